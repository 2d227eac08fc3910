import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { plain } from '../../../matching/search/spanish-spelling.ts';
import { SpanishWords, type SpanishWordsFile } from '../../../matching/search/spanish-words.ts';
import { SPANISH } from '../../../matching/thesaurus/spanish/index.ts';
import { sortedEnglishWords } from './english-words.ts';

const TEXTS = './site/src/content/es/programs';
const texts = z.object({ title: z.string(), keywords: z.array(z.string()) });
/** Words whose spelling may be corrected. Shorter ones aren't. */
const WORD = /^[a-z]{6,}$/;

/**
 * Returns the Spanish thesaurus, the English words that would otherwise be taken for Spanish ("bodega", "medico"), and
 * the other words in Spanish titles and keywords, which aren't typos.
 */
export function spanishWordsFile(): SpanishWordsFile {
  const words = new SpanishWords({ thesaurus: SPANISH, alsoEnglish: '', others: '' });
  const alike = sortedEnglishWords()
    .split('\n')
    .filter((word) => words.read(word) !== null);
  const others = wordsOfPrograms().filter((word) => WORD.test(word) && !words.has(word));
  return { thesaurus: SPANISH, alsoEnglish: alike.join(' '), others: [...new Set(others)].toSorted().join(' ') };
}

function wordsOfPrograms(): string[] {
  return readdirSync(TEXTS).flatMap((file) => {
    const { title, keywords } = texts.parse(parse(readFileSync(join(TEXTS, file), 'utf8')));
    return [title, ...keywords].flatMap((text) => plain(text).split(/[^a-z]+/));
  });
}
