import type { Category } from '../../../contract/programs/grants.ts';

/** Rules out plants and animals, because help for their health isn't healthcare. */
const NOT_PEOPLE = String.raw`(?!.*\b(?:plants?|animals?|crops?|livestock|poultry|veterinary|forests?|fish)\b)`;

/**
 * Words in subjects and titles, most specific first. Science comes before technology: a program with both is research.
 */
const SUBJECTS: readonly [RegExp, Category][] = [
  [/\bveterans?\b/i, 'Veterans'],
  [/^community development$/i, 'Community Development'],
  [
    /\barts?\b|\b(humanit|librar(?!y of medicine)|museum|cultural|culture\b|film|music|heritage|creative)/i,
    'Arts & Culture',
  ],
  [
    new RegExp(
      String.raw`^${NOT_PEOPLE}.*\b(?:(?:tele)?health|medic|disabilit|clinical|cancer|disease|hospital|mental|patient|hiv\b|outbreak|vaccin|viral\b|opioid|substance (?:ab)?use|nurs(?:e|es|ing)\b)`,
      'i',
    ),
    'Healthcare',
  ],
  [/\b(small business|business|commerce|entrepreneur|startup|start-up)/i, 'Small Business'],
  [/\bscien(ce|tific)|\b(research|r\s?&\s?d\b|laborator)/i, 'Research'],
  [
    /\b(technolog|broadband|telecom|cyber|digital|information (?:and statistics|security)|semiconductor)/i,
    'Technology',
  ],
  [
    /\b(education|school|student|scholarship|fellowship|academ|employment|labor|training|workforce|teach|universit)/i,
    'Education',
  ],
];

/** Title words that reveal the purpose, for when the subject gives only the field. */
const PURPOSES: readonly [RegExp, Category][] = [
  ...SUBJECTS.filter(([, category]) => category !== 'Education'),
  [/\b(education|scholarship|training|workforce|teach)/i, 'Education'],
  [/\b(nuclear|reactor|geothermal|hydrogen|batter(y|ies)|semiconductor|carbon capture)\b/i, 'Technology'],
];

/** The category of subjects outside our list, if the title states no purpose: farms are businesses. */
const ABOUT: readonly [RegExp, Category][] = [[/^agricultur/i, 'Small Business']];

/**
 * Words in agency names, for health and research only. Agencies for business, labor and culture do too many things for
 * one category.
 */
const OF_AGENCIES = SUBJECTS.filter(([, category]) => category === 'Healthcare' || category === 'Research');

/**
 * Each agency's category, by the first digits of its listing numbers. Agencies that do too many things for one category
 * are left out.
 */
const AGENCIES: readonly [RegExp, Category][] = [
  [/^17\./, 'Education'],
  [/^(43|47)\./, 'Research'],
  [/^(45|89)\./, 'Arts & Culture'],
  [/^59\./, 'Small Business'],
  [/^64\./, 'Veterans'],
  [/^84\./, 'Education'],
  // 93.5 and 93.6 belong to the Administration for Children and Families: social services.
  [/^93\.(?![56])/, 'Healthcare'],
];

/** Words that put a program with several subjects in Community Development. */
const COMMUNITY =
  /\b(communit|neighborhood|famil(y|ies)|housing|home(s|less)|energy|water|environment|pollution|conservation|lands?|parks?|legal|justice|tribal)/i;
/** Subjects that say nothing about a program. `HUMAN_SERVICES` next to other subjects doesn't mean health. */
const NO_SUBJECT = /^(other\b|recovery act|infrastructure investment|affordable care act)/i;
const HUMAN_SERVICES = /^health & human services/i;
const LONGEST_PURPOSE = 300;

/** What a program states in addition to its subjects and title. */
interface ProgramHints {
  /** Its federal listing number. */
  listing?: string;
  text?: string;
  agency?: string | null;
  /** Its subjects were picked by words in its text, so the title is more reliable. */
  hasLooseSubjects?: boolean;
}

/**
 * Returns the category that at least half of a source's subjects indicate. If they disagree or match none of our
 * categories, the purpose in the title decides, then the one at the start of the text. The default is Community
 * Development, which covers housing, food, energy, roads and rivers. Without subjects, the title decides, or else the
 * agency's name or federal listing number.
 */
export function categoryOf(subjects: readonly string[], title: string, given: ProgramHints = {}): Category {
  if (/\bveterans?\b/i.test(title)) return 'Veterans';
  const distinctive = subjects.filter((subject) => !NO_SUBJECT.test(subject));
  const voted = votesOf(distinctive);
  const ofAgency = among(AGENCIES, given.listing ?? '') ?? among(OF_AGENCIES, given.agency ?? '');
  const hints = new Set([...voted.keys(), ofAgency]);
  const said = subjects.length === 0 || given.hasLooseSubjects ? among(SUBJECTS, title, hints) : null;
  if (said) return said;
  if (subjects.length === 0) return ofAgency ?? 'Community Development';
  const [[first, most] = [null, 0], [, next] = [null, 0]] = [...voted].toSorted(([, a], [, b]) => b - a);
  if (first && most > next && most * 2 >= distinctive.length && !given.hasLooseSubjects) return first;
  const named = among(PURPOSES, title, hints);
  if (named) return named;
  if (distinctive.length > 1 && COMMUNITY.test(title)) return 'Community Development';
  if (ofAgency) return ofAgency;
  if (first === null) return among(ABOUT, distinctive[0] ?? '') ?? 'Community Development';
  if (given.hasLooseSubjects) return most * 2 >= distinctive.length ? first : 'Community Development';
  const purpose = (given.text ?? '').slice(0, LONGEST_PURPOSE).split(/(?<=[a-z)])\.\s/, 1)[0] ?? '';
  return among(PURPOSES, purpose, hints) ?? (COMMUNITY.test(purpose) ? 'Community Development' : first);
}

/** Counts the subjects that indicate each category. */
function votesOf(subjects: readonly string[]): ReadonlyMap<Category, number> {
  const votes = new Map<Category, number>();
  for (const subject of subjects) {
    const category = subjects.length > 1 && HUMAN_SERVICES.test(subject) ? null : among(SUBJECTS, subject);
    if (category) votes.set(category, (votes.get(category) ?? 0) + 1);
  }
  return votes;
}

/** Returns the category that the words indicate. If they indicate several, prefers one in `hints`, then the first. */
function among(
  patterns: readonly (readonly [RegExp, Category])[],
  words: string,
  hints?: ReadonlySet<Category | null>,
): Category | null {
  const named = patterns.flatMap(([pattern, category]) => (pattern.test(words) ? [category] : []));
  return named.find((category) => hints?.has(category)) ?? named[0] ?? null;
}
