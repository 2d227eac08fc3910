/** A JSON escape. Surrogate pairs aren't escaped: an escaped one is a lone half. */
const ESCAPE = /\\(?:ud[89a-f][0-9a-f]{2}|.)/g;

/**
 * JSON whose texts a statement extracts and stores. Sources, and cutting a text, can leave half a surrogate pair, which
 * isn't valid UTF-8: the database would store it and then fail every response that contains it.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\ud') ? text.replace(ESCAPE, (found) => (found.length > 2 ? '\uFFFD' : found)) : text;
}
