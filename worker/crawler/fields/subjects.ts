import type { Category } from '../../../contract/grants.ts';

/** Help for the health of plants and animals is none for people's. */
const NOT_PEOPLE = String.raw`(?!.*\b(?:plants?|animals?|crops?|livestock|poultry|veterinary|forests?|fish)\b)`;

/** Words of sources' subjects and of titles, the telling ones first. Science stands before technology: where both are named it is research. */
const SUBJECTS: readonly [RegExp, Category][] = [
  [/\bveterans?\b/i, 'Veterans'],
  [/\barts?\b|\b(humanit|librar|museum|cultural|culture\b|film|music|heritage|creative)/i, 'Arts & Culture'],
  [
    new RegExp(
      String.raw`^${NOT_PEOPLE}.*\b(?:health|medic|disabilit|clinical|cancer|disease|hospital|mental|nurs(?:e|es|ing)\b)`,
      'i',
    ),
    'Healthcare',
  ],
  [/\b(small business|business|commerce|entrepreneur|startup|start-up)/i, 'Small Business'],
  [/\bscien(ce|tific)|\b(research|r\s?&\s?d\b|laborator)/i, 'Research'],
  [/\b(technolog|broadband|telecom|cyber|digital|information and statistics|semiconductor)/i, 'Technology'],
  [/\b(education|school|student|scholarship|employment|labor|training|workforce|teach|universit)/i, 'Education'],
];

/** What the title of a program adds where its subject says only what it is about: what the help is for. */
const PURPOSES: readonly [RegExp, Category][] = [
  ...SUBJECTS.filter(([, category]) => category !== 'Education'),
  [/\b(education|scholarship|training|workforce|teach)/i, 'Education'],
  [/\b(nuclear|reactor|geothermal|hydrogen|batter(y|ies)|semiconductor|carbon capture)\b/i, 'Technology'],
];

/** Subjects that are none of our categories, and what they come to where the title says no purpose: farms are businesses. */
const ABOUT: readonly [RegExp, Category][] = [[/^agricultur/i, 'Small Business']];

/** What agencies help with, by the first digits of their listings' numbers; of some of them too much for one category. */
const AGENCIES: readonly [RegExp, Category][] = [
  [/^17\./, 'Education'],
  [/^(43|47)\./, 'Research'],
  [/^(45|89)\./, 'Arts & Culture'],
  [/^59\./, 'Small Business'],
  [/^64\./, 'Veterans'],
  [/^84\./, 'Education'],
  // The numbers of the administration for children and families, from 93.5 on, are of social services.
  [/^93\.(?![56])/, 'Healthcare'],
];

/**
 * The category that most of a source's subjects point to. Where they point to none of ours, what the title is for; by
 * default what serves a community, as housing, food, energy, roads and rivers do. Without subjects the title says it, or
 * the agency by the number of its federal listing.
 */
export function categoryOf(subjects: readonly string[], title: string, listing = ''): Category {
  if (/\bveterans?\b/i.test(title)) return 'Veterans';
  const counts = new Map<Category, number>();
  for (const subject of subjects) {
    const category = among(SUBJECTS, subject);
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const most = [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  if (most) return most;
  const named =
    subjects.length === 0
      ? (among(SUBJECTS, title) ?? among(AGENCIES, listing))
      : (among(PURPOSES, title) ?? among(ABOUT, subjects[0] ?? ''));
  return named ?? 'Community Development';
}

function among(patterns: readonly (readonly [RegExp, Category])[], words: string): Category | null {
  return patterns.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
