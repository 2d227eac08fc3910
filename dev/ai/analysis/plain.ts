import { type Claim, type Section, type Sent, sentIn } from './reading.ts';
import { inPlainWords, toTheReader } from './truths.ts';

/** A reader has had enough then. */
const MOST_IN_A_SECTION = 6;
const LONGEST = 380;

/** What a sentence of a text is about that is about everything, as an official page is. The first that fits. */
const SIGNS: readonly (readonly [RegExp, Section])[] = [
  [/\b(?:call|phone|email|contact)\b.*(?:\d{3}-\d{4}|@)/i, 'contactInfo'],
  [/\b(?:deadlines?|due (?:by|on)|no later than|closes?|(?:business|calendar) days|weeks)\b/i, 'timeline'],
  [/\b(?:documents?|proof|copies|copy of|bring|identification|pay stubs?|statements?)\b/i, 'requirements'],
  [/\b(?:eligib\w+|qualif\w+|must (?:be|have|live|meet)|income (?:limit|guideline)s?)\b/i, 'eligibility'],
  [/\b(?:apply|application|submit|fill out|complete)\b/i, 'applicationProcess'],
];

/** What the stand-in says where somebody reads it: whole sentences in their order, each with its words, in the section that is theirs. */
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
  // Plainer words are written small.
  return /^\p{Lu}/u.test(quote) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** A passage as it is, or, where it is long, its sentences. */
function partsOf(passage: string): string[] {
  const parts = passage.length <= LONGEST ? [passage] : passage.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return parts
    .map((part) => part.trim().replace(/[.;]$/, ''))
    .filter((part) => part.length <= LONGEST && part.split(' ').length >= 4);
}

function sectionOf(about: string, sentence: string): Section | null {
  // The sources' own words of a condition are often no sentence.
  if (/words of the source/i.test(about)) return null;
  // It stands on the program's page.
  if (/description/i.test(about)) return null;
  if (/who can apply/i.test(about)) return 'eligibility';
  if (/documents|requirements/i.test(about)) return 'requirements';
  if (/how to apply/i.test(about)) return 'applicationProcess';
  if (/deadline/i.test(about)) return 'timeline';
  if (/contact/i.test(about)) return 'contactInfo';
  if (!/official page/i.test(about)) return 'tips';
  // What fits nowhere of a page that is about everything is seldom advice.
  return SIGNS.find(([sign]) => sign.test(sentence))?.[1] ?? null;
}
