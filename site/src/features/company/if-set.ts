/**
 * Returns a company fact, or null while the file holds placeholders, because readers mustn't mistake those for facts.
 */
export function ifSet<T>({ placeholder }: { placeholder: boolean }, fact: T): T | null {
  return placeholder ? null : fact;
}
