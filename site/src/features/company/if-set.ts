/** A fact of the company where it is entered; null while the file holds placeholders, which nobody shall read as facts. */
export function ifSet<T>({ placeholder }: { placeholder: boolean }, fact: T): T | null {
  return placeholder ? null : fact;
}
