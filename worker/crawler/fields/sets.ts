/**
 * Names whose order says nothing, each once and in an order of their own: sources list the same ones in another order from
 * day to day, and a program that is written anew for that is a change that nobody made.
 */
export function asSet(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}
