import { Buffer } from 'node:buffer';
import { inflate } from './bounded-inflate.ts';

/** What all streams of a file unpack to, a stream as often as it is used. */
const MOST_BYTES = 40_000_000;

/** A code of text has two bytes at most, so a font has no more of them; a file has some fonts. */
const MOST_DIGITS = 4;
const MOST_CODES = 2_000_000;

/** Small files grow beyond all bounds by these; what writes text today packs it with FlateDecode alone. */
const OTHER_FILTERS = /\/(?:LZWDecode|RunLengthDecode|ASCII85Decode|ASCIIHexDecode)\b|\/FlateDecode\s*\/FlateDecode\b/;
const ESCAPED = /#([0-9a-f]{2})/gi;

const STREAM = /stream\r?\n/g;
const SECTIONS = ['bfchar', 'bfrange', 'cidchar', 'cidrange', 'codespacerange'];
const RANGES = /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s+\d/gi;
const RANGE_OF_A_LINE = /^\s*<([0-9a-f]+)>\s*<([0-9a-f]+)>/i;

/** What a file may unpack to and map. Its functions throw beyond that. */
export class PdfBounds {
  #bytes = 0;
  #codes = 0;

  /** Looks at a whole file before anything else reads it. */
  takeFile(file: Uint8Array): void {
    const source = Buffer.from(file).toString('latin1');
    const named = source.replace(ESCAPED, (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (OTHER_FILTERS.test(named)) throw new Error('A stream is packed in a way that is not read');
    this.#takeMaps(source);
    for (const { 0: word, index } of source.matchAll(STREAM)) {
      if (source.startsWith('end', index - 3)) continue;
      const unpacked = unpackedOf(file.subarray(index + word.length));
      if (unpacked) this.takeStream(unpacked);
    }
  }

  /** Counts what a stream holds, and looks at the maps of a font in it. */
  takeStream(unpacked: Uint8Array): void {
    this.take(unpacked.length);
    this.#takeMaps(Buffer.from(unpacked).toString('latin1'));
  }

  take(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > MOST_BYTES) throw new Error('The file unpacks to too much');
  }

  #takeMaps(text: string): void {
    for (const name of SECTIONS) {
      const [begin, end] = [`begin${name}`, `end${name}`];
      for (let start = text.indexOf(begin); start >= 0; ) {
        const close = text.indexOf(end, start);
        if (close < 0) throw new Error('A map of a font does not end');
        if (name.endsWith('range')) this.#takeRanges(text.slice(start + begin.length, close));
        start = text.indexOf(begin, close);
      }
    }
  }

  /** As the library finds them: those of letters by their lines, others wherever they stand. */
  #takeRanges(section: string): void {
    const ofLines = section.split('\n').flatMap((line) => RANGE_OF_A_LINE.exec(line) ?? []);
    for (let place = 0; place < ofLines.length; place += 3) this.#takeRange(ofLines[place + 1], ofLines[place + 2]);
    for (const [, low, high] of section.matchAll(RANGES)) this.#takeRange(low, high);
  }

  #takeRange(low = '', high = ''): void {
    if (Math.max(low.length, high.length) > MOST_DIGITS) throw new Error('A map of a font has too long codes');
    this.#codes += Math.max(0, Number.parseInt(high, 16) - Number.parseInt(low, 16));
    if (this.#codes > MOST_CODES) throw new Error('The maps of fonts have too many codes');
  }
}

/** Null for what is packed in another way, or unpacks to more than is ever read. */
function unpackedOf(packed: Uint8Array): Uint8Array | null {
  try {
    return inflate(packed);
  } catch {
    return null;
  }
}
