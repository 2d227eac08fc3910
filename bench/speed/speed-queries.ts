import { distinctiveWords } from '../../matching/search/words.ts';
import { recordNumber, synthetic, vocabulary } from './speed-corpus.ts';
import { Random } from './speed-random.ts';

export const KINDS = ['all', 'any'] as const;
/** `all`: words that occur together in an open program. `any`: words from different programs. */
export type Kind = (typeof KINDS)[number];

/** Returns searches of two or three words each. They're the same in every run over a catalog of that size. */
export function queriesOf(kind: Kind, count: number, programs: number): string[][] {
  const random = new Random(kind === 'all' ? 11 : 13);
  const queries: string[][] = [];
  while (queries.length < count) {
    const length = random.between(2, 3);
    const words = new Set<string>();
    const known = kind === 'all' ? wordsOfOne(random, programs) : [];
    for (let tries = 0; words.size < length && tries < 20; tries += 1)
      words.add(random.pick(kind === 'all' ? known : wordsOfOne(random, programs)));
    if (words.size === length) queries.push([...words]);
  }
  return queries;
}

/** Returns common words from an open program's title and keywords. */
function wordsOfOne(random: Random, programs: number): string[] {
  for (;;) {
    const number = random.between(0, programs - 1);
    const [row] = synthetic.normalize(synthetic.parse(recordNumber(number)), Date.now());
    const words =
      row?.status === 'open'
        ? distinctiveWords(`${row.title} ${row.keywords}`)
            .map(({ text }) => text)
            .filter((word) => vocabulary.isCommon(word))
        : [];
    if (words.length > 2) return words;
  }
}
