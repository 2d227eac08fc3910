import { stateInSentence } from '../../contract/profile/place-names.ts';
import type { FactName, WrittenFactRule } from '../../contract/programs/rules.ts';

type Phrases = Readonly<Record<string, readonly [is: string, isNot: string]>>;

/** Yes/no facts: the sentences for yes and for no. */
const BOOLEANS: Readonly<Partial<Record<FactName, readonly [yes: string, no: string]>>> = {
  veteran: ['You served in the U.S. armed forces', "You didn't serve in the U.S. armed forces"],
  singleParent: ['You are a single parent', 'You are not a single parent'],
  pregnant: ['You are pregnant', 'You are not pregnant'],
  disability: ['You have a disability', "You don't have a disability"],
  tribalMember: ['You are enrolled in a tribe', 'You are not enrolled in a tribe'],
  ownsBusiness: ['You own a business', "You don't own a business"],
  startingBusiness: ['You are starting a business', 'You are not starting a business'],
  worksForPay: ['You or somebody in your household works for pay', 'Nobody in your household works for pay'],
  paysHeating: ['You pay for heating or cooling yourself', "You don't pay for heating or cooling yourself"],
  spouse: ['You live with your husband or wife', "You don't live with a husband or wife"],
  spouseVeteran: ['Your husband or wife served in the U.S. armed forces', "Your husband or wife didn't serve"],
  schoolAgeChild: ['A child aged 5 to 17 lives with you', 'No child aged 5 to 17 lives with you'],
  relativesChild: [
    "A grandchild or another relative's child lives with you",
    "No grandchild or other relative's child lives with you",
  ],
  disabledChild: ['A child with a disability lives with you', 'No child with a disability lives with you'],
  disabledOther: ['Somebody else in your household has a disability', 'Nobody else in your household has a disability'],
  pregnantOther: ['Somebody else in your household is pregnant', 'Nobody else in your household is pregnant'],
};

const DISCHARGES: Readonly<Record<string, string>> = {
  honorable: 'honorable',
  general: 'general (under honorable conditions)',
  'other-than-honorable': 'other than honorable',
  'bad-conduct': 'for bad conduct',
  dishonorable: 'dishonorable',
};

const SCHOOLING: Readonly<Record<string, string>> = {
  'less-than-high-school': 'less than high school',
  'high-school': 'high school',
  'some-college': 'some college',
  associate: 'an associate degree',
  bachelor: "a bachelor's degree",
  graduate: 'a graduate degree',
};

/** Complete sentences by value: positive and negative. */
const STATEMENTS: Readonly<Partial<Record<FactName, Phrases>>> = {
  student: {
    current: ['You are a student', 'You are not a student now'],
    future: ['You plan to study', "You don't plan to study"],
    no: ["You are not a student and don't plan to study", 'You are a student or plan to study'],
  },
  employment: {
    employed: ['You have a job', "You don't have a job"],
    'self-employed': ['You are self-employed', 'You are not self-employed'],
    unemployed: ['You are out of work', 'You are not out of work'],
    retired: ['You are retired', 'You are not retired'],
    'unable-to-work': ['You are unable to work', 'You are able to work'],
  },
  citizenship: {
    citizen: ['You are a U.S. citizen', 'You are not a U.S. citizen'],
    'permanent-resident': ['You are a permanent resident', 'You are not a permanent resident'],
    'visa-holder': ['You are here on a visa', 'You are not here on a visa'],
    daca: ['You have DACA', "You don't have DACA"],
    refugee: ['You are a refugee or were granted asylum', 'You are not a refugee and were not granted asylum'],
    other: ['You have another immigration status', 'You have no other immigration status'],
  },
  minorityGroup: {
    'african-american': ['You are African American', 'You are not African American'],
    hispanic: ['You are Hispanic', 'You are not Hispanic'],
    asian: ['You are Asian American', 'You are not Asian American'],
    'native-american': ['You are Native American', 'You are not Native American'],
    'pacific-islander': ['You are a Pacific Islander', 'You are not a Pacific Islander'],
    other: ['You belong to another minority group', 'You belong to no other minority group'],
  },
  community: {
    urban: ['You are in a city', "You aren't in a city"],
    suburban: ['You are in a suburb', "You aren't in a suburb"],
    rural: ['You are in a rural area', "You aren't in a rural area"],
    remote: ['You are in a remote area', "You aren't in a remote area"],
  },
  home: {
    own: ['You own your home', "You don't own your home"],
    rent: ['You rent your home', "You don't rent your home"],
    temporary: ['You have no lasting home', 'You have a lasting home'],
    seeking: ['You want to buy a home', "You don't plan to buy a home"],
  },
  applicantKind: {
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
  },
  applyingFor: {
    self: ['You ask for yourself', "You don't ask for yourself"],
    child: ['A child lives with you', 'No child lives with you'],
    household: ['Other people live with you', 'You live alone'],
  },
  nonprofitStatus: {
    '501c3': ['Your organization is a 501(c)(3)', 'Your organization is not a 501(c)(3)'],
    '501c4': ['Your organization is a 501(c)(4)', 'Your organization is not a 501(c)(4)'],
    'fiscal-sponsorship': ['Your organization has a fiscal sponsor', 'Your organization has no fiscal sponsor'],
    pending: ['Your nonprofit status is pending', 'Your nonprofit status is not pending'],
    none: ["You don't run a nonprofit", 'You run a nonprofit'],
  },
};

