/**
 * Porter's stemmer (M. F. Porter, An algorithm for suffix stripping, 1980), as used by the search tables' tokenizer,
 * except for words it would merge with words of another meaning. The tables find both; ranking distinguishes them.
 */

const CONSONANT = '(?:[^aeiouy]|(?<=^|[aeiou])y)';
const VOWEL = '(?:[aeiou]|(?<![aeiou]|^)y)';
const HAS_VOWEL = new RegExp(VOWEL);
/** How often a vowel is followed by a consonant: at least once, and at least twice. */
const MEASURE_1 = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}`);
const MEASURE_2 = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}+${VOWEL}+${CONSONANT}`);
const MEASURE_IS_1 = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}+${VOWEL}*$`);
const SHORT_END = new RegExp(`${CONSONANT}${VOWEL}(?:[^aeiouwxy])$`);
const DOUBLE_END = /([^aeiouylsz])\1$/;

const STEP_2 = suffixes({
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  logi: 'log',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
});
const STEP_3 = suffixes({ icate: 'ic', ative: '', alize: 'al', iciti: 'ic', ical: 'ic', ful: '', ness: '' });
const STEP_4 = /^(.*?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/;

/** Words whose stems would merge with words of another meaning: AIDS with aid, fired with fire. */
const OWN_SENSE = new Map([
  ['aids', 'aids'],
  ['fired', 'fired'],
  ['firing', 'fired'],
  ['parking', 'parking'],
]);

const known = new Map<string, string>(OWN_SENSE);
const MOST_KNOWN = 20_000;

/** Returns the stem of a lowercase word. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let found = known.get(word);
  if (found === undefined) {
    found = step5(step4(replaced(replaced(step1c(step1b(step1a(word))), STEP_2), STEP_3)));
    if (known.size < MOST_KNOWN) known.set(word, found);
  }
  return found;
}

function step1a(word: string): string {
  if (/(ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function step1b(word: string): string {
  if (word.endsWith('eed')) return MEASURE_1.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const base = word.replace(/(ed|ing)$/, '');
  if (base === word || !HAS_VOWEL.test(base)) return word;
  if (/(at|bl|iz)$/.test(base)) return `${base}e`;
  if (DOUBLE_END.test(base)) return base.slice(0, -1);
  return MEASURE_IS_1.test(base) && SHORT_END.test(base) ? `${base}e` : base;
}

function step1c(word: string): string {
  return word.endsWith('y') && HAS_VOWEL.test(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;
}

function step4(word: string): string {
  const base = longestSuffix(word);
  return base !== null && MEASURE_2.test(base) ? base : word;
}

function longestSuffix(word: string): string | null {
  return STEP_4.exec(word)?.[1] ?? null;
}

function step5(word: string): string {
  let result = word;
  if (result.endsWith('e')) {
    const base = result.slice(0, -1);
    if (MEASURE_2.test(base) || (MEASURE_1.test(base) && !SHORT_END.test(base))) result = base;
  }
  return result.endsWith('ll') && MEASURE_2.test(result) ? result.slice(0, -1) : result;
}

function suffixes(table: Record<string, string>): readonly (readonly [string, string])[] {
  return Object.entries(table).sort(([a], [b]) => b.length - a.length);
}

/** Replaces the longest suffix in the table, if the rest has a vowel followed by a consonant. */
function replaced(word: string, table: readonly (readonly [string, string])[]): string {
  const found = table.find(([suffix]) => word.endsWith(suffix));
  if (!found) return word;
  const base = word.slice(0, -found[0].length);
  return MEASURE_1.test(base) ? base + found[1] : word;
}
