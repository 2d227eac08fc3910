import type { Category } from '../../../contract/grants.ts';

/** Words of sources' subjects and of titles, the telling ones first. */
const SUBJECTS: readonly [RegExp, Category][] = [
  [/\bveterans?\b/i, 'Veterans'],
  [/\b(arts?|humanit|librar|museum|cultur|film|music|heritage)/i, 'Arts & Culture'],
  [/\b(health|medic|disabilit|clinical|cancer|disease|hospital|mental|nurs)/i, 'Healthcare'],
  [/\b(small business|business|commerce|entrepreneur|startup|start-up)/i, 'Small Business'],
  [/\b(technolog|broadband|telecom|cyber|digital|information and statistics|semiconductor)/i, 'Technology'],
  [/\b(science|research|laborator)/i, 'Research'],
  [/\b(education|school|student|scholarship|employment|labor|training|workforce|teach|universit)/i, 'Education'],
];

/** The category that most of a source's subjects point to, then its title; by default what serves a community. */
export function categoryOf(subjects: readonly string[], title: string): Category {
  if (/\bveterans?\b/i.test(title)) return 'Veterans';
  const counts = new Map<Category, number>();
  for (const subject of subjects) {
    const category = subjectOf(subject);
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const most = [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  if (most) return most;
  // Where a source tells of subjects that are none of ours, its title must not overrule them.
  return (subjects.length === 0 ? subjectOf(title) : null) ?? 'Community Development';
}

function subjectOf(words: string): Category | null {
  return SUBJECTS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
