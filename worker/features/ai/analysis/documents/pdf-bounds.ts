import { Buffer } from 'node:buffer';
import { inflate } from './bounded-inflate.ts';
import { fromAscii85, fromAsciiHex, sizeOfLzw, sizeOfRuns } from './packed.ts';

/** The maximum inflated size of all streams in a file. A stream counts each time it's used. */
const MOST_BYTES = 40_000_000;

/**
 * A character code has at most two bytes, which are four hex digits. Together, the fonts of a file may map this many
 * codes.
 */
const MOST_DIGITS = 4;
const MOST_CODES = 2_000_000;

/** Filters that let a small file expand enormously. Current software compresses text only with FlateDecode. */
const OTHER_FILTERS =
  /\/(?:LZWDecode|LZW|RunLengthDecode|RL|ASCII85Decode|A85|ASCIIHexDecode|AHx|Fl)\b|\/FlateDecode\s*\/FlateDecode\b/;
const ESCAPED = /#([0-9a-f]{2})/gi;

/** The filters in a stream's own dictionary, which ends right before the stream. They're in decoding order. */
const FILTERS = /\/Filter\s*(\[[^\]]*\]|\/\w+)(?=[^[\]]*>>\s*$)/;
const MOST_OF_A_DICTIONARY = 2000;
const PACKS = /\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g;

const STREAM = /stream\r?\n/g;
const SECTIONS = ['bfchar', 'bfrange', 'cidchar', 'cidrange', 'codespacerange'];
const RANGES = /<([0-9a-f]+)>\s*<([0-9a-f]+)>\s+\d/gi;
const RANGE_OF_A_LINE = /^\s*<([0-9a-f]+)>\s*<([0-9a-f]+)>/i;

/**
 * Limits how large a file may get when inflated, and how many codes its fonts may map. Throws if a limit is exceeded.
 */
export class PdfBounds {
  #bytes = 0;
  #codes = 0;
  #hasOthers = false;

  /** Checks a whole file before anything else reads it. */
  takeFile(file: Uint8Array): void {
    const source = Buffer.from(file).toString('latin1');
    this.#takeMaps(source);
    let place = 0;
    let between = '';
    for (const { 0: word, index } of source.matchAll(STREAM)) {
      if (source.startsWith('end', index - 3)) continue;
      const head = Math.max(place, index - MOST_OF_A_DICTIONARY);
      const dictionary = withNames(source.slice(head, index));
      between += withNames(source.slice(place, head)) + dictionary.replace(FILTERS, '');
      place = index;
      const start = index + word.length;
      const end = source.indexOf('endstream', start);
      this.#takePacked(file.subarray(start), file.subarray(start, end < 0 ? file.length : end), dictionary);
    }
    between += withNames(source.slice(place));
    // If a filter is named outside a stream's dictionary, we can't tell which stream it applies to.
    const isElsewhere = OTHER_FILTERS.test(between);
    const isLocked = /\/Encrypt\b/.test(between);
    if (isElsewhere || (isLocked && this.#hasOthers)) throw new Error('A stream is packed in an unsupported way');
  }

  #takePacked(toEnd: Uint8Array, packed: Uint8Array, dictionary: string): void {
    const [, filters = ''] = FILTERS.exec(dictionary) ?? [];
    if ((filters.match(PACKS)?.length ?? 0) > 1) throw new Error('A stream is packed twice');
    if (!OTHER_FILTERS.test(filters)) {
      const unpacked = unpackedOf(toEnd);
      if (!unpacked) return;
      this.takeStream(unpacked);
      // The objects inside can be dictionaries too.
      const isHidden = /\/ObjStm\b/.test(dictionary) && OTHER_FILTERS.test(withNames(latin1(unpacked)));
      if (isHidden) throw new Error('A stream is packed in an unsupported way');
      return;
    }
    this.#hasOthers = true;
    if (/\/(?:ObjStm|XRef)\b/.test(dictionary)) throw new Error('The objects are packed in an unsupported way');
    let data = packed;
    for (const [, name = ''] of filters.matchAll(/\/(\w+)/g)) {
      const filter = OLDER[name];
      if (filter?.size) this.take(filter.size(data));
      // With any other filter, it's an image, which isn't inflated.
      if (!filter?.data) return;
      data = filter.data(data);
    }
    this.takeStream(data);
  }

  /** Counts a stream's size, and checks its font maps. */
  takeStream(unpacked: Uint8Array): void {
    this.take(unpacked.length);
    this.#takeMaps(Buffer.from(unpacked).toString('latin1'));
  }

  take(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > MOST_BYTES) throw new Error('The file unpacks to too much data');
  }

  #takeMaps(text: string): void {
    for (const name of SECTIONS) {
      const [begin, end] = [`begin${name}`, `end${name}`];
      for (let start = text.indexOf(begin); start >= 0; ) {
        const close = text.indexOf(end, start);
        if (close < 0) throw new Error('A font map does not end');
        if (name.endsWith('range')) this.#takeRanges(text.slice(start + begin.length, close));
        start = text.indexOf(begin, close);
      }
    }
  }

  /** Parses the ranges as the library does: letter maps line by line, others anywhere. */
  #takeRanges(section: string): void {
    const ofLines = section.split('\n').flatMap((line) => RANGE_OF_A_LINE.exec(line) ?? []);
    for (let place = 0; place < ofLines.length; place += 3) this.#takeRange(ofLines[place + 1], ofLines[place + 2]);
    for (const [, low, high] of section.matchAll(RANGES)) this.#takeRange(low, high);
  }

  #takeRange(low = '', high = ''): void {
    if (Math.max(low.length, high.length) > MOST_DIGITS) throw new Error('A font map has codes that are too long');
    this.#codes += Math.max(0, Number.parseInt(high, 16) - Number.parseInt(low, 16));
    if (this.#codes > MOST_CODES) throw new Error('The font maps have too many codes');
  }
}

interface Filter {
  data?: (packed: Uint8Array) => Uint8Array;
  size?: (packed: Uint8Array) => number;
}
const [A85, HEX, LZW, RUNS, FLATE]: Filter[] = [
  { data: fromAscii85 },
  { data: fromAsciiHex },
  { size: sizeOfLzw },
  { size: sizeOfRuns },
  { data: inflate },
];
const OLDER: Readonly<Record<string, Filter | undefined>> = {
  ...{ ASCII85Decode: A85, A85, ASCIIHexDecode: HEX, AHx: HEX, LZWDecode: LZW, LZW },
  ...{ RunLengthDecode: RUNS, RL: RUNS, FlateDecode: FLATE, Fl: FLATE },
};

/** Decodes the escaped characters in names. */
function withNames(text: string): string {
  return text.replace(ESCAPED, (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

/** Inflates a stream. Returns null for other compression, or if it inflates to more than we ever read. */
function unpackedOf(packed: Uint8Array): Uint8Array | null {
  try {
    return inflate(packed);
  } catch {
    return null;
  }
}
