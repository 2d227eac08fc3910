import type { Profile } from '../../../../contract/profile/profile.ts';
import { ANSWER, EDIT } from './form/answer-texts.ts';
import { chosen } from './form/chosen.ts';
import type { FieldName } from './form/field-inputs.ts';
import { FIELD_QUESTIONS } from './form/field-questions.ts';

/** Describes a changed answer, before and after: "Yearly household income ($24,000 → $31,000)". */
export function editWords(field: FieldName, before: Profile, after: Profile): string {
  const { label } = FIELD_QUESTIONS[field];
  const [was, now] = [answerIn(field, before), answerIn(field, after)];
  return was === now ? label : EDIT.turned(label, was ?? EDIT.nothing, now ?? EDIT.nothing);
}

function answerIn(field: FieldName, profile: Profile): string | null {
  const value = profile[field];
  const { input } = FIELD_QUESTIONS[field];
  if (input.as === 'choice') return chosen(field, profile);
  if (typeof value === 'boolean') return value ? EDIT.yes : EDIT.no;
  if (typeof value === 'number' && input.as === 'number' && input.unit === 'dollars') return ANSWER.dollars(value);
  return value === null || value === '' ? null : String(value);
}
