/**
 * Deduplicates and sorts names. Sources list the same names in a different order from day to day, which would otherwise
 * count as a change.
 */
export function asSet(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
