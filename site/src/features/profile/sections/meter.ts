import type { OpenQuestion } from '../../../../../contract/profile/open-question.ts';
import { type Profile, profile } from '../../../../../contract/profile/profile.ts';
import { QUESTION_FIELDS } from '../../../../../contract/profile/question-fields.ts';
import { asksForAges, boxesOf } from '../form/child-boxes.ts';
import { NO_ANSWER } from '../form/chosen.ts';
import type { FieldName } from '../form/field-inputs.ts';
import { isAsked } from '../form/form-fields.ts';

/** Required for saving, so they come first. */
const NEEDED = ['age', 'location', 'occupation'] as const satisfies readonly FieldName[];

export interface Next {
  question: FieldName | 'childAges' | 'housingCost' | 'incomes';
  /** How many programs at the top of the list depend on it; 0 for questions that mostly settle amounts. */
  programs: number;
}

/**
 * Returns what to answer next: a missing required answer, then a family's ages and kinds of income, then what the top of
 * the person's list depends on most, then the rent, and pregnancy last. Undefined while that isn't known, and null if
 * nothing is left.
 */
export function nextOf(answers: Profile, questions: readonly OpenQuestion[] | undefined): Next | null | undefined {
  const needed = NEEDED.find((field) => !isAnswered(answers[field]));
  if (needed) return { question: needed, programs: 0 };
  if (lacksAges(answers)) return { question: 'childAges', programs: 0 };
  if (asksForAges(answers) && lacksIncomes(answers)) return { question: 'incomes', programs: 0 };
  if (!questions) return undefined;
  const open = questions
    .map(({ fact, programs }): Next => ({ question: QUESTION_FIELDS[fact], programs }))
    .filter(({ question }) => isOpen(question, answers));
  const isLast = ({ question }: Next) => question === 'pregnancy';
  const rent: Next | null = lacksRent(answers) ? { question: 'housingCost', programs: 0 } : null;
  return open.find((one) => !isLast(one)) ?? rent ?? open.find(isLast) ?? null;
}

/** School meals, WIC and child care depend on the children's ages. */
function lacksAges(answers: Profile): boolean {
  const told = boxesOf(answers.household?.people ?? []).filter(({ typed }) => typed !== '');
  return asksForAges(answers) && told.length < Number(answers.numberOfChildren);
}

/** The kinds of income settle no condition, but they decide a family's largest amounts: the tax credits. */
function lacksIncomes({ household, householdIncome }: Profile): boolean {
  return (householdIncome ?? 0) > 0 && !household?.incomes.length;
}

/** Rent settles an amount, not a condition. */
function lacksRent({ household, householdIncome }: Profile): boolean {
  return householdIncome !== null && (household?.housingCost ?? null) === null;
}

/** Merges the form's current values into the saved profile. A partly typed answer counts once it's valid. */
export function answersIn(form: Readonly<Record<string, unknown>>, saved: Profile): Profile {
  const fields: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = profile.shape;
  const possible = Object.entries(form).filter(([name, value]) => fields[name]?.safeParse(value).success);
  return profile.parse({ ...saved, ...Object.fromEntries(possible) });
}

function isOpen(question: Next['question'], answers: Profile): boolean {
  if (question === 'childAges' || question === 'housingCost' || question === 'incomes') return false;
  return !isAnswered(answers[question]) && isAsked(question, answers);
}

function isAnswered(answer: unknown): boolean {
  return answer !== null && answer !== '' && answer !== NO_ANSWER;
}
