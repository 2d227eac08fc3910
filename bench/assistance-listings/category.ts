import type { Category } from '../../contract/programs/grants.ts';

/** Maps the start of a listing's own category ("Health - Mental Health") to ours, most specific first. */
const CATEGORIES: readonly [RegExp, Category][] = [
  [/veteran/i, 'Veterans'],
  [/^(cultural affairs|.*historical preservation)/i, 'Arts & Culture'],
  [/^(health|income security.*(disabled|handicapped))/i, 'Healthcare'],
  [/(small business|minority business|business and commerce)/i, 'Small Business'],
  [/(information and technical|telecommunication|technology transfer)/i, 'Technology'],
  [/(research|science)/i, 'Research'],
  [/^(education|employment, labor)/i, 'Education'],
];

/** Returns the category that most of the listing's own categories map to. */
export function categoryOf(own: readonly string[], title: string): Category {
  if (/\bveterans?\b/i.test(title)) return 'Veterans';
  const counts = new Map<Category, number>();
  for (const name of own) {
    const category = CATEGORIES.find(([pattern]) => pattern.test(name))?.[1] ?? 'Community Development';
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'Community Development';
}
