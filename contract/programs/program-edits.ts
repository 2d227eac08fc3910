import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { message } from './fields.ts';
import { category, grantId, programType } from './grants.ts';

const line = (longest: number) =>
  z.nullable(z.string().check(z.trim(), z.maxLength(longest, `At most ${longest} characters`)));
const address = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(2000, 'At most 2000 characters'),
      z.regex(/^https?:\/\/\S+$/, 'An address that begins with http'),
    ),
);

/** What an admin can correct. An edit stays in effect until withdrawn, even if the source changes. */
export const programEdits = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(3, 'A program has a title'), z.maxLength(500, 'At most 500 characters')),
  description: line(20_000),
  provider: line(500),
  amount: line(2000),
  /** The text shown to people. */
  deadline: line(2000),
  /** The ISO date of a fixed deadline; null if there is none. */
  deadlineDate: z.nullable(
    z.iso.date('A day such as 2027-01-31').check(z.regex(/^2[01]/, 'A day of the years 2000 to 2199')),
  ),
  eligibility: line(20_000),
  requirements: line(20_000),
  url: address,
  applicationUrl: address,
  category,
  programType,
  /** Hidden from everyone, regardless of later changes to the source. */
  hidden: z.boolean(),
});
const editedField = z.keyof(programEdits);
export type EditedField = z.infer<typeof editedField>;

const text = z.nullable(z.string());
/** The current values of the same fields. A source's text may exceed an admin's length limits. */
const programValues = z.object({
  ...{ title: z.string(), description: text, provider: text, amount: text, deadline: text, deadlineDate: text },
  ...{ eligibility: text, requirements: text, url: text, applicationUrl: text },
  ...{ category, programType, hidden: z.boolean() },
});

const foundProgram = z.object({
  id: z.string(),
  title: z.string(),
  source: z.string(),
  programType,
  /** `merged`: another record of the same program is shown instead. */
  state: z.enum(['open', 'closed', 'hidden', 'merged']),
  /** True if an admin has corrected it. */
  isEdited: z.boolean(),
  updatedAt: z.string(),
});
export type FoundProgram = z.infer<typeof foundProgram>;

const auditedEdit = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** `withdrawn`: the source's value applies again. */
  action: z.enum(['edited', 'withdrawn']),
  reason: z.string(),
  /** The admin's email address; null if the account was deleted. */
  by: z.nullable(z.string()),
  at: z.string(),
});
export type AuditedEdit = z.infer<typeof auditedEdit>;

/** Newest entries first. */
const auditPage = {
  audit: z.array(auditedEdit),
  /** The cursor for older entries; null if there are none. */
  older: z.nullable(z.int()),
};

export const editableProgram = z.extend(foundProgram, {
  values: programValues,
  /** The source's values for the edited fields. */
  edited: z.array(z.object({ field: editedField, sourceValue: z.nullable(z.union([z.string(), z.boolean()])) })),
  /** The program shown instead of a merged one. */
  mergedInto: z.nullable(z.string()),
  /** Other sources' records merged into this one, and the fields taken from each. */
  mergedFrom: z.array(z.object({ id: z.string(), title: z.string(), source: z.string(), fields: z.array(z.string()) })),
  /** What matching checks, in words; null if no rules are known. Reflects an admin's edits to who may apply. */
  rules: z.nullable(z.array(z.string())),
  ...auditPage,
});
export type AuditPage = Pick<z.infer<typeof editableProgram>, keyof typeof auditPage>;
export type EditableProgram = z.infer<typeof editableProgram>;

const reason = z
  .string()
  .check(z.trim(), z.minLength(5, 'Please say why, in a few words'), z.maxLength(500, 'At most 500 characters'));

/** Finds programs by id, URL, or words in the title. */
export const findPrograms = endpoint({
  method: 'POST',
  path: '/api/admin/programs/find',
  access: 'admin',
  body: z.object({
    words: z
      .string()
      .check(z.trim(), z.minLength(2, 'At least two letters'), z.maxLength(300, 'At most 300 characters')),
  }),
  response: z.object({ programs: z.array(foundProgram), hasMore: z.boolean() }),
});
export const getEditableProgram = endpoint({
  method: 'GET',
  path: '/api/admin/programs/:id',
  access: 'admin',
  params: grantId,
  response: editableProgram,
});
/** Returns older entries of a program's audit log, from a page's cursor. */
export const getProgramAudit = endpoint({
  method: 'GET',
  path: '/api/admin/programs/:id/audit/:from',
  access: 'admin',
  params: z.extend(grantId, { from: z.coerce.number().check(z.int(), z.positive()) }),
  response: z.object(auditPage),
});
export const putProgramEdits = endpoint({
  method: 'PUT',
  path: '/api/admin/programs/:id',
  access: 'admin',
  params: grantId,
  body: z.object({
    edits: z.partial(programEdits),
    /** Fields whose edits are withdrawn, so the source's values apply again. */
    withdraw: z._default(z.array(editedField), []),
    reason,
    /** The program's `updatedAt` when the admin opened it, to avoid overwriting another admin's change. */
    basedOn: z.string(),
  }),
  response: z.extend(message, { program: editableProgram }),
});
