import type { FactName } from '../contract/rules.ts';

/** Facts that we never repeat unasked, not even as a question. A program's verdict still takes them into account. */
const NEVER_TOLD: ReadonlySet<string> = new Set([
  'disability',
  'veteranDisabilityRating',
  'veteranDischarge',
  'pregnant',
  'minorityGroup',
  'tribalMember',
  'citizenship',
  'permanentResidentYears',
] satisfies FactName[]);

/** Whether a condition may be named to a model or in a letter: one of its words may say what the profile holds. */
export function mayBeNamed(criterion: string): boolean {
  return !NEVER_TOLD.has(criterion);
}
