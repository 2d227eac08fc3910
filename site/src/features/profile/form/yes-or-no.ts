/** Converts the value of a select with "yes", "no" and "not sure". */
export function yesOrNo(chosen: unknown): boolean | null {
  return chosen === '' || chosen === null ? null : String(chosen) === 'true';
}
