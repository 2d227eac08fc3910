import { BULLET } from '../checks/list-items.ts';
import { isHanging } from '../proof/finished.ts';
import { BETWEEN_CELLS } from '../proof/quotes.ts';

/** The text between two line breaks. */
export interface Line {
  text: string;
  /** True if the whole line is bold. */
  isBold: boolean;
}

const ENDED = /[.!?:]["'”’)\]]*$/;

/**
 * Joins a paragraph's lines where a sentence continues across a break. If that's unclear, the lines stay together like
 * cells in a row, so no half appears alone.
 */
export function joinedLines(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  let isApart = true;
  for (const line of lines) {
    const last = found.at(-1);
    if (line.text === '') isApart = true;
    else if (!last || isApart || !continues(last, line)) {
      found.push({ ...line });
      isApart = false;
    } else {
      const between = isOneSentence(last.text, line.text) ? ' ' : BETWEEN_CELLS;
      last.text += between + line.text;
      last.isBold &&= line.isBold;
    }
  }
  return found;
}

function continues(last: Line, next: Line): boolean {
  if (isOneSentence(last.text, next.text)) return true;
  return !ENDED.test(last.text) && !BULLET.test(next.text) && last.isBold === next.isBold;
}

/** Words that may end a sentence, but rarely end a line. */
const CONTINUES = /\b(?:to|at|on|for|when|where|who|that|you|we|not|may|must|can|will|is|are|be)$/i;

function isOneSentence(last: string, next: string): boolean {
  return /^\p{Ll}/u.test(next) || /[,;(/–—-]$/.test(last) || isHanging(last) || CONTINUES.test(last.slice(-10));
}
