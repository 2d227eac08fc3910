/**
 * Replaces `pako` for the PDF library (wrangler.toml): the platform's own inflate, which stops if a stream grows too
 * large.
 */
import { inflateSync } from 'node:zlib';

/** More than any page or font of a notice, but little of an isolate's memory. */
const MOST_BYTES = 4_000_000;

/** The inflated bytes of a stream. Throws if they are too many or damaged. */
export function inflate(packed: Uint8Array): Uint8Array {
  return inflateSync(packed, { maxOutputLength: MOST_BYTES });
}

/** Only PDF writers compress. */
export function deflate(): never {
  throw new Error('No PDF is written here');
}

export default { inflate, deflate };
