import { PRODUCT_NAME } from '../../../../contract/limits.ts';
import type { Need } from '../../../../contract/profile/profile.ts';
import type { AUDIENCES } from '../../../../contract/programs/catalog.ts';
import type { Category, ProgramType } from '../../../../contract/programs/grants.ts';
import { programs } from '../../lib/counts.ts';
import { readOn, type SourceWords } from '../program/conditions/source-words.ts';

export const PROGRAMS = 'Programs';

// ---- Start page of all lists ----

export const START = {
  head: {
    title: 'Grants, loans and assistance programs',
    description:
      'Browse public grants, loans and assistance programs by type, topic, state and audience, each with its rules in plain words, its sources and how to apply.',
  },
  title: 'Programs in plain words',
  lead: (count: number) =>
    `We’ve read ${count} public programs: what each one gives, who can get it and how to apply. Every fact names its source.`,
  type: 'What kind of help?',
  category: 'What is it for?',
  for: 'Who is it for?',
  need: 'What do you need?',
  state: 'Where do you live?',
  stateNote: (count: number) =>
    `${count} programs are for the whole country. Each state’s page has its own limits, amounts and programs.`,
  all: 'All programs from A to Z',
} as const;

/** Needs in a word or two, for tiles. */
export const TILE_NAMES: Readonly<Record<Need, string>> = {
  bills: 'Bills',
  food: 'Food',
  rent: 'Housing',
  health: 'Health',
  work: 'Work',
  school: 'School',
  business: 'Business',
  children: 'Children',
  money: 'Cash and tax credits',
  home: 'Buying or fixing a home',
  land: 'Farms',
  disaster: 'After a disaster',
  community: 'Communities',
};

export const STATE_CHOICE = {
  label: 'Your state',
  choose: 'Choose a state',
  go: 'Show',
  /** For screen readers. */
  what: 'its programs',
} as const;

// ---- Lists ----

export const TYPE_LISTS: Readonly<Record<ProgramType, { name: string; title: string; lead: string }>> = {
  grant: {
    name: 'Grants',
    title: 'Grants',
    lead: 'Money for a purpose that you don’t have to pay back: for school, research, a business idea, a farm, a building, the arts.',
  },
  loan: {
    name: 'Loans',
    title: 'Loans and loan guarantees',
    lead: 'Money you pay back, on better terms than a bank alone would offer: lower interest, more time, or a government guarantee.',
  },
  assistance: {
    name: 'Assistance',
    title: 'Assistance programs',
    lead: 'Benefits, services and tax credits for daily life: food, rent, heating, health, child care, work and training.',
  },
};

export const CATEGORY_LISTS: Readonly<Record<Category, { name: string; title: string; lead: string }>> = {
  Education: {
    name: 'Education',
    title: 'Programs for education',
    lead: 'Help with college and school: grants, scholarships, student loans, loan forgiveness, school meals and child care while you study.',
  },
  'Small Business': {
    name: 'Small Business',
    title: 'Programs for small businesses',
    lead: 'Loans, guarantees, grants and free advice for people who start or run a small business or a farm.',
  },
  Research: {
    name: 'Research',
    title: 'Programs for research',
    lead: 'Grants and fellowships for scientists, scholars and the places they work.',
  },
  'Arts & Culture': {
    name: 'Arts & Culture',
    title: 'Programs for arts and culture',
    lead: 'Grants for artists, museums, languages, history and the humanities.',
  },
  Healthcare: {
    name: 'Healthcare',
    title: 'Programs for health care',
    lead: 'Health coverage, health care and help paying for it, for people of all ages.',
  },
  Technology: {
    name: 'Technology',
    title: 'Programs for technology and energy',
    lead: 'Grants and help for new technology, clean energy and internet access.',
  },
  Veterans: {
    name: 'Veterans',
    title: 'Programs for veterans',
    lead: 'Pay, pensions, home loans, health care and schooling for those who served, and for their families.',
  },
  'Community Development': {
    name: 'Community Development',
    title: 'Programs for homes, food and communities',
    lead: 'Help with rent, a home of your own, food, energy bills and hard times, and money to build up a town or a neighborhood.',
  },
};

