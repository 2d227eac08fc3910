/**
 * Returns a company fact, or null while the file contains placeholders, which readers could mistake for facts.
 */
export function ifSet<T>({ placeholder }: { placeholder: boolean }, fact: T): T | null {
  return placeholder ? null : fact;
}
