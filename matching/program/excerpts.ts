/** In characters. Longer changes can't be read at a glance. */
const LONGEST = 240;
/** How many words before the difference are kept. */
const LEAD = 6;

export interface Excerpts {
  before: string;
  after: string;
  /** True if the text was shortened. */
  isCut: boolean;
}

/** Puts each version of a text on its own line. Long ones are cut to where they start to differ. */
export function excerpts(before: string, after: string): Excerpts {
  const [was, is] = [lineOf(before), lineOf(after)];
  if (was.length <= LONGEST && is.length <= LONGEST) return { before: was, after: is, isCut: false };
  const [words, others] = [was.split(' '), is.split(' ')];
  const differs = words.findIndex((word, place) => word !== others[place]);
  const same = differs < 0 ? Math.min(words.length, others.length) : differs;
  const from = Math.max(0, same - LEAD);
  return { before: cut(words, from), after: cut(others, from), isCut: true };
}

/** Returns whether two versions of a text would be displayed as the same line. */
export function readsTheSame(before: string | null, after: string | null): boolean {
  return lineOf(before ?? '') === lineOf(after ?? '');
}

/** Puts a list's items on one line. */
function lineOf(text: string): string {
  return text
    .trim()
    .replace(/([.;:,!?]?)\s*\n\s*/g, (_, end: string) => (end ? `${end} ` : '; '))
    .replace(/\s+/g, ' ');
}

function cut(words: readonly string[], from: number): string {
  const rest = words.slice(from).join(' ');
  const shown =
    rest.length <= LONGEST
      ? rest
      : `${rest
          .slice(0, LONGEST)
          .replace(/\s\S*$/, '')
          .toWellFormed()} …`;
  return from > 0 ? `… ${shown}` : shown;
}
