import { FIELD_NAMES, OTHER_FIELD_NAMES } from './texts.ts';

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries({ ...FIELD_NAMES, ...OTHER_FIELD_NAMES }));

/** How a field is called; one without a name by that of the database. */
export function fieldName(field: string): string {
  return NAMES.get(field) ?? field;
}
