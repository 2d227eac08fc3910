/** A company fact, or null while the file holds placeholders: readers mustn't take those for facts. */
export function ifSet<T>({ placeholder }: { placeholder: boolean }, fact: T): T | null {
  return placeholder ? null : fact;
}