/** What to call workers if the profession's key doesn't say it. */
const WORKERS: Readonly<Record<string, string>> = { 'law-enforcement': 'law enforcement officer' };

/** Short forms of immigration statuses, for lists. */
const STATUSES: Readonly<Record<string, readonly string[]>> = {
  citizen: ['U.S. citizen'],
  'permanent-resident': ['permanent resident'],
  refugee: ['refugee', 'asylee'],
};

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const percent = (share: number) => `${share.toLocaleString('en-US')}%`;
const years = (count: number) => `${count}`;

/** A number's sentences for "at least" and "at most". Each says no more than the number does. */
interface Ranged {
  of: (value: number) => string;
  atLeast: (value: string) => string;
  atMost: (value: string) => string;
}

const RANGES: Readonly<Partial<Record<FactName, Ranged>>> = {
  age: { of: years, atLeast: (age) => `You are ${age} or older`, atMost: (age) => `You are ${age} or younger` },
  veteranDisabilityRating: {
    of: percent,
    atLeast: (share) => `The VA rates your disability at ${share} or more`,
    atMost: (share) => `The VA rates your disability at ${share} or less`,
  },
  children: {
    of: String,
    atLeast: (count) =>
      count === '1' ? 'A child under 18 lives with you' : `At least ${count} children live with you`,
    atMost: (count) => (count === '0' ? 'No child lives with you' : `At most ${count} children live with you`),
  },
  householdSize: {
    of: String,
    atLeast: (count) => `Your household has ${count} or more people`,
    atMost: (count) => (count === '1' ? 'You live alone' : `Your household has at most ${count} people`),
  },
  householdIncome: {
    of: dollars,
    atLeast: (sum) => `Your household's income is ${sum} a year or more`,
    atMost: (sum) => `Your household's income is at most ${sum} a year`,
  },
  incomeOfPovertyLine: {
    of: percent,
    atLeast: (share) => `Your household's income is at least ${share} of the federal poverty line`,
    atMost: (share) => `Your household's income is at most ${share} of the federal poverty line`,
  },
  incomeOfAreaMedian: {
    of: percent,
    atLeast: (share) => `Your household's income is at least ${share} of your area's median`,
    atMost: (share) => `Your household's income is at most ${share} of your area's median`,
  },
  savings: {
    of: dollars,
    atLeast: (sum) => `Your household has savings of ${sum} or more`,
    atMost: (sum) => `Your household's savings are at most ${sum}`,
  },
  annualRevenue: {
    of: dollars,
    atLeast: (sum) => `Your organization takes in ${sum} a year or more`,
    atMost: (sum) => `Your organization takes in at most ${sum} a year`,
  },
  employees: {
    of: (count) => count.toLocaleString('en-US'),
    atLeast: (count) => `Your organization has ${count} or more employees`,
    atMost: (count) =>
      count === '0' ? 'Your organization has no employees' : `Your organization has at most ${count} employees`,
  },
  permanentResidentYears: {
    of: years,
    atLeast: (count) => `You have been a permanent resident for ${count} years or more`,
    atMost: (count) => `You have been a permanent resident for at most ${count} years`,
  },
  youngestChild: {
    of: years,
    atLeast: (age) => `The youngest child who lives with you is ${age} or older`,
    atMost: (age) =>
      age === '0' ? 'A baby under one lives with you' : `A child aged ${age} or younger lives with you`,
  },
  oldestOther: {
    of: years,
    atLeast: (age) => `Somebody else in your household is ${age} or older`,
    atMost: (age) => `Everybody else in your household is ${age} or younger`,
  },
};

/**
 * Returns the sentence for a condition, addressed to the person. It states the fact and nothing more, and all programs
 * share it. With `negated`, returns the opposite sentence, for a leaf under `not`.
 */
export function conditionSentence(leaf: WrittenFactRule, negated = false): string {
  const { fact, atLeast, atMost } = leaf;
  const boolean = BOOLEANS[fact];
  if (boolean) return boolean[(leaf.is === true) === negated ? 1 : 0];
  const range = RANGES[fact];
  if (range) return rangeSentence(range, { atLeast, atMost }, negated);
  const values = leaf.in ?? [String(leaf.is)];
  return choiceSentence(fact, values, negated);
}

