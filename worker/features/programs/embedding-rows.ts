import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { programType } from '../../../contract/programs/grants.ts';

/** Nationwide and state programs are searched separately. */
export type Place = 'nation' | 'state';

/** A few paragraphs are enough to describe a program, and cost a fraction of a cent per thousand programs. */
const MOST_CHARACTERS = 4000;

const jsonList = z.pipe(
  z.string(),
  z.transform((text) => z.array(z.string()).parse(JSON.parse(text))),
);

/** A program row to embed, parsed. */
export const embeddable = z.object({
  rowId: z.number(),
  id: z.string(),
  updatedAt: z.string(),
  title: z.string(),
  keywords: z.string(),
  category: z.nullable(z.string()),
  description: z.nullable(z.string()),
  eligibility: z.nullable(z.string()),
  programType,
  states: jsonList,
  barred: z.string(),
  deadlineAt: z.nullable(z.string()),
});
export type Embeddable = z.infer<typeof embeddable>;

/** Returns the text to send for a program: its own public description. */
export function textOf({ title, keywords, category, description, eligibility }: Embeddable): string {
  const parts = [title, keywords, category, description, eligibility];
  return parts.filter(Boolean).join('\n').slice(0, MOST_CHARACTERS).toWellFormed();
}

/** Returns the key under which a text's vector is stored. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

export function placeOf({ states }: Pick<Embeddable, 'states'>): Place {
  return states.length === 0 ? 'nation' : 'state';
}

/** Returns a hash that changes whenever anything a program's vector row depends on does. */
export function madeOf(program: Embeddable, textHash: string, model: string): string {
  const { id, programType: kind, category, states, barred, deadlineAt } = program;
  return hashOf(JSON.stringify([model, textHash, id, kind, category, states, barred, deadlineAt]));
}
