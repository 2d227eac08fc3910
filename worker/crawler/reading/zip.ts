/**
 * Hand-written: fflate fails if the data contains the signature that it looks for, and is half as fast as Node's zlib.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { type Bytes, joined } from './bytes.ts';
import { Incomplete, Unreadable } from './faults.ts';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const LOCAL_HEADER_LENGTH = 30;
/** An archive ends with its directory: one file's entry and a comment of up to 64 KB. */
const LONGEST_END = 22 + 65_535 + 1024;
const STORED = 0;
const DEFLATED = 8;
const OUTPUT_AT_ONCE = 64 * 1024;

/**
 * Streams the first file of a zip archive. Only the directory at the end states where its data ends: archives written
 * as a stream don't state it earlier, and what follows the data isn't part of the file.
 */
export async function* unzipped(archive: Bytes): AsyncGenerator<Uint8Array, void, undefined> {
  const source = archive[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  while (head.length < LOCAL_HEADER_LENGTH || head.length < headerLength(head)) {
    const { value, done } = await source.next();
    if (done) throw new Incomplete('The archive ends before its first file');
    head = joined([head, value]);
    if (head.length >= 4 && view(head).getUint32(0, true) !== LOCAL_HEADER) throw new Unreadable('Not a zip archive');
  }
  const method = view(head).getUint16(8, true);
  const start = headerLength(head);
  const data = dataOf(head, start, source);
  if (method === STORED) yield* data;
  else if (method === DEFLATED) yield* inflated(data);
  else throw new Unreadable(`The archive uses an unknown compression method (${method})`);
}

/**
 * Inflates only what is read. The platform's DecompressionStream inflates everything that arrives, so a 300 MB file
 * would sit in memory while its first page is stored.
 */
async function* inflated(data: AsyncGenerator<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  const inflate = createInflateRaw({ chunkSize: OUTPUT_AT_ONCE });
  const fault: { error?: unknown } = {};
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* data;
    } catch (error) {
      // Keep this error: the inflater would report its own instead.
      fault.error = error;
      throw error;
    }
  }
  const packed = Readable.from(watched());
  const fed = pipeline(packed, inflate).catch((error: unknown) => inflate.destroy(asError(error)));
  try {
    for await (const chunk of inflate) if (chunk instanceof Uint8Array) yield chunk;
  } catch (error) {
    throw fault.error ?? new Incomplete('The archive cannot be unpacked', { cause: error });
  } finally {
    packed.destroy();
    inflate.destroy();
    await fed;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** Yields the first file's compressed bytes, without the end of the archive. */
async function* dataOf(
  head: Uint8Array,
  start: number,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const held: Uint8Array[] = [head.subarray(start)];
  let heldLength = head.length - start;
  let given = 0;
  try {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      held.push(next.value);
      heldLength += next.value.length;
      if (heldLength < 2 * LONGEST_END) continue;
      const all = joined(held);
      const sure = all.subarray(0, all.length - LONGEST_END);
      given += sure.length;
      held.splice(0, held.length, all.slice(sure.length));
      heldLength = LONGEST_END;
      yield sure;
    }
  } finally {
    await source.return?.();
  }
  const end = joined(held);
  const packed = packedLength(end);
  if (packed < given || packed - given > end.length) throw new Incomplete('The archive is not whole');
  yield end.subarray(0, packed - given);
}

/** Reads the first file's compressed length from the directory at the end of the archive. */
function packedLength(end: Uint8Array): number {
  const data = view(end);
  for (let at = end.length - 22; at >= 0; at--) {
    if (data.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    const directory = at - data.getUint32(at + 12, true);
    if (directory < 0 || data.getUint32(directory, true) !== CENTRAL_HEADER) continue;
    const length = data.getUint32(directory + 20, true);
    if (length !== 0xffffffff) return length;
    throw new Unreadable('The archive is larger than four gigabytes');
  }
  throw new Incomplete('The archive has no end');
}

function headerLength(head: Uint8Array): number {
  if (head.length < LOCAL_HEADER_LENGTH) return LOCAL_HEADER_LENGTH;
  const data = view(head);
  return LOCAL_HEADER_LENGTH + data.getUint16(26, true) + data.getUint16(28, true);
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
