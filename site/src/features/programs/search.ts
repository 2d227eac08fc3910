/** What the search of the list of all programs knows of each: few bytes, since it is loaded whole. */
export interface Listed {
  id: string;
  name: string;
  /** Whether it is for the whole country. */
  nationwide: boolean;
  /** Kind, place and amount in words. */
  facts: string;
  /** What people call it and ask for, behind its name. */
  words: string;
}

/** Where the site keeps them. */
export const LISTED_FILE = '/content/program-names.json';

/** Words that say nothing of what is looked for. */
const EMPTY: ReadonlySet<string> = new Set('a an and for get help i in me my need of on or the to with'.split(' '));

/** Small letters without accents; anything but letters and digits becomes a space. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a search, a plural as its singular: each is the beginning of a word that is looked for. */
function wordsOf(text: string): string[] {
  const words = plain(text)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !EMPTY.has(word));
  return (telling.length > 0 ? telling : words).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}

/**
 * The programs that have every word of the search. What it names comes first, then what the whole country has, then what
 * says the words as they were typed.
 */
export function foundPrograms(programs: readonly Listed[], search: string): Listed[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  return programs
    .flatMap((program) => {
      const name = ` ${plain(program.name)} `;
      const text = `${name}${plain(`${program.words} ${program.facts}`)} `;
      if (!words.every((word) => text.includes(` ${word}`))) return [];
      const isNamed = words.every((word) => has(name, word));
      return [{ program, isNamed, exact: words.filter((word) => has(text, word)).length }];
    })
    .sort(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        Number(b.program.nationwide) - Number(a.program.nationwide) ||
        b.exact - a.exact,
    )
    .map(({ program }) => program);
}

/** The whole word, or its plural. */
const has = (text: string, word: string) => text.includes(` ${word} `) || text.includes(` ${word}s `);
