import { Buffer } from 'node:buffer';

/** Limits on a page, so the library can lay it out quickly. A glyph takes one byte, or four hex digits. */
const MOST_SIGNS = 40_000;
const MOST_BYTES = 1_000_000;

/** The start of an inline image. Its content is skipped, because it's arbitrary bytes without text. */
const IMAGE = /(?<!\S)BI\s/;
const IMAGE_DATA = /^[\s\S]*?\sEI(?=\s|$)|^[\s\S]*$/;

/**
 * Returns a page's content (ISO 32000-1, 7.8.2) in a form that the library can read to the end; it never gets past a
 * misplaced bracket. Returns null if the content is over the limits.
 */
export function plainContent(content: Uint8Array): Uint8Array | null {
  if (content.length > MOST_BYTES) return null;
  const source = withoutImages(Buffer.from(content).toString('latin1'));
  let plain = '';
  let signs = 0;
  for (let place = 0; place < source.length; ) {
    const end = endOfPiece(source, place);
    const piece = source.slice(place, end);
    if (piece[0] === '(' || (piece[0] === '<' && piece !== '<<')) signs += piece.length;
    plain += STRAY.test(piece) ? ' ' : piece;
    if (signs > MOST_SIGNS) return null;
    place = end;
  }
  return Buffer.from(plain, 'latin1');
}

function withoutImages(source: string): string {
  const [text = '', ...images] = source.split(IMAGE);
  return [text, ...images.map((image) => image.replace(IMAGE_DATA, ''))].join(' ');
}

/** An unmatched bracket, or a comment, where brackets mean nothing. */
const STRAY = /^[%){}]/;
const LINE_END = /[\r\n]/g;
const PLAIN = /[^()<>{}%]+/y;

/** Returns the end of a string, a comment, a bracket or the text between them. */
function endOfPiece(source: string, start: number): number {
  const first = source[start];
  if (first === '(') return endOfString(source, start + 1);
  if (first === '%') return endOr(source, lineEnd(source, start) - start, start);
  if (first === '<' && source[start + 1] !== '<') return endOr(source, source.indexOf('>', start) + 1 - start, start);
  if (first === '<' || (first === '>' && source[start + 1] === '>')) return start + 2;
  PLAIN.lastIndex = start;
  return start + (PLAIN.exec(source)?.[0].length ?? 1);
}

function lineEnd(source: string, start: number): number {
  LINE_END.lastIndex = start;
  return LINE_END.exec(source)?.index ?? source.length;
}

function endOr(source: string, length: number, start: number): number {
  return length <= 0 ? source.length : start + length;
}

function endOfString(source: string, start: number): number {
  let depth = 1;
  for (let place = start; place < source.length; place += 1) {
    const sign = source[place];
    if (sign === '\\') place += 1;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return place + 1;
  }
  return source.length;
}
