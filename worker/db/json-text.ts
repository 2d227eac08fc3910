/** An escape of JSON. Pairs stand as they are: what is escaped of them is a half without its other one. */
const ESCAPE = /\\(?:ud[89a-f][0-9a-f]{2}|.)/g;

/**
 * JSON whose texts a statement takes out and stores. Half a character, as sources send them and as cutting leaves them, is
 * none in UTF-8: the database would store it and then fail each answer that it stands in.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\ud') ? text.replace(ESCAPE, (found) => (found.length > 2 ? '\uFFFD' : found)) : text;
}
