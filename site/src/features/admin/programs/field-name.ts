import { FIELD_NAMES, OTHER_FIELD_NAMES } from './texts.ts';

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries({ ...FIELD_NAMES, ...OTHER_FIELD_NAMES }));

/** Returns a field's label, or its database name if it has none. */
export function fieldName(field: string): string {
  return NAMES.get(field) ?? field;
}
