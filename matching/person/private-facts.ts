import type { FactName } from '../../contract/programs/rules.ts';

/** Facts we never mention unprompted, not even as a question. Verdicts still use them. */
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

/** Whether a condition may be mentioned to a model or in an email. Its text could reveal what the profile says. */
export function mayBeNamed(criterion: string): boolean {
  return !NEVER_TOLD.has(criterion);
}
