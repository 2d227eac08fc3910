/**
 * Replaces `pako` for the PDF library (see wrangler.toml) with the platform's own inflate, which stops if a stream
 * grows too large.
 */
import { inflateSync } from 'node:zlib';

/** More than any page or font of a notice needs, but only a little of an isolate's memory. */
const MOST_BYTES = 4_000_000;

/** Inflates a stream. Throws if it's damaged or too large. */
export function inflate(packed: Uint8Array): Uint8Array {
  return inflateSync(packed, { maxOutputLength: MOST_BYTES });
}

/** Only writing a PDF would need this. */
export function deflate(): never {
  throw new Error('Writing PDFs is not supported');
}

export default { inflate, deflate };
