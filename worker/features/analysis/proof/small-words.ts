/*
 * Words of grammar that state nothing alone and turn a sentence round all the same: who and whom, from where and to where,
 * "and" or "or", how one gets in touch, whether it is or was. A statement has those of its quote, in their order.
 */

/** The same to a reader. */
const KINDS: readonly (readonly string[])[] = [
  ['you', 'applicant', 'applicants', 'person', 'people', 'someone', 'anyone'],
  ['we', 'us', 'our', 'ours'],
  ['i', 'me', 'my'],
  ['he', 'him', 'his', 'she', 'her', 'hers'],
  ['they', 'them', 'their', 'theirs'],
  ['call', 'calls', 'phone', 'telephone'],
  ['ask', 'asks', 'asked'],
  ['take', 'takes'],
  ['put', 'puts'],
  ['use', 'uses', 'used', 'using'],
  ['make', 'makes', 'making', 'made'],
  ['through', 'via'],
  ['if', 'when', 'where', 'while'],
];
const ALONE =
  'and or either both at by during for from in into on out over per to under up upon with within about as each few more ' +
  'most same some such other others further once own even email write visit contact let it old older ' +
  'younger was were been had did would';

const TELLING = new Map([
  ...ALONE.split(' ').map((word) => [word, word] as const),
  ...KINDS.flatMap((words) => words.map((word) => [word, `~${words[0]}`] as const)),
]);

/** To the reader: whether a sentence begins with it or is in the imperative is the same. */
const READER = '~you';

/** What stands for a small word that tells something. */
export function smallWord(word: string): string | undefined {
  return TELLING.get(word);
}

/** Words without the reader at their beginning. */
export function addressed(words: readonly string[]): readonly string[] {
  return words[0] === READER ? words.slice(1) : words;
}

const FACTORS: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** Turns of phrase that say the same in two ways, of lower-case text, each as one of them. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\baccording to the (?:program|source|provider|office|agency)\b|\bto apply\b|\bfor th(?:is|e) program\b/g, ' '],
  [/\b(needs?|ha(?:ve|s)|required|in order) to\b/g, '$1'],
  [/\b(?:is|are) made\b/g, ' '],
  [/\bdue (?:by|on)\b/g, 'due'],
  [/\bineligible\b/g, 'not eligible'],
  [/\b(\d+)(?: years?)?(?: old| of age)? or older\b/g, 'at least $1 years old'],
  [/\b(\d+):00\b/g, '$1'],
];

/** A lower-case text in which the same is said in one way. */
export function inOneWay(text: string): string {
  const turned = TURNS.reduce((sofar, [phrase, same]) => sofar.replace(phrase, same), text);
  return turned.replace(/\b(\d+(?:\.\d+)?) (thousand|million|billion)\b/g, (_, digits: string, factor: string) =>
    String(Math.round(Number(digits) * (FACTORS[factor] ?? 1))),
  );
}
