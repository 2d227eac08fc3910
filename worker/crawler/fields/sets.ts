/**
 * Names whose order means nothing, unique and sorted. Sources list the same names in a different order from day to day;
 * without sorting, that would count as a change.
 */
export function asSet(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
