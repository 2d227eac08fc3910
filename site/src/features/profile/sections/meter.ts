import { type Profile, profile } from '../../../../../contract/profile/profile.ts';
import type { FactName } from '../../../../../contract/programs/rules.ts';
import type { IncomeLines } from '../../../../../matching/benefits/income-lines.ts';
import type { AskedFacts } from '../../../../../matching/conditions/asked-facts.ts';
import type { Facts } from '../../../../../matching/person/fact-types.ts';
import { factsOf } from '../../../../../matching/person/facts.ts';
import { asksForAges } from '../form/child-boxes.ts';

/** The facts that follow from the ages of the children counted. */
const AGES_OF_CHILDREN = ['youngestChild', 'schoolAgeChild'] as const;

/** The optional questions, with the facts each one reveals. */
const OPEN_QUESTIONS = [
  // Useful if the location doesn't reveal the state.
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

/** Required for saving, so they come first. Before any is answered, progress is 0. */
const NEEDED = [
  ['age', ['age']],
  ['location', ['state']],
  ['occupation', ['profession']],
] as const satisfies readonly (readonly [keyof Profile, readonly FactName[]])[];

export type OpenQuestion = (typeof OPEN_QUESTIONS | typeof NEEDED)[number][0] | 'housingCost';

/** Facts every saved profile has, because they're yes/no or required. */
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

/** Only whether a value is known matters, not what it is. */
const SOME_LINES: IncomeLines = { povertyLine: () => 1, medianIncome: () => 1 };

export interface Meter {
  /** Of the conditions a profile can settle, the percentage that are settled. */
  percent: number;
  /** A missing required answer first, then the open question that most programs depend on; pregnancy last. */
  next: { question: OpenQuestion; programs: number } | null;
}

/** Measures how much of what programs ask is settled by the answers. */
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

/** Rent settles an amount rather than a condition. It's asked before pregnancy. */
function rentOf({ household, householdIncome }: Profile): Meter['next'] {
  const isOpen = householdIncome !== null && (household?.housingCost ?? null) === null;
  return isOpen ? { question: 'housingCost', programs: 0 } : null;
}

/** Merges the form's current values into the saved profile. A partly typed answer counts once it's valid. */
export function answersIn(form: Readonly<Record<string, unknown>>, saved: Profile): Profile {
  const fields: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = profile.shape;
  const possible = Object.entries(form).filter(([name, value]) => fields[name]?.safeParse(value).success);
  return profile.parse({ ...saved, ...Object.fromEntries(possible) });
}

function isAnswered(answer: string | number | null): boolean {
  return answer !== null && answer !== '' && answer !== 'not_specified';
}

/** Known, or irrelevant for this person. */
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
