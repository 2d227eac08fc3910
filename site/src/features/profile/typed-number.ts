/** Plain digits, also with a dollar sign and with commas between thousands: "1e9" and "2.5" are no answers. */
const PLAIN = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+)$/;

/** The number as typed; null where nothing is typed, and no number where it cannot be read as one. */
export function numberOf(typed: unknown): number | null {
  const text = String(typed ?? '').trim();
  if (text === '') return null;
  return PLAIN.test(text) ? Number(text.replace(/[$,\s]/g, '')) : Number.NaN;
}
