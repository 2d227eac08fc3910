import { type Profile, profile } from '../../../../../contract/profile.ts';
import type { FactName } from '../../../../../contract/rules.ts';
import type { AskedFacts } from '../../../../../matching/asked.ts';
import type { IncomeLines } from '../../../../../matching/benefits/income-lines.ts';
import type { Facts } from '../../../../../matching/fact-types.ts';
import { factsOf } from '../../../../../matching/facts.ts';
import { asksForAges } from '../child-boxes.ts';

/** What the ages of children who were counted make known. */
const AGES_OF_CHILDREN = ['youngestChild', 'schoolAgeChild'] as const;

/** The answers that a member may leave open, with the facts that each of them makes known. */
const OPEN_QUESTIONS = [
  // Where the state cannot be read from the location.
  ['zipCode', ['state']],
  ['citizenshipStatus', ['citizenship']],
  ['minorityGroup', ['minorityGroup']],
  ['tribalAffiliation', ['tribalMember']],
  ['householdSize', ['householdSize', 'incomeOfPovertyLine']],
  ['householdIncome', ['householdIncome', 'incomeOfPovertyLine']],
  ['numberOfChildren', ['children']],
  ['childAges', AGES_OF_CHILDREN],
  ['pregnancy', ['pregnant']],
  ['employmentStatus', ['employment']],
  ['industryExperience', ['industry']],
  ['education', ['educationLevel']],
  ['veteranDischarge', ['veteranDischarge']],
  ['veteranDisabilityRating', ['veteranDisabilityRating']],
  ['communityType', ['community']],
  ['homeownershipStatus', ['home']],
  ['annualRevenue', ['annualRevenue']],
  ['numberOfEmployees', ['employees']],
  ['permanentResidentSince', ['permanentResidentYears']],
] as const satisfies readonly (readonly [keyof Profile | 'childAges', readonly FactName[]])[];

/** Without these nothing can be saved: they come first, and alone they are no measure yet. */
const NEEDED = [
  ['age', ['age']],
  ['location', ['state']],
  ['occupation', ['profession']],
] as const satisfies readonly (readonly [keyof Profile, readonly FactName[]])[];

export type OpenQuestion = (typeof OPEN_QUESTIONS | typeof NEEDED)[number][0] | 'housingCost';

/** Facts that every saved profile states: they are asked as yes or no, or are required. */
const ALWAYS_ASKED: readonly FactName[] = [
  'age',
  'veteran',
  'student',
  'singleParent',
  'disability',
  'ownsBusiness',
  'startingBusiness',
  'nonprofitStatus',
];

const FACTS_OF_PROFILE: readonly FactName[] = [
  ...new Set([...ALWAYS_ASKED, ...OPEN_QUESTIONS.flatMap(([, facts]) => facts)]),
];

/** Only whether something is known counts here, not what it comes to. */
const SOME_LINES: IncomeLines = { povertyLine: () => 1, medianIncome: () => 1 };

export interface Meter {
  /** How many of the conditions that a profile can settle are settled, in percent. */
  percent: number;
  /** What is needed first, then the open question for which most programs ask, and a pregnancy last. */
  next: { question: OpenQuestion; programs: number } | null;
}

/** How far the answers go towards settling what the programs ask. */
export function meterOf(answers: Profile, asked: AskedFacts): Meter {
  const facts = factsOf(answers, new Date(), SOME_LINES);
  const isOpen = (fact: FactName) => !isSettled(fact, facts, answers);
  const all = sum(FACTS_OF_PROFILE, asked);
  const open = sum(FACTS_OF_PROFILE.filter(isOpen), asked);
  const missing = NEEDED.filter(([question]) => !isAnswered(answers[question]));
  const [needed] = missing.map(([question, settles]) => ({ question, programs: sum(settles, asked) }));
  const ranked = OPEN_QUESTIONS.filter(([question]) =>
    question === 'childAges' ? asksForAges(answers) : !isAnswered(answers[question]),
  )
    .map(([question, settles]) => ({ question, programs: sum(settles.filter(isOpen), asked) }))
    .filter(({ programs }) => programs > 0)
    .toSorted((a, b) => b.programs - a.programs);
  const [first = null] = ranked;
  const best = ranked.find(({ question }) => question !== 'pregnancy') ?? (first && (rentOf(answers) ?? first));
  // Never 100 while something is open.
  const percent = all === 0 ? 100 : Math.floor((100 * (all - open)) / all);
  return { percent: missing.length === NEEDED.length ? 0 : percent, next: needed ?? best };
}

/** Rent settles no condition, but an amount: it is asked for before a pregnancy. */
function rentOf({ household, householdIncome }: Profile): Meter['next'] {
  const isOpen = householdIncome !== null && (household?.housingCost ?? null) === null;
  return isOpen ? { question: 'housingCost', programs: 0 } : null;
}

/** What the form holds now, over what was saved before: a half-typed answer counts once it is a possible one. */
export function answersIn(form: Readonly<Record<string, unknown>>, saved: Profile): Profile {
  const fields: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = profile.shape;
  const possible = Object.entries(form).filter(([name, value]) => fields[name]?.safeParse(value).success);
  return profile.parse({ ...saved, ...Object.fromEntries(possible) });
}

function isAnswered(answer: string | number | null): boolean {
  return answer !== null && answer !== '' && answer !== 'not_specified';
}

/** Known, or without meaning for this person. */
function isSettled(fact: FactName, facts: Facts, answers: Profile): boolean {
  if (facts[fact] !== undefined) return true;
  if (fact === 'veteranDischarge' || fact === 'veteranDisabilityRating') return !answers.isVeteran;
  if (fact === 'annualRevenue' || fact === 'employees') return !isOrganization(facts);
  if (fact === 'youngestChild' || fact === 'schoolAgeChild') {
    return answers.numberOfChildren !== null && !asksForAges(answers);
  }
  if (fact === 'permanentResidentYears') return answers.citizenshipStatus !== 'permanent-resident';
  return false;
}

function isOrganization({ ownsBusiness, startingBusiness, nonprofitStatus }: Facts): boolean {
  return ownsBusiness === true || startingBusiness === true || nonprofitStatus !== 'none';
}

function sum(facts: readonly FactName[], asked: AskedFacts): number {
  return facts.reduce((total, fact) => total + (asked[fact] ?? 0), 0);
}
