import { FACT_TABLE } from '../fact-table/table.ts';

/** The criterion of reasons about the immigration status of people in the household. */
export const FAMILY_STATUS = 'familyStatus';

/** The facts that we never mention unprompted. */
const PRIVATE: ReadonlySet<string> = new Set([
  ...Object.entries(FACT_TABLE).flatMap(([fact, { isPrivate }]) => (isPrivate ? fact : [])),
  FAMILY_STATUS,
]);

/**
 * Returns whether a condition may be mentioned to a model or in an email. Its text could reveal what the profile says.
 */
export function mayBeNamed(criterion: string): boolean {
  return !PRIVATE.has(criterion);
}
