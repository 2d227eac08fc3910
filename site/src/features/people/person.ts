import * as z from 'zod/mini';
import { AGE } from '../../../../contract/limits.ts';
import { type Profile, profile, profileUpdate } from '../../../../contract/profile/profile.ts';
import { requiredText } from '../../../../contract/programs/fields.ts';
import { json } from '../../lib/api.ts';
import { NAME_LENGTH } from './limits.ts';
import { NAME } from './texts.ts';

/** The member's name for a person they help. */
export const personName = requiredText(NAME.missing, 1, NAME_LENGTH);

/** ISO format, as written by `Date`. */
const MOMENT = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** A person the member helps. */
const person = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: personName,
  answers: profileUpdate,
  changedAt: z.string().check(z.regex(MOMENT)),
});
export type Person = z.output<typeof person>;

/**
 * The format of browser storage and files. Each person is parsed separately, so one unreadable entry doesn't affect the
 * others.
 */
const VERSION = 1;
const record = z.object({
  version: z.number(),
  people: z.array(z.unknown()),
  aside: z._default(z.array(z.unknown()), []),
});

export interface Kept {
  people: readonly Person[];
  /** Raw data this version can't read. Kept until the member deletes it. */
  aside: readonly unknown[];
}

export const NOBODY: Kept = { people: [], aside: [] };

/** Parses stored people; undefined if the text isn't a valid record. */
export function readRecord(text: string): Kept | undefined {
  const read = z.safeParse(record, json(text));
  if (!read.success || read.data.version !== VERSION) return undefined;
  const people = new Map<string, Person>();
  const aside = [...read.data.aside];
  for (const entry of read.data.people) {
    const one = z.safeParse(person, entry);
    if (one.success && !people.has(one.data.id)) people.set(one.data.id, one.data);
    else aside.push(entry);
  }
  return { people: [...people.values()], aside };
}

/** Parses the text in browser storage. If it isn't a valid record, sets all of it aside. */
export function readKept(text: string | undefined): Kept {
  if (text === undefined) return NOBODY;
  return readRecord(text) ?? { people: [], aside: [text] };
}

export function written({ people, aside }: Kept): string {
  return JSON.stringify({ version: VERSION, people, aside });
}

/** An empty profile. */
export const EMPTY_ANSWERS: Profile = profile.parse({
  ...profileUpdate.parse({ age: AGE.min, location: 'anywhere', occupation: 'anything' }),
  ...{ age: null, location: null, occupation: null },
});
