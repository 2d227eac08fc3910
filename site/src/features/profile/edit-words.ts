import { EMPTY_HOUSEHOLD, type Household } from '../../../../contract/profile/household.ts';
import type { Profile } from '../../../../contract/profile/profile.ts';
import { ANSWER, EDIT } from './form/answer-texts.ts';
import { chosen } from './form/chosen.ts';
import type { FieldName } from './form/field-inputs.ts';
import { FIELD_QUESTIONS } from './form/field-questions.ts';
import { COSTS } from './form/household-texts.ts';
import { SECTIONS } from './sections/texts.ts';

/** Describes a changed answer, before and after: "Yearly household income ($24,000 → $31,000)". */
export function editWords(field: FieldName, before: Profile, after: Profile): string {
  const { label } = FIELD_QUESTIONS[field];
  const [was, now] = [answerIn(field, before), answerIn(field, after)];
  return was === now ? label : EDIT.turned(label, was ?? EDIT.nothing, now ?? EDIT.nothing);
}

const HOUSEHOLD_ANSWERS: Readonly<Record<keyof Household, string>> = {
  people: SECTIONS.people.title,
  incomes: SECTIONS.money.title,
  housingCost: COSTS.housingCost,
  childCareCost: COSTS.childCareCost,
  medicalCost: COSTS.medicalCost,
  paysHeating: COSTS.paysHeating,
  savings: COSTS.savings,
};

/** Names the answers about the household that changed. */
export function householdWords({ household: was }: Profile, { household: now }: Profile): string[] {
  const [before, after]: Readonly<Record<string, unknown>>[] = [was ?? EMPTY_HOUSEHOLD, now ?? EMPTY_HOUSEHOLD];
  return Object.entries(HOUSEHOLD_ANSWERS).flatMap(([name, label]) =>
    JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]) ? [] : label,
  );
}

function answerIn(field: FieldName, profile: Profile): string | null {
  const value = profile[field];
  const { input } = FIELD_QUESTIONS[field];
  if (input.as === 'choice') return chosen(field, profile);
  if (typeof value === 'boolean') return value ? EDIT.yes : EDIT.no;
  if (typeof value === 'number' && input.as === 'number' && input.unit === 'dollars') return ANSWER.dollars(value);
  return value === null || value === '' ? null : String(value);
}
