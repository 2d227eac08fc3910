import * as z from 'zod/mini';
import { deadlineKind, programType } from '../../../../contract/programs/grants.ts';
import type { EditedField } from '../../../../contract/programs/program-edits.ts';

const text = z.nullable(z.string());

/** The parts of a program's row that an edit may write, by property. */
export const editableRow = z.object({
  ...{ title: z.string(), description: text, provider: text, amount: text, deadline: text, eligibility: text },
  ...{ requirements: text, url: text, applicationUrl: text, category: text, programType },
  /** The matching rules, derived from the eligibility text. */
  rules: z.unknown(),
  ...{ deadlineDate: text, deadlineKind, deadlineAt: text, status: z.enum(['open', 'closed', 'hidden']) },
});
export type EditableRow = z.infer<typeof editableRow>;
export type Property = keyof EditableRow;

const properties = Object.keys(editableRow.shape);

export function isProperty(name: string): name is Property {
  return properties.includes(name);
}

/** Returns a field's property in the row. Hiding a program means editing its status. */
export function propertyOf(field: EditedField): Property {
  return field === 'hidden' ? 'status' : field;
}

/** Returns a field's value in the row. */
export function fieldOf(row: EditableRow, field: EditedField): string | boolean | null {
  return field === 'hidden' ? row.status === 'hidden' : row[field];
}

/** A stored edit of one property. */
export interface StoredEdit {
  value: unknown;
  sourceValue: unknown;
}
export type StoredEdits = ReadonlyMap<Property, StoredEdit>;
