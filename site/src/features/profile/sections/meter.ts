import { FIELDS, type Profile, profile } from '../../../../../contract/profile/profile.ts';
import { FIELD_OF_FACT, factOf } from '../../../../../contract/profile/question-fields.ts';
import type { FactName } from '../../../../../contract/programs/rules.ts';
import type { IncomeLines } from '../../../../../matching/benefits/income-lines.ts';
import type { AskedFacts } from '../../../../../matching/conditions/asked-facts.ts';
import type { Facts } from '../../../../../matching/person/fact-types.ts';
import { factsOf } from '../../../../../matching/person/facts.ts';
import { asksForAges } from '../form/child-boxes.ts';
import { NO_ANSWER } from '../form/chosen.ts';
import type { FieldName } from '../form/field-inputs.ts';
import { FIELD_QUESTIONS } from '../form/field-questions.ts';
import { FIELD_NAMES, isAsked } from '../form/form-fields.ts';

/** The facts that follow from the ages of the children counted. */
const AGES_OF_CHILDREN = ['youngestChild', 'schoolAgeChild'] as const;

/** Facts that follow from two answers. */
const HALVES: Readonly<Partial<Record<FieldName, FactName>>> = {
  householdSize: 'incomeOfPovertyLine',
  householdIncome: 'incomeOfPovertyLine',
};

interface Weighed {
  question: FieldName | 'childAges';
  /** The facts that it settles. */
  facts: readonly FactName[];
}

/** The questions that settle facts. */
const WEIGHED = FIELD_NAMES.flatMap((question) => {
  const field = FIELDS[question];
  const facts = [factOf(field), HALVES[question]].filter((fact) => fact !== undefined);
  const { input } = FIELD_QUESTIONS[question];
  return facts.length === 0 ? [] : [{ question, facts, isNeeded: 'required' in input, unanswered: field.unanswered }];
});

/** Required for saving, so they come first. Before any is answered, progress is 0. */
const NEEDED = WEIGHED.filter(({ isNeeded }) => isNeeded);

/** The optional questions, except those that every saved profile answers. */
const OPEN_QUESTIONS: readonly Weighed[] = WEIGHED.filter(
  ({ isNeeded, unanswered }) => !isNeeded && !isAnswered(unanswered),
).flatMap((weighed) =>
  weighed.question === 'numberOfChildren'
    ? [weighed, { question: 'childAges' as const, facts: AGES_OF_CHILDREN }]
    : weighed,
);

export type OpenQuestion = Weighed['question'] | 'housingCost' | 'incomes';

const FACTS_OF_PROFILE: readonly FactName[] = [
  ...new Set([...WEIGHED, ...OPEN_QUESTIONS].flatMap(({ facts }) => facts)),
];

/** Placeholder values, because all that matters is whether a value is known. */
const SOME_LINES: IncomeLines = { povertyLine: () => 1, medianIncome: () => 1 };

export interface Meter {
  /** Of the conditions a profile can settle, the percentage settled so far. */
  percent: number;
  /**
   * A missing required answer first, then a family's kinds of income, then the open question that most programs depend
   * on, and pregnancy last.
   */
  next: { question: OpenQuestion; programs: number } | null;
}

/** Measures the share of the programs' conditions that the answers settle, and finds the next question. */
export function meterOf(answers: Profile, asked: AskedFacts): Meter {
  const facts = factsOf(answers, new Date(), SOME_LINES);
  const isOpen = (fact: FactName) => !isSettled(fact, facts, answers);
  const all = sum(FACTS_OF_PROFILE, asked);
  const open = sum(FACTS_OF_PROFILE.filter(isOpen), asked);
  const missing = NEEDED.filter(({ question }) => !isAnswered(answers[question]));
  const [needed] = missing.map(({ question, facts }) => ({ question, programs: sum(facts, asked) }));
  const ranked = OPEN_QUESTIONS.filter(({ question }) =>
    question === 'childAges' ? asksForAges(answers) : !isAnswered(answers[question]),
  )
    .map(({ question, facts }) => ({ question, programs: sum(facts.filter(isOpen), asked) }))
    .filter(({ programs }) => programs > 0)
    .toSorted((a, b) => b.programs - a.programs);
  const hasAges = asksForAges(answers) && ranked.every(({ question }) => question !== 'childAges');
  const [first = null] = ranked;
  const best = ranked.find(({ question }) => question !== 'pregnancy') ?? (first && (rentOf(answers) ?? first));
  // Never 100 while something is open.
  const percent = all === 0 ? 100 : Math.floor((100 * (all - open)) / all);
  return {
    percent: missing.length === NEEDED.length ? 0 : percent,
    next: needed ?? (hasAges ? incomesOf(answers) : null) ?? best,
  };
}

/**
 * Returns the question about a family's kinds of income, if it's open. They settle no condition, but they decide the
 * largest amounts: the tax credits. The children's ages come first.
 */
function incomesOf({ household, householdIncome }: Profile): Meter['next'] {
  const isOpen = (householdIncome ?? 0) > 0 && !household?.incomes.length;
  return isOpen ? { question: 'incomes', programs: 0 } : null;
}

/** Returns the question about rent, if it's open. Rent settles an amount, not a condition. Comes before pregnancy. */
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

function isAnswered(answer: unknown): boolean {
  return answer !== null && answer !== '' && answer !== NO_ANSWER;
}

/** Returns whether a fact is known, or irrelevant for this person. */
function isSettled(fact: FactName, facts: Facts, answers: Profile): boolean {
  if (facts[fact] !== undefined) return true;
  if (fact === 'youngestChild' || fact === 'schoolAgeChild') {
    return answers.numberOfChildren !== null && !asksForAges(answers);
  }
  const field = FIELD_OF_FACT[fact];
  return field !== undefined && !isAsked(field, answers);
}

function sum(facts: readonly FactName[], asked: AskedFacts): number {
  return facts.reduce((total, fact) => total + (asked[fact] ?? 0), 0);
}
