/** Removes a lowercase word's accents: "calefacción" and "calefaccion" become the same, as do "año" and "ano". */
export function plain(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Returns a plain word without its plural ending. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  return /[^aeiou]es$/.test(word) && word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
}

/**
 * Returns how a plain word sounds in Latin America, where b and v sound alike, as do s, z and soft c, and ll and y, and
 * h is silent. These are the spellings that people mix up.
 */
export function sound(word: string): string {
  return word
    .replace(/(?<!c)h/g, '')
    .replace(/q(?:u(?=[ei]))?/g, 'k')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/x|ks/g, 's')
    .replace(/ll/g, 'y')
    .replace(/v|w/g, 'b')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/y(?![aeiou])/g, 'i')
    .replace(/([a-z])\1+/g, '$1')
    .toLowerCase();
}

const ENDINGS = [
  /(?:a|ie)ndo$|(?:a|ie)ron$|(?:a|e|i)mos$|aba(?:n|mos)?$|(?:a|i)d[ao]s?$|(?:a|e|i)r(?:me|se|lo|la|los|las|nos)?$/,
  /[aeio]n?$/,
];
const SHORTEST = 3;

/** Returns the stem of a word's sound, without gender and verb endings. */
export function stemOfSound(sounded: string): string {
  const ended = ENDINGS.map((ending) => sounded.replace(ending, ''));
  return ended.find((rest) => rest !== sounded && rest.length >= SHORTEST) ?? sounded;
}

const COGNATES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/cion$/, ['tion']],
  [/sion$/, ['sion']],
  [/dad$/, ['ty']],
  [/[ie]ncia$/, ['ence', 'ency', 'ience']],
  [/ancia$/, ['ance', 'ancy']],
  [/ari[oa]$/, ['ary', 'arian']],
  [/iv[oa]$/, ['ive']],
  [/ic[oa]$/, ['ic', 'ical', 'ics']],
  [/os[oa]$/, ['ous']],
  [/ist[ao]$/, ['ist']],
  [/ismo$/, ['ism']],
  [/mento$/, ['ment']],
  [/logia$/, ['logy']],
  [/ia$/, ['y', 'ia']],
  [/[oae]$/, ['', 'e']],
];

/** Returns the possible English cognates of a plain Spanish word: "industry" for "industria". */
export function cousinsOf(word: string): string[] {
  return COGNATES.flatMap(([ending, others]) =>
    ending.test(word) ? others.map((other) => word.replace(ending, other)) : [],
  );
}