function rangeSentence(
  { of, atLeast: least, atMost: most }: Ranged,
  { atLeast, atMost }: { atLeast: number | undefined; atMost: number | undefined },
  negated: boolean,
): string {
  if (atLeast !== undefined && atMost !== undefined) {
    const both = `${least(of(atLeast))}, and ${lowerFirst(most(of(atMost)))}`;
    return negated ? `This doesn't hold: ${lowerFirst(both)}` : both;
  }
  if (atLeast !== undefined) return negated ? most(of(atLeast - 1)) : least(of(atLeast));
  if (atMost !== undefined) return negated ? least(of(atMost + 1)) : most(of(atMost));
  return '';
}

function choiceSentence(fact: FactName, values: readonly string[], negated: boolean): string {
  if (fact === 'state') {
    const names = values.map(stateInSentence);
    return negated ? `You don't live in ${listed(names, 'or')}` : `You live in ${listed(names, 'or')}`;
  }
  if (fact === 'profession') {
    const names = values.map((value) => withArticle(WORKERS[value] ?? value.replaceAll('-', ' ')));
    return negated ? `Your work is not that of ${listed(names, 'or')}` : `You work as ${listed(names, 'or')}`;
  }
  if (fact === 'industry') {
    const names = values.map((value) => value.replaceAll('-', ' '));
    return negated ? `Your work is not in ${listed(names, 'or')}` : `You work in ${listed(names, 'or')}`;
  }
  if (fact === 'veteranDischarge') {
    const serving = values.includes('still-serving') ? [`you are ${negated ? 'not ' : ''}still serving`] : [];
    const names = values.flatMap((value) => DISCHARGES[value] ?? []);
    const discharge = names.length > 0 ? [`your discharge was ${negated ? 'not ' : ''}${listed(names, 'or')}`] : [];
    return upperFirst(listed([...discharge, ...serving], negated ? 'and' : 'or'));
  }
  if (fact === 'educationLevel') {
    const names = values.flatMap((value) => SCHOOLING[value] ?? []);
    return `Your highest schooling is ${negated ? 'not ' : ''}${listed(names, 'or')}`;
  }
  if (fact === 'citizenship' && !negated && values.length > 1) return statusSentence(values);
  if (fact === 'applicantKind' && !negated) return applicantSentence(values);
  const statements = values.flatMap((value) => STATEMENTS[fact]?.[value]?.[negated ? 1 : 0] ?? []);
  return joined(statements, negated ? 'and' : 'or');
}

/** Returns "You are a U.S. citizen, permanent resident, refugee or asylee, or have DACA". */
function statusSentence(values: readonly string[]): string {
  const are = values.flatMap((value) => STATUSES[value] ?? []);
  const others = values.filter((value) => STATUSES[value] === undefined);
  const have = others.flatMap((value) => STATEMENTS.citizenship?.[value]?.[0].slice('You '.length) ?? []);
  if (are.length === 0) return `You ${listed(have, 'or')}`;
  const first = `You are ${withArticle(listed(are, 'or'))}`;
  return have.length === 0 ? first : `${first}, or ${listed(have, 'or')}`;
}

/**
 * Returns "You apply as a person, or for a business, a farm or ranch or a nonprofit". Some programs list a dozen kinds,
 * so with four or more, each uses the shorter name from its negative sentence.
 */
function applicantSentence(values: readonly string[]): string {
  const [form, start] = values.length > 3 ? ([1, "You don't apply "] as const) : ([0, 'You apply '] as const);
  const named = values.flatMap((value) => STATEMENTS.applicantKind?.[value]?.[form].slice(start.length) ?? []);
  const after = (word: string) => named.filter((name) => name.startsWith(word)).map((name) => name.slice(word.length));
  const [as, forThem] = [after('as '), after('for ')].map((names) => listed(names, 'or'));
  if (!as) return `You apply for ${forThem}`;
  return forThem ? `You apply as ${as}, or for ${forThem}` : `You apply as ${as}`;
}

/** Joins statements that start the same way: "You own your home or rent your home". */
function joined(statements: readonly string[], word: 'or' | 'and'): string {
  const [first = '', ...others] = statements;
  const start = ['You are ', 'You live in ', 'You '].find((text) =>
    statements.every((statement) => statement.startsWith(text)),
  );
  if (start && others.length > 0)
    return `${start}${listed(
      statements.map((statement) => statement.slice(start.length)),
      word,
    )}`;
  return upperFirst(
    listed(
      [first, ...others].map((statement, index) => (index === 0 ? statement : lowerFirst(statement))),
      word,
    ),
  );
}

function listed(parts: readonly string[], word: 'or' | 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`;
}

const withArticle = (noun: string) => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`;
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
