import type { Facts } from '../person/fact-types.ts';
import { dollars, type FactTable } from './entry.ts';
import { listed, type Phrases, statements, withArticle } from './phrasing.ts';

const KINDS: Phrases = {
  individual: ['You apply as a person', "You don't apply as a person"],
  business: ['You apply for a business', "You don't apply for a business"],
  startup: ['You apply for a business that you are starting', "You don't apply for a new business"],
  farm: ['You apply for a farm or ranch', "You don't apply for a farm or ranch"],
  nonprofit: ['You apply for a nonprofit', "You don't apply for a nonprofit"],
  school: ['You apply for a school or school district', "You don't apply for a school"],
  college: ['You apply for a college or university', "You don't apply for a college"],
  hospital: ['You apply for a hospital or clinic', "You don't apply for a hospital"],
  'tribal-government': ['You apply for a tribe', "You don't apply for a tribe"],
  'local-government': [
    'You apply for a city, county or other local government',
    "You don't apply for a local government",
  ],
  'state-government': ['You apply for a state', "You don't apply for a state"],
  'housing-authority': ['You apply for a housing authority', "You don't apply for a housing authority"],
  utility: ['You apply for a utility', "You don't apply for a utility"],
  researcher: ['You apply as a researcher', "You don't apply as a researcher"],
  'federal-agency': ['You apply for a federal agency', "You don't apply for a federal agency"],
  'foreign-organization': ['You apply for an organization abroad', "You don't apply for an organization abroad"],
};

/** What to call workers if the profession's key isn't their name. */
const WORKERS: Readonly<Record<string, string>> = { 'law-enforcement': 'law enforcement officer' };

/**
 * Returns "You apply as a person, or for a business, a farm or ranch or a nonprofit". Some programs list a dozen kinds,
 * so with four or more, each uses the shorter name from its negative sentence.
 */
function applicantSentence(values: readonly string[]): string {
  const [form, start] = values.length > 3 ? ([1, "You don't apply "] as const) : ([0, 'You apply '] as const);
  const named = values.flatMap((value) => KINDS[value]?.[form].slice(start.length) ?? []);
  const after = (word: string) => named.filter((name) => name.startsWith(word)).map((name) => name.slice(word.length));
  const [as, forThem] = [after('as '), after('for ')].map((names) => listed(names, 'or'));
  if (!as) return `You apply for ${forThem}`;
  return forThem ? `You apply as ${as}, or for ${forThem}` : `You apply as ${as}`;
}

function hasOrganization({ ownsBusiness, startingBusiness, nonprofitStatus }: Facts): boolean {
  return ownsBusiness !== false || startingBusiness !== false || nonprofitStatus !== 'none';
}

/** Who applies, for what organization, and since when as a permanent resident. */
export const APPLICANT_FACTS = {
  applicantKind: {
    says: (values, negated) => (negated ? statements(KINDS)(values, negated) : applicantSentence(values)),
    odds: null,
  },
  applyingFor: {
    says: statements({
      self: ['You ask for yourself', "You don't ask for yourself"],
      child: ['A child lives with you', 'No child lives with you'],
      household: ['Other people live with you', 'You live alone'],
    }),
    odds: null,
  },
  profession: {
    says: (values, negated) => {
      const names = values.map((value) => withArticle(WORKERS[value] ?? value.replaceAll('-', ' ')));
      return `${negated ? 'Your work is not that of' : 'You work as'} ${listed(names, 'or')}`;
    },
    odds: () => ({}),
  },
  ownsBusiness: {
    yes: 'You own a business',
    no: "You don't own a business",
    odds: null,
  },
  startingBusiness: {
    yes: 'You are starting a business',
    no: 'You are not starting a business',
    odds: null,
  },
  nonprofitStatus: {
    says: statements({
      '501c3': ['Your organization is a 501(c)(3)', 'Your organization is not a 501(c)(3)'],
      '501c4': ['Your organization is a 501(c)(4)', 'Your organization is not a 501(c)(4)'],
      'fiscal-sponsorship': ['Your organization has a fiscal sponsor', 'Your organization has no fiscal sponsor'],
      pending: ['Your nonprofit status is pending', 'Your nonprofit status is not pending'],
      none: ["You don't run a nonprofit", 'You run a nonprofit'],
    }),
    odds: null,
  },
  annualRevenue: {
    of: dollars,
    atLeast: (sum) => `Your organization takes in ${sum} a year or more`,
    atMost: (sum) => `Your organization takes in at most ${sum} a year`,
    odds: (_, atLeast) => (atLeast > 0 ? 0.3 : 0.85),
    appliesTo: hasOrganization,
  },
  employees: {
    of: (count) => count.toLocaleString('en-US'),
    atLeast: (count) => `Your organization has ${count} or more employees`,
    atMost: (count) =>
      count === '0' ? 'Your organization has no employees' : `Your organization has at most ${count} employees`,
    odds: (_, atLeast) => (atLeast > 0 ? 0.4 : 0.9),
    appliesTo: hasOrganization,
  },
  permanentResidentYears: {
    of: String,
    atLeast: (count) => `You have been a permanent resident for ${count} years or more`,
    atMost: (count) => `You have been a permanent resident for at most ${count} years`,
    odds: () => 0.6,
    appliesTo: ({ citizenship }) => citizenship === 'permanent-resident',
    isPrivate: true,
  },
} as const satisfies Partial<FactTable>;
