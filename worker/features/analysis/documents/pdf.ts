import { PDF, type PDFPage, PdfArray, PdfStream } from '@libpdf/core';
import { paragraphsOf, type Sign } from './paragraphs.ts';

/** What is read of a document at most: pages and their signs, and of one page what the library lays out in a moment. */
const MOST_PAGES = 60;
const MOST_SIGNS = 150_000;
const MOST_SIGNS_OF_A_PAGE = 20_000;
const MOST_BYTES_OF_A_PAGE = 1_000_000;

/** Smaller signs are not there to be read. */
const LEAST_SIZE = 3;

/**
 * The paragraphs of a PDF. What is not read until `until` (a time as of Date.now) stays out. None where the text is drawn as
 * a picture, or locked. Throws where it is no PDF.
 */
export async function pdfParagraphs(bytes: Uint8Array, until: number): Promise<string[]> {
  const pdf = await PDF.load(bytes);
  if (pdf.isEncrypted && !pdf.isAuthenticated) return [];
  const pages: Sign[][] = [];
  let left = MOST_SIGNS;
  for (const page of pdf.getPages().slice(0, MOST_PAGES)) {
    if (Date.now() > until || left <= 0) break;
    const signs = isLaidOutSoon(pdf, page) ? signsOf(page) : [];
    left -= signs.length;
    pages.push(signs);
    // Between two pages others have their turn, and a clock that only moves then does.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  const paragraphs = paragraphsOf(pages);
  return isLanguage(paragraphs.join(' ')) ? paragraphs : [];
}

/** The library takes the square of a page's signs in time: the strings of its content are counted before. */
function isLaidOutSoon(pdf: PDF, { dict }: PDFPage): boolean {
  const resolve = pdf.context.resolve.bind(pdf.context);
  const contents = dict.get('Contents', resolve);
  const parts =
    contents instanceof PdfArray ? Array.from(contents, (_, place) => contents.at(place, resolve)) : [contents];
  let signs = 0;
  let length = 0;
  for (const part of parts) {
    if (!(part instanceof PdfStream)) continue;
    const content = part.getDecodedData();
    length += content.length;
    signs += signsIn(content);
    if (length > MOST_BYTES_OF_A_PAGE || signs > MOST_SIGNS_OF_A_PAGE) return false;
  }
  return true;
}

const [OPEN, CLOSE, LESS, MORE, BACKSLASH] = [...'()<>\\'].map((sign) => sign.charCodeAt(0));

/** At most so many signs are drawn by a content: the bytes in its strings. */
function signsIn(content: Uint8Array): number {
  let signs = 0;
  let depth = 0;
  let isHex = false;
  for (let place = 0; place < content.length; place += 1) {
    const byte = content[place];
    if (byte === BACKSLASH && depth > 0) place += 1;
    else if (byte === OPEN && !isHex) depth += 1;
    else if (byte === CLOSE && depth > 0) depth -= 1;
    else if (depth === 0 && (byte === LESS || byte === MORE)) isHex = byte === LESS;
    if (depth > 0) signs += 1;
    else if (isHex) signs += 0.5;
  }
  return signs;
}

/** In the order in which they are drawn: the library's own lines go over columns, and lose narrow spaces. */
function signsOf(page: PDFPage): Sign[] {
  const chars = page.extractText().lines.flatMap(({ spans }) => spans.flatMap((span) => span.chars));
  return chars
    .filter(({ sequenceIndex, fontSize }) => sequenceIndex !== undefined && fontSize >= LEAST_SIZE)
    .sort((a, b) => (a.sequenceIndex ?? 0) - (b.sequenceIndex ?? 0))
    .map(({ char, bbox, baseline, fontSize }) => ({ char, x: bbox.x, width: bbox.width, baseline, size: fontSize }));
}

/** Fonts that do not tell their letters give a text of other ones. */
function isLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const words = text.match(/(?<!\p{L})\p{L}{1,15}(?!\p{L})/gu)?.length ?? 0;
  return letters > text.length / 2 && words > text.length / 15;
}
