import type { Profile } from '../../../../contract/profile/profile.ts';
import { chosen } from './form/chosen.ts';
import { type FieldName, INPUTS } from './form/inputs.ts';
import { ANSWER, EDIT, LABELS } from './form/labels.ts';

const DOLLARS: ReadonlySet<FieldName> = new Set(['householdIncome', 'annualRevenue']);

/** Describes a changed answer, before and after: "Yearly household income ($24,000 → $31,000)". */
export function editWords(field: FieldName, before: Profile, after: Profile): string {
  const label = LABELS[field];
  const [was, now] = [answerIn(field, before), answerIn(field, after)];
  return was === now ? label : EDIT.turned(label, was ?? EDIT.nothing, now ?? EDIT.nothing);
}

function answerIn(field: FieldName, profile: Profile): string | null {
  const value = profile[field];
  if (INPUTS[field].as === 'choice') return chosen(field, profile);
  if (typeof value === 'boolean') return value ? EDIT.yes : EDIT.no;
  if (typeof value === 'number' && DOLLARS.has(field)) return ANSWER.dollars(value);
  return value === null || value === '' ? null : String(value);
}
