import type { Profile } from '../../../../../contract/profile/profile.ts';
import type { FieldName } from './field-inputs.ts';
import { FIELD_QUESTIONS } from './field-questions.ts';

/** The value of an unanswered choice. */
export const NO_ANSWER = 'not_specified';

/** Returns the chosen option in the form's own words; null if unanswered. */
export function chosen(field: FieldName, answers: Profile): string | null {
  const { input } = FIELD_QUESTIONS[field];
  const value = answers[field];
  if (input.as !== 'choice' || typeof value !== 'string' || value === NO_ANSWER) return null;
  return input.choices[value] ?? null;
}
