import * as z from 'zod/mini';
import { DEFAULT_LOCALE } from '../../../../../contract/locales.ts';
import { mayBeSpanish, type SpanishReading, SpanishWords } from '../../../../../matching/search/spanish-words.ts';
import { LOCALE } from '../../../locale/locale.ts';
import { type Found, foundPrograms, LISTED_FILE, type Listed } from './search.ts';

/** The search results, and whether any of the words are in Spanish. */
export interface FoundInLanguage extends Found {
  isSpanish: boolean;
}

const listedFile = z.object({
  concepts: z.array(z.string()),
  programs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      facts: z.string(),
      lang: z.optional(z.string()),
      states: z.array(z.string()),
      formOf: z.optional(z.string()),
      names: z.array(z.string()),
      about: z.array(z.number()),
      mentions: z.array(z.number()),
      need: z.string(),
      standing: z.number(),
    }),
  ),
});
const spanishFile = z.object({ thesaurus: z.string(), alsoEnglish: z.string(), others: z.string() });

/** Loads the list of this page's language once; retries after a failure. Throws if it can't be loaded. */
export const listLoaded = once(() => loadList(LISTED_FILE));
const englishList = once(() => loadList('/content/program-names.json'));
const spanishWords = once(async () => new SpanishWords(spanishFile.parse(await jsonOf('/content/spanish-words.json'))));

/**
 * Finds programs for words in either language, or in both. A Spanish page compares its own names with the words first.
 * If none fits well, it searches for their English translation.
 */
export async function findPrograms(words: string, state: string): Promise<FoundInLanguage> {
  const list = await listLoaded();
  if (LOCALE !== DEFAULT_LOCALE) {
    const own = foundPrograms(list, words, state);
    // Without a state selected, another state's programs help few readers.
    const isGood = !own.isNear && own.programs.some(({ states }) => states.length === 0 || state !== '');
    return { ...(isGood ? own : await foundInEnglish(list, own, words, state)), isSpanish: false };
  }
  const spanish = await readSpanish(words);
  const found = foundPrograms(list, spanish?.english ?? words, state);
  return spanish ? { ...found, corrected: spanish.corrected, isSpanish: true } : { ...found, isSpanish: false };
}

/** Searches the English list and returns the results under this page's names; `own` if that finds nothing better. */
async function foundInEnglish(list: readonly Listed[], own: Found, words: string, state: string): Promise<Found> {
  const [spanish, english] = await Promise.all([readSpanish(words), englishList().catch(() => [])]);
  const found = foundPrograms(english, spanish?.english ?? words, state, { isEnglish: true });
  if (found.programs.length === 0 || (found.isNear && own.programs.length > 0)) return own;
  const byId = new Map(list.map((program) => [program.id, program]));
  const programs = found.programs.flatMap(({ id }) => byId.get(id) ?? []);
  return { ...found, programs, corrected: spanish ? spanish.corrected : found.corrected };
}

/** Translates Spanish words for the search; null if there are none, or if the file can't be loaded. */
async function readSpanish(words: string): Promise<SpanishReading | null> {
  if (!mayBeSpanish(words)) return null;
  const known = await spanishWords().catch(() => null);
  return known?.read(words) ?? null;
}

async function loadList(path: string): Promise<Listed[]> {
  const file = listedFile.parse(await jsonOf(path));
  const tokensOf = (places: readonly number[]) => places.flatMap((place) => file.concepts[place] ?? []);
  return file.programs.map((program) => ({
    ...program,
    about: tokensOf(program.about),
    mentions: tokensOf(program.mentions),
  }));
}

async function jsonOf(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.json();
}

/** Caches what a function loads, but not its failures. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let kept: Promise<Loaded> | null = null;
  return () => {
    kept ??= load().catch((cause: unknown) => {
      kept = null;
      throw cause;
    });
    return kept;
  };
}
