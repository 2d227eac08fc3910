import type { ProgramType } from '../../../../contract/grants.ts';

/** What kind of help each assistance type is, by the words it begins with. */
const TYPES: readonly [RegExp, ProgramType][] = [
  [/^(project grants|formula grants|cooperative agreement|grant$)/i, 'grant'],
  [/^(direct loan|guaranteed|loan guarantee)/i, 'loan'],
];

/** The kind that most of the assistance types are of; at a tie a grant before a loan, and both before the rest. */
export function programTypeOf(assistanceTypes: readonly string[]): ProgramType {
  if (assistanceTypes.length === 0) return 'assistance';
  const counts: Record<ProgramType, number> = { grant: 0, loan: 0, assistance: 0 };
  for (const name of new Set(assistanceTypes)) {
    counts[TYPES.find(([begins]) => begins.test(name))?.[1] ?? 'assistance'] += 1;
  }
  const order: ProgramType[] = ['grant', 'loan', 'assistance'];
  return order.toSorted((a, b) => counts[b] - counts[a])[0] ?? 'assistance';
}
