import type { Category, ProgramType } from '../../../../contract/grants.ts';

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

/** The product's category for the listing's own ("Health - Mental Health"), by their first words, the telling ones first. */
const CATEGORIES: readonly [RegExp, Category][] = [
  [/veteran/i, 'Veterans'],
  [/^(cultural affairs|.*historical preservation)/i, 'Arts & Culture'],
  [/^(health|income security.*(disabled|handicapped))/i, 'Healthcare'],
  [/(small business|minority business|business and commerce)/i, 'Small Business'],
  [/(information and technical|telecommunication|technology transfer)/i, 'Technology'],
  [/(research|science)/i, 'Research'],
  [/^(education|employment, labor)/i, 'Education'],
];

/** The category that most of the listing's own point to. */
export function categoryOf(own: readonly string[], title: string): Category {
  if (/\bveterans?\b/i.test(title)) return 'Veterans';
  const counts = new Map<Category, number>();
  for (const name of own) {
    const category = CATEGORIES.find(([pattern]) => pattern.test(name))?.[1] ?? 'Community Development';
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'Community Development';
}
