/**
 * Plain digits, optionally with a dollar sign and with commas or spaces between thousands. "1e9", "2.5" and "12,50" are
 * invalid.
 */
const PLAIN = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)$/;
/** A number with thousands separators that is still being typed: "12,5". */
const BEGUN = /^\$?\s*(?:\d{1,3}(?:[,\s]\d{3})*[,\s]\d{0,2})?$/;

/** Parses a typed number; null if empty, NaN if it can't be parsed. */
export function numberOf(typed: unknown): number | null {
  const text = String(typed ?? '').trim();
  if (text === '') return null;
  return PLAIN.test(text) ? Number(text.replace(/[$,\s]/g, '')) : Number.NaN;
}

/** Returns whether the text could become a number with more typing. */
export function isBegunNumber(typed: string): boolean {
  return BEGUN.test(typed.trimStart());
}
