import * as z from 'zod/mini';
import { category, programType } from '../../../../contract/programs/grants.ts';
import type {
  AuditedEdit,
  AuditPage,
  EditableProgram,
  EditedField,
  FoundProgram,
} from '../../../../contract/programs/program-edits.ts';
import { isRule } from '../../../../contract/programs/rules.ts';
import { describeRules } from '../../../../matching/rules/match.ts';
import type { grants } from '../../../db/schema/index.ts';
import { isClosed } from '../../programs/program.ts';
import { editableRow, fieldOf } from './fields.ts';
import { isEdited, sourceOf } from './plan.ts';
import { AUDIT_PAGE, type Editable } from './queries.ts';

type StoredProgram = typeof grants.$inferSelect;

/** Converts a program to the form that an admin edits. */
export function shown({ program, edits, audit, merged }: Editable): EditableProgram {
  const source = sourceOf(editableRow.parse(program), edits);
  const edited = FIELDS.filter((field) => isEdited(edits, field));
  return {
    ...foundProgramOf(program, edits.size > 0),
    values: valuesOf(program),
    edited: edited.map((field) => ({ field, sourceValue: fieldOf(source, field) })),
    mergedInto: program.mergedInto,
    mergedFrom: merged.map((one) => ({ ...one, fields: borrowedFrom(program.borrowed, one.id) })),
    rules: isRule(program.rules) ? describeRules(program.rules) : null,
    ...auditPageOf(audit),
  };
}

/** The maximum text length of a page, not counting its first entry. */
const MOST_CHARACTERS = 60_000;

/** Returns as many entries as fit on a page, and where the next page starts. */
export function auditPageOf(entries: Editable['audit']): AuditPage {
  let characters = 0;
  const end = entries.findIndex(({ audit: { before, after } }, place) => {
    characters += (before?.length ?? 0) + (after?.length ?? 0);
    return place === AUDIT_PAGE || (place > 0 && characters > MOST_CHARACTERS);
  });
  const page = end === -1 ? entries : entries.slice(0, end);
  return {
    audit: page.map(({ audit, by }) => auditedEditOf(audit, by)),
    older: end === -1 ? null : (entries[end]?.audit.id ?? null),
  };
}

// biome-ignore format: one row reads better than one word per line
const FIELDS: readonly EditedField[] = [
  'title', 'description', 'provider', 'amount', 'deadline', 'deadlineDate', 'eligibility', 'requirements', 'url',
  'applicationUrl', 'category', 'programType', 'hidden',
];

function auditedEditOf(row: Editable['audit'][number]['audit'], by: string | null): AuditedEdit {
  const { field, before, after, reason, createdAt } = row;
  return {
    field,
    before,
    after,
    action: row.action === 'withdrawn' ? 'withdrawn' : 'edited',
    reason,
    by,
    at: createdAt,
  };
}

const borrowedFields = z.record(z.string(), z.string());

function borrowedFrom(borrowed: unknown, id: string): string[] {
  const { data = {} } = borrowedFields.safeParse(borrowed);
  return Object.keys(data).filter((field) => data[field] === id);
}

/** The form's initial values. */
function valuesOf(program: StoredProgram): EditableProgram['values'] {
  const { title, description, provider, amount, deadline, deadlineDate } = program;
  const { eligibility, requirements, url, applicationUrl, status, mergedInto } = program;
  return {
    ...{ title, description, provider, amount, deadline, deadlineDate },
    ...{ eligibility, requirements, url, applicationUrl },
    // All our programs have a category. If one didn't, the form would still have to show one.
    category: category.safeParse(program.category).data ?? 'Community Development',
    programType: programType.parse(program.programType),
    hidden: status === 'hidden' && mergedInto === null,
  };
}

type Listed = Pick<
  StoredProgram,
  'id' | 'title' | 'source' | 'programType' | 'status' | 'deadlineAt' | 'mergedInto' | 'updatedAt'
>;

/** Converts a program to an entry in the search results. */
export function foundProgramOf(row: Listed, isEdited: boolean): FoundProgram {
  const { id, title, source, updatedAt } = row;
  return {
    id,
    title,
    source,
    programType: programType.parse(row.programType),
    state: stateOf(row),
    isEdited,
    updatedAt,
  };
}

function stateOf(row: Listed): FoundProgram['state'] {
  if (row.mergedInto !== null) return 'merged';
  if (row.status === 'hidden') return 'hidden';
  return isClosed(row) ? 'closed' : 'open';
}
