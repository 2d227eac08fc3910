/** In the place of `pako` for the PDF library (wrangler.toml): the platform's own unpacking, which ends where a stream grows too large. */
import { inflateSync } from 'node:zlib';

/** More than any page or font of a notice, and little of an isolate's memory. */
const MOST_BYTES = 4_000_000;

/** The unpacked bytes of a stream. Throws where they are too many or damaged. */
export function inflate(packed: Uint8Array): Uint8Array {
  return inflateSync(packed, { maxOutputLength: MOST_BYTES });
}

/** Only what writes a PDF packs. */
export function deflate(): never {
  throw new Error('No PDF is written here');
}

export default { inflate, deflate };
