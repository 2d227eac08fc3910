import type * as z from 'zod/mini';
import {
  type EditableProgram,
  type EditedField,
  putProgramEdits,
} from '../../../../../contract/programs/program-edits.ts';

/** `hidden` has a button instead of a text field. */
export type TypedField = Exclude<EditedField, 'hidden'>;

/** Unsaved input by field. It survives a reload of the program. */
export interface Draft {
  typed: Readonly<Partial<Record<TypedField, string>>>;
  withdrawn: readonly TypedField[];
}

export const NO_DRAFT: Draft = { typed: {}, withdrawn: [] };

export const TYPED_FIELDS = [
  'title',
  'provider',
  'programType',
  'category',
  'amount',
  'deadline',
  'deadlineDate',
  'description',
  'eligibility',
  'requirements',
  'url',
  'applicationUrl',
] as const satisfies readonly TypedField[];

/** Returns the source's value of an edited field; undefined if the field wasn't edited. */
export function sourceValueOf({ edited }: EditableProgram, field: EditedField): string | boolean | null | undefined {
  return edited.find((each) => each.field === field)?.sourceValue;
}

/** Returns whether saving would withdraw a field's edit. False if another admin has already withdrawn it. */
export function isWithdrawn(program: EditableProgram, { withdrawn }: Draft, field: TypedField): boolean {
  return withdrawn.includes(field) && sourceValueOf(program, field) !== undefined;
}

/** Returns the value to show in a field's input. */
export function shownIn(program: EditableProgram, draft: Draft, field: TypedField): string {
  if (isWithdrawn(program, draft, field)) return String(sourceValueOf(program, field) ?? '');
  return draft.typed[field] ?? program.values[field] ?? '';
}

/** Returns the fields that saving would change. */
export function changedFields(program: EditableProgram, draft: Draft): TypedField[] {
  return TYPED_FIELDS.filter((field) => {
    if (isWithdrawn(program, draft, field)) return true;
    const text = draft.typed[field];
    return text !== undefined && text.trim() !== (program.values[field] ?? '').trim();
  });
}

export function withTyped(draft: Draft, field: TypedField, text: string): Draft {
  return { ...draft, typed: { ...draft.typed, [field]: text } };
}

export function withWithdrawn(draft: Draft, field: TypedField, isWithdrawn: boolean): Draft {
  const others = draft.withdrawn.filter((other) => other !== field);
  return { ...draft, withdrawn: isWithdrawn ? [...others, field] : others };
}

type Request = z.output<typeof putProgramEdits.body>;
/** Error messages by field, including `reason`. */
export type Faults = Readonly<Partial<Record<EditedField | 'reason', string>>>;

/** Returns the request body for saving, or the validation errors. An empty field clears the value. */
export function requestOf(
  program: EditableProgram,
  draft: Draft,
  reason: string,
): { request: Request } | { faults: Faults } {
  const changed = changedFields(program, draft);
  const withdraw = changed.filter((field) => isWithdrawn(program, draft, field));
  const typed = changed.filter((field) => !withdraw.includes(field));
  const edits = Object.fromEntries(typed.map((field) => [field, enteredIn(field, draft.typed[field] ?? '')]));
  const parsed = putProgramEdits.body.safeParse({ edits, withdraw, reason, basedOn: program.updatedAt });
  if (parsed.success) return { request: parsed.data };
  return {
    faults: faultsIn(Object.fromEntries(parsed.error.issues.map((each) => [each.path.join('.'), each.message]))),
  };
}

/** Returns null for an empty field. An empty title stays a string, so the validation error is about the title. */
function enteredIn(field: TypedField, text: string): string | null {
  return text.trim() === '' && field !== 'title' ? null : text;
}

/** Maps the server's field names, such as `edits.title`, to the form's. */
export function faultsIn(fields: Readonly<Record<string, string>>): Faults {
  return Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name.replace(/^edits\./, ''), sentence]));
}
