/** A JSON escape. Only lone halves of surrogate pairs are escaped, never whole pairs. */
const ESCAPE = /\\(?:ud[89a-f][0-9a-f]{2}|.)/g;

/**
 * Serializes JSON whose texts a statement extracts and stores. Sources and truncation can leave half a surrogate pair,
 * which isn't valid UTF-8: the database would store it and then fail every response that contains it.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\ud') ? text.replace(ESCAPE, (found) => (found.length > 2 ? '\uFFFD' : found)) : text;
}
