import type * as z from 'zod/mini';
import { type EditedField, programEdits, type putProgramEdits } from '../../../../contract/programs/program-edits.ts';
import { webAddress } from '../../../crawler/fields/addresses.ts';
import { ApiFailure } from '../../../failure.ts';
import { withoutInvisible } from '../../../web/plain-text.ts';

export type EnteredValue = readonly [EditedField, string | boolean | null];

/** Fields shown on one line. */
const LINES: ReadonlySet<string> = new Set(['title', 'provider', 'amount', 'deadline'] satisfies EditedField[]);
const ADDRESSES: ReadonlySet<string> = new Set(['url', 'applicationUrl'] satisfies EditedField[]);

/** Converts an admin's input to its stored form: plain text, and null for blanks. Throws `validation` for the field. */
export function enteredValues(edits: z.output<typeof putProgramEdits.body>['edits']): EnteredValue[] {
  const fields = programEdits.def.shape;
  return Object.keys(fields).flatMap((name): EnteredValue[] => {
    if (!isField(name)) return [];
    const value = edits[name];
    return value === undefined ? [] : [[name, kept(name, value)]];
  });
}

function isField(name: string): name is EditedField {
  return name in programEdits.def.shape;
}

function kept(field: EditedField, value: string | boolean | null): string | boolean | null {
  if (typeof value !== 'string') return value;
  const plain = withoutInvisible(value).replace(/\r\n?/g, '\n');
  const text = (LINES.has(field) ? plain.replace(/\s+/g, ' ') : plain).trim();
  if (field === 'title' && text.length < 3) throw refused(field, 'A program has a title');
  if (text === '') return null;
  if (!ADDRESSES.has(field)) return text;
  const address = webAddress(text);
  if (address === null) throw refused(field, 'An address of the public web, without a user’s name');
  // Keeps a valid address's spelling, because it's compared with the source's.
  return URL.parse(text)?.href === address ? text : address;
}

function refused(field: EditedField, message: string): ApiFailure {
  return new ApiFailure('validation', message, { fields: { [`edits.${field}`]: message } });
}
