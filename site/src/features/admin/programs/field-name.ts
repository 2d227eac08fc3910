import { FIELD_NAMES } from './texts.ts';

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(FIELD_NAMES));

/** How a field is called; one that cannot be edited by its name in the database. */
export function fieldName(field: string): string {
  return NAMES.get(field) ?? field;
}