export const AUDIENCE_LISTS: Readonly<Record<(typeof AUDIENCES)[number], { name: string; lead: string }>> = {
  individuals: {
    name: 'Individuals',
    lead: 'Programs for one person, with or without a family.',
  },
  families: { name: 'Families', lead: 'Food, care, housing and tax credits for people raising children.' },
  seniors: { name: 'Seniors', lead: 'Income, health, meals and a safe home for older people.' },
  veterans: { name: 'Veterans', lead: 'What the country owes to those who served, and to their families.' },
  students: {
    name: 'Students',
    lead: 'Money for school and college, now or later, and help paying back student loans.',
  },
  'people-with-disabilities': {
    name: 'People with disabilities',
    lead: 'Income, health care, work and an accessible home for people who live with a disability.',
  },
  renters: { name: 'Renters', lead: 'Help paying rent and bills, and staying in your home.' },
  homeowners: { name: 'Homeowners', lead: 'Help buying, repairing, heating and keeping your home.' },
  'small-businesses': { name: 'Small businesses', lead: 'Loans, guarantees, grants and advice for small firms.' },
  farms: { name: 'Farms', lead: 'Loans, insurance, conservation payments and grants for farmers and ranchers.' },
  nonprofits: { name: 'Nonprofits', lead: 'Grants and loans that a nonprofit organization can apply for.' },
  communities: { name: 'Communities', lead: 'Money for towns, counties and neighborhoods.' },
  tribes: { name: 'Tribes', lead: 'Programs for tribal nations and their members.' },
  researchers: { name: 'Researchers', lead: 'Grants and fellowships for people who do research.' },
  artists: { name: 'Artists', lead: 'Support for people who make art.' },
};

export const audienceTitle = (name: string) => `Help for ${name.toLowerCase()}`;
export const ALL_LIST = {
  name: 'All programs',
  title: 'All programs from A to Z',
  lead: 'All our programs, by their common names.',
} as const;

/** Needs, used as headings on a state's page and as guides. */
export const NEED_LISTS: Readonly<Record<Need, { name: string; title: string; lead: string }>> = {
  money: {
    name: 'Cash and tax credits',
    title: 'Cash help and tax credits',
    lead: 'Monthly cash for families, older people and people with disabilities, and credits that pay you when you file a tax return. You don’t need an office visit for tax credits: file even if you owe nothing.',
  },
  food: {
    name: 'Food',
    title: 'Help with food',
    lead: 'Start with SNAP, which pays the most for most people. Pregnant women and children under five can get WIC too, children at school get free or cheaper meals, and a food pantry helps the same day.',
  },
  health: {
    name: 'Health care',
    title: 'Help with health care',
    lead: 'Whether you get Medicaid, CHIP for your children, or help with a Marketplace plan or Medicare depends on age, income and state. One application covers the first three, and you can apply for Medicaid and CHIP all year.',
  },
  children: {
    name: 'Children and child care',
    title: 'Help for children and with child care',
    lead: 'Money toward child care while you work or study, free preschool, and health care and meals for children. Waiting lists are common: apply to more than one, and early.',
  },
  rent: {
    name: 'Rent',
    title: 'Help with rent',
    lead: 'Vouchers and public housing make rent fit your income, but the lists are long. If you’re about to lose your home, ask for emergency help first. It has no list.',
  },
  home: {
    name: 'Buying or repairing a home',
    title: 'Help to buy or repair a home',
    lead: 'Loans with less money down, help with the down payment, grants and loans for repairs, free insulation and rebates, and lower property taxes for people who own.',
  },
  bills: {
    name: 'Heating, power and other bills',
    title: 'Help with heating, power and other bills',
    lead: 'Energy assistance pays part of the bill, weatherization lowers it for years, and discounts on phone, internet, water and power add up. If a shutoff is near, say so: crisis help is faster.',
  },
  work: {
    name: 'Work and training',
    title: 'Help with work and training',
    lead: 'Unemployment benefits replace part of your pay, so file in the first week. Training, apprenticeships and job centers are free; some programs are only for veterans, young people, older workers or people with disabilities.',
  },
  school: {
    name: 'School and college',
    title: 'Help with school and college',
    lead: 'Fill in the FAFSA first: federal grants, state grants and most colleges use it. State money often runs out, so file as soon as the form opens in the fall. You don’t pay back grants and scholarships. Loans come last.',
  },
  disaster: {
    name: 'After a disaster or crime',
    title: 'Help after a disaster or crime',
    lead: 'Money and shelter after a fire, flood or storm, and compensation for victims of crime. Deadlines are short, and insurance comes first: file both at once.',
  },
  business: {
    name: 'Business',
    title: 'Help for a business',
    lead: 'Start with free advice. It leads you to the rest: guaranteed loans, small startup loans, money for research and exports, and your state’s tax credits.',
  },
  land: {
    name: 'Farm and land',
    title: 'Help for farms and land',
    lead: 'Loans to buy land and to run the farm, payments for conservation, insurance and disaster help. Start at your county’s Farm Service Agency office for most of them.',
  },
  community: {
    name: 'Communities, nonprofits and research',
    title: 'Help for communities, nonprofits and research',
    lead: 'Grants and loans for towns, tribes, schools, nonprofits, museums and researchers. Most have one round a year and need registrations that take weeks, so start early.',
  },
};
export const needPath = (need: Need) => `/programs/need/${need}`;

