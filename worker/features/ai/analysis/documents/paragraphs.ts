import { joinedMarks, noteMark, withNotes } from '../page/notes.ts';

/** A glyph on a page of a document. Lengths are in points, from the left and bottom edges. */
export interface Sign {
  char: string;
  x: number;
  width: number;
  baseline: number;
  size: number;
}

/** Adjacent words on one line: a whole line, or a table cell. */
interface Piece {
  text: string;
  start: number;
  end: number;
  baseline: number;
  size: number;
}

interface Paragraph extends Piece {
  /** The distance from the previous line to this one; 0 for the first line. */
  lead: number;
  /** The right edge of the paragraph's longest line. */
  right: number;
}

/** The values below are relative to a glyph's height. */
const SAME_LINE = 0.5;
const WORD_GAP = 0.15;
/** Wider than the spaces in a justified line, so it separates columns or cells. */
const COLUMN_GAP = 2;
const BACKWARDS = 0.3;
const LINE_GAP = { least: 0.7, most: 1.75 } as const;
const INDENT = 2.5;
/** A superscript glyph is smaller than this share of the others, and at least this far above them. */
const RAISED = { smaller: 0.85, higher: 0.15 } as const;
/** A footnote is smaller than this share of the text it belongs to. */
const NOTE = 0.92;
const LONE_MARK = /^(?:\d{1,2}|[*†‡]{1,3})$/;
const NUMBERED = /^(\d{1,2})\.?\s+(?=\p{Lu})/u;

/** A line that ends before this share of the usual width is a heading or a list item. */
const SHORT_LINE = 0.4;

const SYMBOL_BULLET =
  /^[\u2022\u25aa\u25cf\u25cb\u25a0\u25a1\u25e6\u2043\u2219\uf0a7\uf0b7\uf0d8\uf0fc§](?=\s|$)|^o(?=\s)/u;
