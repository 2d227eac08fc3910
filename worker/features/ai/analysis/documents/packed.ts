/*
 * Computes the size of PDF streams with older compression (ISO 32000-1, 7.4) before the reader inflates them, because a
 * small file can expand enormously.
 */

/** The same limit as for other streams: more than any page or font of a notice needs. */
const MOST_BYTES = 4_000_000;

/** Decodes an ASCII85 stream (ASCII85Decode). Throws if it's too large. */
export function fromAscii85(data: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let group: number[] = [];
  const keep = (count: number) => {
    const value = Array.from({ length: 5 }, (_, place) => group[place] ?? 84).reduce((sum, one) => sum * 85 + one, 0);
    for (let place = 0; place < count; place += 1) bytes.push(Math.floor(value / 256 ** (3 - place)) % 256);
    group = [];
    bound(bytes.length);
  };
  for (const byte of data) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) {
      bytes.push(0, 0, 0, 0);
      bound(bytes.length);
    } else if (byte >= 0x21 && byte <= 0x75 && group.push(byte - 0x21) === 5) keep(4);
  }
  if (group.length > 1) keep(group.length - 1);
  return Uint8Array.from(bytes);
}

/** Decodes a hex stream (ASCIIHexDecode). */
export function fromAsciiHex(data: Uint8Array): Uint8Array {
  const [digits = ''] = new TextDecoder('latin1').decode(data).split('>');
  const bare = digits.replace(/[^0-9a-f]/gi, '');
  const length = Math.ceil(bare.length / 2);
  return Uint8Array.from({ length }, (_, place) =>
    Number.parseInt(bare.slice(2 * place, 2 * place + 2).padEnd(2, '0'), 16),
  );
}

/** Returns the size of an inflated run-length stream (RunLengthDecode). Throws if it's too large. */
export function sizeOfRuns(data: Uint8Array): number {
  let size = 0;
  for (let place = 0; place < data.length; ) {
    const length = data[place] ?? 128;
    if (length === 128) break;
    size += length < 128 ? length + 1 : 257 - length;
    place += length < 128 ? length + 2 : 2;
    bound(size);
  }
  return size;
}

const CLEAR = 256;
const END = 257;

/** Returns the size of an inflated LZW stream, tracking only the lengths of its entries. Throws if it's too large. */
export function sizeOfLzw(data: Uint8Array): number {
  return Math.max(sizeChangingAt(data, 1), sizeChangingAt(data, 0));
}

/** `early` is 1 if codes grow by one bit an entry early, as in nearly all files. */
function sizeChangingAt(data: Uint8Array, early: 0 | 1): number {
  let lengths: number[] = [];
  let width = 9;
  let before = 0;
  let size = 0;
  for (let bit = 0; bit + width <= 8 * data.length; ) {
    const code = codeAt(data, bit, width);
    bit += width;
    if (code === END) break;
    if (code === CLEAR) {
      lengths = [];
      width = 9;
      before = 0;
      continue;
    }
    const length = code < CLEAR ? 1 : (lengths[code - 258] ?? before + 1);
    size += length;
    bound(size);
    if (before > 0 && lengths.length < 4096 - 258) lengths.push(before + 1);
    const next = 258 + lengths.length - (1 - early);
    width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9;
    before = length;
  }
  return size;
}

function codeAt(data: Uint8Array, bit: number, width: number): number {
  const [first, from] = [bit >> 3, bit & 7];
  const bits = ((data[first] ?? 0) << 16) | ((data[first + 1] ?? 0) << 8) | (data[first + 2] ?? 0);
  return (bits >> (24 - from - width)) & ((1 << width) - 1);
}

function bound(size: number): void {
  if (size > MOST_BYTES) throw new Error('A stream unpacks to too much data');
}
