/** The number as typed, also with a dollar sign and commas; null where nothing is typed. */
export function numberOf(typed: unknown): number | null {
  const text = String(typed ?? '').replace(/[$,\s]/g, '');
  return text === '' ? null : Number(text);
}