export const stateTitle = (state: string) => `Grants, loans and assistance in ${state}`;
export const stateLead = (state: string, count: number) =>
  count === 0
    ? `What nationwide programs give in ${state}, and their income limits. We haven’t read ${state}’s own programs yet.`
    : `${count === 1 ? 'One program' : `${count} programs`} that ${state} runs, and the nationwide programs people there can get: what each gives, the income limits, and where to apply.`;
/** The programs to start with, above the rest of a list. */
export const STARTS_HERE = (count: number) => (count === 3 ? 'Start with these three' : 'Start here');
/** Counts a need's programs by the headings they're under. */
export const counted = (all: string, nationwide: number, inSome: number, forOrganizations: number) =>
  `${all}: ${[
    nationwide > 0 && `${nationwide} for the whole country`,
    inSome > 0 && `${inSome} only in some states`,
    forOrganizations > 0 && `${forOrganizations} for businesses, farms and organizations`,
  ]
    .filter(Boolean)
    .join(', ')}.`;
export const IN_SOME_STATES = 'Only in some states';
export const FOR_ORGANIZATIONS = 'For businesses, farms and organizations';
export const STATE_OWN = (state: string) => `Only in ${state}`;
export const STATE_NATIONWIDE = 'For the whole country';
/** The collapsed part under a need on a state's page. */
export const nationwideToo = (count: number) =>
  count === 1 ? '1 more for the whole country' : `${count} more for the whole country`;
export const ON_THIS_PAGE = 'On this page';
export const FREE_HELP_IN = (state: string) => `Free help in ${state}`;
export const SEE_YOURS = 'See what you qualify for';
export const allAbout = (need: string) => `All programs: ${need.toLowerCase()}`;

/** A list's title and description. Each list has its own wording. */
export const listHeadTitle = (title: string, page: number) => (page === 1 ? title : `${title}, page ${page}`);
export const listHeadDescription = (title: string, count: number, page: number, pages: number) =>
  `${title}: ${programs(count)}, each with its rules in plain words, its sources and how to apply.${pages > 1 ? ` Page ${page} of ${pages}.` : ''}`;

export const PAGES = 'Pages of this list';
export const PREVIOUS = 'Previous';
export const NEXT = 'Next';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
export const pageLabel = (page: number) => `Page ${page}`;
export const OTHER_LISTS = {
  type: 'Other kinds of help',
  category: 'Other topics',
  for: 'Other people',
  need: 'Other needs',
} as const;
export const ALL_PLACES = 'Programs in other states';

export const CLOSED = 'Closed';
export const FORECAST = 'Not open yet';

// ---- A program ----

export const FACTS = {
  title: 'At a glance',
  kind: 'Kind of help',
  amount: 'What it’s worth',
  who: 'Who can get it',
  deadline: 'Deadline',
  interestRate: 'Interest rate',
  repaymentTerms: 'Repayment',
  assistanceType: 'What you get',
  places: 'Where',
  provider: 'Run by',
  listings: 'Federal listing',
} as const;
/** The folded facts. */
export const MORE_FACTS = 'More facts';
export const WHOLE_COUNTRY = 'The whole country';
/** For search engines. */
export const COUNTRY = 'United States';
export const ENGLISH_NAME = 'In English:';
export const officialName = (title: string) => `Official name: ${title}`;

