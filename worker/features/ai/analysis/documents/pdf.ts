import { Buffer } from 'node:buffer';
import { PDF, type PDFPage, PdfArray, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { paragraphsOf, type Sign } from './paragraphs.ts';
import { PdfBounds } from './pdf-bounds.ts';
import { plainContent } from './pdf-content.ts';

/** Limits on how much of a document we read. */
const MOST_PAGES = 60;
const MOST_SIGNS = 150_000;
const MOST_OBJECTS = 100_000;

/** A file's `%%EOF` is within this many bytes of its end. */
const END = 1024;

const UNREADABLE: Paragraphs = { paragraphs: [], isWhole: false };

/** Glyphs smaller than this many points aren't meant to be read. */
const LEAST_SIZE = 3;

/** The text read from a document, and whether it's all of it. */
export interface Paragraphs {
  paragraphs: string[];
  isWhole: boolean;
}

/**
 * Returns a PDF's paragraphs. Stops at `until` (ms, as in Date.now). Returns no paragraphs if the text is an image or
 * encrypted. Throws if the file isn't a PDF.
 */
export async function pdfParagraphs(bytes: Uint8Array, until: number): Promise<Paragraphs> {
  // The library accepts a truncated file, but the missing part could contain an exception.
  if (!new TextDecoder('latin1').decode(bytes.subarray(-END)).includes('%%EOF'))
    throw new Error('The file is incomplete');
  const bounds = new PdfBounds();
  bounds.takeFile(bytes);
  const pdf = await PDF.load(bytes, { lenient: false });
  if (pdf.isEncrypted && !pdf.isAuthenticated) return UNREADABLE;
  takeHidden(pdf, bounds);
  const pages: Sign[][] = [];
  let left = MOST_SIGNS;
  const all = pdf.getPages();
  let isWhole = true;
  for (const page of all.slice(0, MOST_PAGES)) {
    if (Date.now() > until || left <= 0) break;
    const { signs, isAll } = signsOf(pdf, page, bounds);
    left -= signs.length;
    pages.push(signs);
    isWhole &&= isAll;
    // Yields between pages, so other tasks can run. A Worker's clock is frozen until then.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  const paragraphs = paragraphsOf(pages);
  if (!isLanguage(paragraphs.join(' '))) return UNREADABLE;
  return { paragraphs, isWhole: isWhole && pages.length === all.length };
}

/**
 * Returns a page's glyphs in drawing order, because the library's own lines run across columns and lose narrow spaces.
 * The library takes quadratic time in a page's glyphs, so we count them first.
 */
function signsOf(pdf: PDF, page: PDFPage, bounds: PdfBounds): { signs: Sign[]; isAll: boolean } {
  const content = plainContent(contentOf(pdf, page, bounds));
  if (content === null) return { signs: [], isAll: false };
  page.dict.set('Contents', new PdfStream([], content));
  const { lines } = quietly(() => page.extractText());
  const chars = lines.flatMap(({ spans }) => spans.flatMap((span) => span.chars));
  const signs = chars
    .filter(({ sequenceIndex, fontSize }) => Number.isInteger(sequenceIndex) && fontSize >= LEAST_SIZE)
    .sort((a, b) => (a.sequenceIndex ?? 0) - (b.sequenceIndex ?? 0))
    .map(({ char, bbox, baseline, fontSize }) => ({ char, x: bbox.x, width: bbox.width, baseline, size: fontSize }));
  // A page that has only an image is a scan.
  return { signs, isAll: signs.length > 0 || !DRAWS.test(Buffer.from(content).toString('latin1')) };
}

/** The operator that draws an image or other content (ISO 32000-1, 8.8). */
const DRAWS = /(?:^|\s)Do(?=\s|$)/;

/** Counts what the file's bytes don't show: encrypted streams, and streams with a predictor. */
function takeHidden(pdf: PDF, bounds: PdfBounds): void {
  const { registry } = pdf.context;
  if (registry.nextObjectNumber > MOST_OBJECTS) throw new Error('The file has too many objects');
  for (let number = 1; number < registry.nextObjectNumber; number += 1) {
    const hidden = hiddenIn(registry.resolve(PdfRef.of(number, 0)), pdf.isEncrypted);
    if (hidden) bounds.takeStream(hidden);
  }
}

function hiddenIn(object: PdfObject | null, isLocked: boolean): Uint8Array | null {
  if (!(object instanceof PdfStream) || !(isLocked || object.has('DecodeParms') || isPackedOtherwise(object)))
    return null;
  try {
    return object.getDecodedData();
  } catch {
    // The library can't decode this image format.
    return null;
  }
}

const OLDER = new Set(['LZWDecode', 'RunLengthDecode', 'ASCII85Decode', 'ASCIIHexDecode']);

/** Returns whether a stream has an older compression, so its font maps can't be seen in the file's bytes. */
function isPackedOtherwise(stream: PdfStream): boolean {
  const filters = stream.getArray('Filter') ?? [stream.getName('Filter')];
  const names = Array.from(filters, (filter) => (filter instanceof PdfName ? filter.value : ''));
  return names.some((name) => OLDER.has(name)) && names.every((name) => OLDER.has(name) || name === 'FlateDecode');
}

/** Silences the library, which logs every font it can't read, with a stack trace. */
function quietly<T>(run: () => T): T {
  const { warn } = console;
  console.warn = () => {};
  try {
    return run();
  } finally {
    console.warn = warn;
  }
}

function contentOf(pdf: PDF, { dict }: PDFPage, bounds: PdfBounds): Uint8Array {
  const resolve = pdf.context.resolve.bind(pdf.context);
  const contents = dict.get('Contents', resolve);
  const parts =
    contents instanceof PdfArray ? Array.from(contents, (_, place) => contents.at(place, resolve)) : [contents];
  const decoded: Uint8Array[] = [];
  for (const part of parts) {
    if (!(part instanceof PdfStream)) continue;
    const content = part.getDecodedData();
    bounds.take(content.length);
    decoded.push(content, Buffer.from(' '));
  }
  return Buffer.concat(decoded);
}

/** Returns whether the text is readable. Fonts without a letter map produce gibberish. */
function isLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const words = text.match(/(?<!\p{L})\p{L}{1,15}(?!\p{L})/gu)?.length ?? 0;
  return letters > text.length / 2 && words > text.length / 15;
}
