import { type Claim, type Section, type Sent, sentIn } from './reading.ts';
import { inPlainWords, toTheReader } from './truths.ts';

/** Any more than this would be too much for readers. */
const MOST_IN_A_SECTION = 6;
const LONGEST = 380;

/**
 * Patterns for the topic of a sentence in a text that covers everything, such as an official page. The first match
 * wins.
 */
const SIGNS: readonly (readonly [RegExp, Section])[] = [
  [/\b(?:call|phone|email|contact)\b.*(?:\d{3}-\d{4}|@)/i, 'contactInfo'],
  [/\b(?:deadlines?|due (?:by|on)|no later than|closes?|(?:business|calendar) days|weeks)\b/i, 'timeline'],
  [/\b(?:documents?|proof|copies|copy of|bring|identification|pay stubs?|statements?)\b/i, 'requirements'],
  [/\b(?:eligib\w+|qualif\w+|must (?:be|have|live|meet)|income (?:limit|guideline)s?)\b/i, 'eligibility'],
  [/\b(?:apply|application|submit|fill out|complete)\b/i, 'applicationProcess'],
];

/**
 * Returns the fake model's statements for readers: full sentences in order, each with its quote and in the right
 * section.
 */
export function plainClaims(input: string): Claim[] {
  const counts = new Map<Section, number>();
  const quotes = new Set<string>();
  return claimsOf(sentIn(input)).filter(({ section, quote }) => {
    const count = counts.get(section) ?? 0;
    if (count >= MOST_IN_A_SECTION || quotes.has(quote)) return false;
    counts.set(section, count + 1);
    quotes.add(quote);
    return true;
  });
}

function claimsOf({ texts }: Sent): Claim[] {
  return texts.flatMap(({ source, about, passages }) =>
    passages.flatMap((passage) =>
      partsOf(passage).flatMap((quote) => {
        const section = sectionOf(about, quote);
        return section ? [{ text: said(quote), quote, source, section }] : [];
      }),
    ),
  );
}

function said(quote: string): string {
  const text = inPlainWords(toTheReader(quote));
  // Simplified sentences start with a lowercase letter.
  return /^\p{Lu}/u.test(quote) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Returns a passage unchanged, or its sentences if it's long. */
function partsOf(passage: string): string[] {
  const parts = passage.length <= LONGEST ? [passage] : passage.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return parts
    .map((part) => part.trim().replace(/[.;]$/, ''))
    .filter((part) => part.length <= LONGEST && part.split(' ').length >= 4);
}

function sectionOf(about: string, sentence: string): Section | null {
  // A condition in the source's own words is often not a full sentence.
  if (/words of the source/i.test(about)) return null;
  // The program's page already shows the description.
  if (/description/i.test(about)) return null;
  if (/who can apply/i.test(about)) return 'eligibility';
  if (/documents|requirements/i.test(about)) return 'requirements';
  if (/how to apply/i.test(about)) return 'applicationProcess';
  if (/deadline/i.test(about)) return 'timeline';
  if (/contact/i.test(about)) return 'contactInfo';
  if (!/official page/i.test(about)) return 'tips';
  // On a general page, a sentence that fits no section is rarely advice.
  return SIGNS.find(([sign]) => sign.test(sentence))?.[1] ?? null;
}