export const GIVES = 'What it gives';
/** The collapsed rest of a description. */
export const MORE = 'More about it';
export const WHO = 'Who can get it';
export const DEADLINE = 'Deadline';
const thisCase = (count: number) =>
  count === 1 ? 'the other case below applies' : `one of these ${count} cases applies`;
export const CONDITIONS = {
  all: 'All of these have to be true:',
  any: 'One of these is enough:',
  status: 'You are a U.S. citizen, or have an immigration status that counts',
  statusRules: 'Your citizenship or immigration status. One of these is enough:',
  /** Ends a condition that can be met in other ways too. */
  orElse: (count: number) => `, or ${thisCase(count)}`,
  /** The same after a negative condition: "You are not a student now, or you are and one of these 8 cases applies". */
  orYouAre: (count: number) => `, or you are and ${thisCase(count)}`,
  /** Begins a condition that most states don't have. */
  inSome: 'In some states: ',
  insteadOf: (condition: string, count: number) =>
    `Instead of “${condition}”, ${count === 1 ? 'this is enough' : 'one of these is enough'}:`,
  andOneOf: ', and one of these:',
  alsoNeeded: 'These have to be true too:',
  alsoEnough: 'One of these is enough too:',
  /** The collapsed part. */
  special: 'Special cases',
  further: 'More conditions and special cases',
  furtherAlone: 'More conditions',
  quotes: 'In the words of the sources',
} as const;
export const checkedByUs = (ours: number, all: number) =>
  `${PRODUCT_NAME} compares ${ours === all ? 'all of these conditions' : `${ours} of these ${all} conditions`} with your answers and tells you what’s left to check.`;
export const NONE_CHECKED =
  'Your profile can’t settle these conditions. Check them yourself before you prepare anything.';
export const DOCUMENTS = 'What to have ready';
export const HOW = 'How to apply';
export const CONTACT = 'Who to ask';
export const OFFICIAL = {
  program: 'Official program page',
  apply: 'Where you apply',
  agency: 'Website of the agency',
} as const;
export const FREE = `Applying is free. Anyone who asks you for money to apply or to “release” a grant isn’t the government. ${PRODUCT_NAME} is a private service, not a government agency. Only the program decides.`;

export const CLOSED_NOTE = {
  title: 'This program is closed',
  text: 'The last day to apply has passed. Many programs open again: the official page says if and when.',
} as const;
export const FORECAST_NOTE = {
  title: 'This program isn’t open yet',
  text: 'It has been announced, but you can’t apply yet. Details can still change.',
} as const;

export const CALL = {
  title: 'Can you get it?',
  text: 'Answer a few questions once. For this program and all others, you see which conditions you meet and where each one comes from. It’s free.',
  visitor: 'See if you qualify',
  member: 'See it with your profile',
} as const;

export const SOURCES = 'Sources';
export const sourceMark = (number: number) => `Source ${number}`;
export const sourceDate = (words: SourceWords, date: string) =>
  words.read === 'page' ? `as of ${date}` : readOn(words, date);
export const lawDate = (date: string) => `in force, text of ${date}`;
/** Counts the sources: "2 official sources, 1 other". */
export const sourcesCounted = (official: number, other: number) => {
  if (official === 0) return other === 1 ? '1 source, not official' : `${other} sources, none official`;
  const first = official === 1 ? '1 official source' : `${official} official sources`;
  return other === 0 ? first : `${first}, ${other === 1 ? '1 other' : `${other} others`}`;
};
/** The most recent check of anything that can change. */
export const checkedText = (date: string) => `Last checked: ${date}`;
export const RELATED = 'Related programs';
export const FORMS = {
  title: 'In your state',
  text: 'Each state runs this program itself, often under a name of its own. See where people of each state apply.',
  all: (count: number) => (count === 1 ? 'The state’s own name' : `All ${count} states and their names`),
  of: (place: string) => `This is how ${place} runs a nationwide program:`,
  others: (place: string) => `More help in ${place}`,
} as const;
export const LISTED_UNDER = 'Listed under';

export const HEAD_SUFFIXES = [': who qualifies and how to apply', ': who qualifies', ''] as const;
export const DESCRIPTION_SUFFIX = ' Who qualifies, what to have ready and how to apply.';
