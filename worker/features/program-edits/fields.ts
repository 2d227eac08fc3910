import * as z from 'zod/mini';
import { deadlineKind, programType } from '../../../contract/grants.ts';
import type { EditedField } from '../../../contract/program-edits.ts';

const text = z.nullable(z.string());

/** What an edit may write of a program's row, by property. */
export const editableRow = z.object({
  ...{ title: z.string(), description: text, provider: text, amount: text, deadline: text, eligibility: text },
  ...{ requirements: text, url: text, applicationUrl: text, category: text, programType },
  /** They follow what is said of who may apply. */
  rules: z.unknown(),
  ...{ deadlineDate: text, deadlineKind, deadlineAt: text, status: z.enum(['open', 'closed', 'hidden']) },
});
export type EditableRow = z.infer<typeof editableRow>;
export type Property = keyof EditableRow;

const properties = Object.keys(editableRow.shape);

export function isProperty(name: string): name is Property {
  return properties.includes(name);
}

/** Where a field stands in the row: to hide a program is to edit its status. */
export function propertyOf(field: EditedField): Property {
  return field === 'hidden' ? 'status' : field;
}

/** A field as the row has it. */
export function fieldOf(row: EditableRow, field: EditedField): string | boolean | null {
  return field === 'hidden' ? row.status === 'hidden' : row[field];
}

/** An edit as it is stored, by the property that it is about. */
export interface StoredEdit {
  value: unknown;
  sourceValue: unknown;
}
export type StoredEdits = ReadonlyMap<Property, StoredEdit>;
