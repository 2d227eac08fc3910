import { FACT_TABLE } from '../fact-table/table.ts';

/** The facts that we never mention unprompted. */
const PRIVATE: ReadonlySet<string> = new Set(
  Object.entries(FACT_TABLE).flatMap(([fact, { isPrivate }]) => (isPrivate ? fact : [])),
);

/**
 * Returns whether a condition may be mentioned to a model or in an email. Its text could reveal what the profile says.
 */
export function mayBeNamed(criterion: string): boolean {
  return !PRIVATE.has(criterion);
}
