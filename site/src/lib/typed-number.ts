/** Plain digits, also with a dollar sign and with commas or spaces between thousands: "1e9", "2.5" and "12,50" are no answers. */
const PLAIN = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)$/;
/** What may become a number between thousands while it is typed: "12,5". */
const BEGUN = /^\$?\s*(?:\d{1,3}(?:[,\s]\d{3})*[,\s]\d{0,2})?$/;

/** The number as typed; null where nothing is typed, and no number where it cannot be read as one. */
export function numberOf(typed: unknown): number | null {
  const text = String(typed ?? '').trim();
  if (text === '') return null;
  return PLAIN.test(text) ? Number(text.replace(/[$,\s]/g, '')) : Number.NaN;
}

/** Whether what is typed is the beginning of a number. */
export function isBegunNumber(typed: string): boolean {
  return BEGUN.test(typed.trimStart());
}
