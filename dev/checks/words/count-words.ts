/**
 * Counts the federal assistance listings that contain each word, and writes matching/search/word-counts.json. Search
 * uses it to weight words, and spelling correction to look up known words.
 * Usage: SAMPLE_DATA_DIR=folder node dev/checks/words/count-words.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { wordsForListings } from '../../../matching/listing-words/index.ts';
import { phrasesOfKinds, phrasesOfPrograms } from '../../../matching/program-words/index.ts';
import { wordsOf } from '../../../matching/search/words.ts';

const FOLDER = process.env['SAMPLE_DATA_DIR'];
const OUTPUT = new URL('../../../matching/search/word-counts.json', import.meta.url);
/** The minimum number of listings. A word in only one listing may be a name or a typo. */
const FEWEST = 2;
/** The number of a program's phrases to count, which is about as many as a listing has. */
const AS_MANY = 13;

if (!FOLDER) throw new Error('SAMPLE_DATA_DIR must name the folder of sample data.');
const file = join(FOLDER, 'assistance-listings', 'fpi_programs_2025-02-26_sample.jsonl.gz');
const listings = gunzipSync(readFileSync(file))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line): { cfda?: string; title?: string; popular_name?: string; objective?: string } => JSON.parse(line));
const everyday = new Map(wordsForListings());

const counts = new Map<string, number>();
let documents = 0;
for (const { cfda = '', title, popular_name: name, objective } of listings) {
  count([title, name, objective, everyday.get(cfda)].join(' '));
  everyday.delete(cfda);
}
// Adds the search phrases of listings that aren't in the sample.
for (const phrases of everyday.values()) count(phrases);
for (const phrases of phrasesOfPrograms().values()) count(phrases.slice(0, AS_MANY).join(' '));
// Words that occur only in additional phrases get the lowest count.
const further = new Map<string, number>();
for (const phrases of [...phrasesOfPrograms().values(), ...new Set(phrasesOfKinds().values())]) {
  for (const word of countedIn(phrases.join(' '))) further.set(word, (further.get(word) ?? 0) + 1);
}
for (const [word, programs] of further)
  if (programs >= FEWEST && (counts.get(word) ?? 0) < FEWEST) counts.set(word, FEWEST);
function count(text: string): void {
  documents += 1;
  for (const word of countedIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
}

function countedIn(text: string): string[] {
  return [...new Set(wordsOf(text))].filter((word) => /^[a-z]{2,}$/.test(word));
}

const kept = [...counts].filter(([, count]) => count >= FEWEST).sort(([a], [b]) => (a < b ? -1 : 1));
// Grouped by count, because words in one list compress much better than words between numbers. Numeric keys come in order.
const words: Record<string, string> = {};
for (const [word, times] of kept) words[times] = [words[times], word].filter(Boolean).join(' ');
writeFileSync(OUTPUT, `${JSON.stringify({ documents, words }, null, 2)}\n`);
console.log(`${kept.length} words of ${documents} listings`);
