import type { FactName } from '../contract/rules.ts';

/** What is never told of a person unasked, nor that it is asked for: what it means for a program stands in its verdict. */
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
