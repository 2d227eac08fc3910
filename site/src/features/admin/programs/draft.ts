import type * as z from 'zod/mini';
import { type EditableProgram, type EditedField, putProgramEdits } from '../../../../../contract/program-edits.ts';

/** Hiding is not typed: it has a button. */
export type TypedField = Exclude<EditedField, 'hidden'>;

/** What was typed and is not saved, by field. It stays when the program is loaded anew. */
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

/** What the source says of a field that was edited; undefined where it was not. */
export function sourceValueOf({ edited }: EditableProgram, field: EditedField): string | boolean | null | undefined {
  return edited.find((each) => each.field === field)?.sourceValue;
}

/** Whether saving would withdraw the edit of a field. Another admin may have withdrawn it meanwhile: then there is none. */
export function isWithdrawn(program: EditableProgram, { withdrawn }: Draft, field: TypedField): boolean {
  return withdrawn.includes(field) && sourceValueOf(program, field) !== undefined;
}

/** What the form shows in a field. */
export function shownIn(program: EditableProgram, draft: Draft, field: TypedField): string {
  if (isWithdrawn(program, draft, field)) return String(sourceValueOf(program, field) ?? '');
  return draft.typed[field] ?? program.values[field] ?? '';
}

/** The fields that saving would change. */
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
/** Sentences by field; `reason` is one too. */
export type Faults = Readonly<Partial<Record<EditedField | 'reason', string>>>;

/** What saving sends, or what is wrong with it. An empty field says that there is nothing to say. */
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

/** A title stays a text, so that the sentence about it is one about titles. */
function enteredIn(field: TypedField, text: string): string | null {
  return text.trim() === '' && field !== 'title' ? null : text;
}

/** The server's names of fields, `edits.title`, as the form's. */
export function faultsIn(fields: Readonly<Record<string, string>>): Faults {
  return Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name.replace(/^edits\./, ''), sentence]));
}