const LONE_BULLET = /^(?:[•*–-]|\(?[a-z0-9]{1,2}[.)])$/i;
const BULLET = /^(?:[•*–-]|\(?[a-z0-9]{1,2}[.)])\s/i;
const ENDED = /[.!?:;]["'”’)\]]*$/;

/** Shorter lines at a page's edge are page numbers and running heads. */
const LEAST_OF_A_BODY = 40;

/** Returns the paragraphs, list items and cells of pages. Each page is given as its glyphs in drawing order. */
export function paragraphsOf(pages: readonly (readonly Sign[])[]): string[] {
  const texts: string[] = [];
  for (const page of pages) {
    const found = withNotesOf(joinedLines(piecesOf(page)));
    const last = texts.findLastIndex((text) => text.length >= LEAST_OF_A_BODY);
    const next = found.findIndex((text) => text.length >= LEAST_OF_A_BODY);
    const [before = '', after = ''] = [texts[last], found[next]];
    // A sentence continues on the next page.
    if (before !== '' && !ENDED.test(before) && /^\p{Ll}/u.test(after)) {
      texts[last] = joined(before, after);
      found.splice(next, 1);
    }
    texts.push(...found);
  }
  return texts;
}

/** Returns a page's texts, with each note in place of its mark. Drops all other marks. */
function withNotesOf(paragraphs: readonly Paragraph[]): string[] {
  const sizes = paragraphs.filter(({ text }) => text.length >= LEAST_OF_A_BODY).map(({ size }) => size);
  const body = Math.max(0, ...sizes);
  const all = paragraphs.map(({ text }) => text).join(' ');
  const blocks = paragraphs.map(({ text, size }) => {
    const [start = '', label] = size < NOTE * body ? (NUMBERED.exec(text) ?? []) : [];
    const isNote = label !== undefined && all.includes(noteMark(label));
    return { text: isNote ? noteMark(label) + text.slice(start.length) : text };
  });
  return withNotes(blocks).map(({ text }) => text);
}

function piecesOf(signs: readonly Sign[]): Piece[] {
  const pieces: Piece[] = [];
  let piece: Piece | null = null;
  for (const { char, x, width, baseline, size } of signs) {
    // A note mark, which would otherwise change the number before it.
    if (piece && /[\d*†‡]/.test(char) && isRaised(piece, { size, baseline })) {
      piece.text += noteMark(char);
      continue;
    }
    // The mark at the start of a note.
    if (piece && LONE_MARK.test(piece.text) && isRaised({ size, baseline }, piece)) {
      Object.assign(piece, { text: noteMark(piece.text), size, baseline });
    }
    const end = x + width;
    const gap: number = piece ? x - piece.end : 0;
    const isSameLine: boolean =
      piece !== null &&
      Math.abs(baseline - piece.baseline) <= SAME_LINE * piece.size &&
      gap >= -BACKWARDS * piece.size &&
      gap <= COLUMN_GAP * piece.size;
    if (piece && isSameLine) {
      piece.text += (gap > WORD_GAP * size ? ' ' : '') + char;
      piece.end = Math.max(piece.end, end);
    } else {
      piece = { text: char, start: x, end, baseline, size };
      pieces.push(piece);
    }
  }
  return pieces.flatMap((found) => {
    const text = plain(found.text);
    return text === '' ? [] : [{ ...found, text }];
  });
}

function isRaised(
  piece: Pick<Sign, 'size' | 'baseline'>,
  { size, baseline }: Pick<Sign, 'size' | 'baseline'>,
): boolean {
  const above = baseline - piece.baseline;
  return size < RAISED.smaller * piece.size && above > RAISED.higher * piece.size && above < piece.size;
}

/** Splits ligatures into letters and normalizes list bullets. */
function plain(text: string): string {
  return joinedMarks(text)
    .replace(/[\ufb00-\ufb06]/g, (letters) => letters.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(SYMBOL_BULLET, '•');
}

function joinedLines(pieces: readonly Piece[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const piece of pieces) {
    const current = paragraphs.at(-1);
    if (current && continues(current, piece) && !isBrokenBefore(current, piece, pieces)) {
      const down = current.baseline - piece.baseline;
      // A list item's bullet is in another font, and further left.
      if (LONE_BULLET.test(current.text)) Object.assign(current, { start: piece.start, size: piece.size });
      current.text = joined(current.text, piece.text);
      if (down > SAME_LINE * piece.size) current.lead = down;
      current.baseline = piece.baseline;
      current.end = piece.end;
      current.right = Math.max(current.right, piece.end);
    } else paragraphs.push({ ...piece, lead: 0, right: piece.end });
  }
  return paragraphs;
}

function continues(current: Paragraph, next: Piece): boolean {
  const { size } = current;
  const down = current.baseline - next.baseline;
  if (Math.abs(down) <= SAME_LINE * size) return LONE_BULLET.test(current.text);
  if (Math.abs(next.size - size) > 0.1 * size || BULLET.test(next.text) || LONE_BULLET.test(next.text)) return false;
  if (down < LINE_GAP.least * size || down > LINE_GAP.most * size) return false;
  // The gap is larger than between the previous lines.
  if (current.lead > 0 && down > 1.25 * current.lead) return false;
  return Math.abs(next.start - current.start) <= INDENT * size || BULLET.test(current.text);
}

/** Returns whether a line ends where the next word would still fit. Then it's a list item, a heading or a last line. */
function isBrokenBefore(current: Paragraph, next: Piece, all: readonly Piece[]): boolean {
  if (LONE_BULLET.test(current.text)) return false;
  const [word = ''] = next.text.split(' ', 1);
  const wordWidth = ((next.end - next.start) * word.length) / next.text.length;
  const right = Math.max(current.right, next.end);
  if (current.end + wordWidth + current.size / 2 < right) return true;
  if (!/^[\p{Lu}\d]/u.test(next.text)) return false;
  const ends = all.filter(({ start }) => Math.abs(start - current.start) < 1).map(({ end }) => end);
  return current.end - current.start < SHORT_LINE * (Math.max(...ends) - current.start);
}

function joined(before: string, after: string): string {
  return /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after) ? before + after : `${before} ${after}`;
}
