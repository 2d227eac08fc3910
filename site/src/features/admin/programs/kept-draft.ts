import * as z from 'zod/mini';
import { drop, keep, keptJson, SESSION_KEYS } from '../../account/session/storage.ts';
import { type Draft, NO_DRAFT, TYPED_FIELDS } from './draft.ts';

/** Unsaved input for a program. */
export interface Typed {
  draft: Draft;
  reason: string;
}

const keptDraft = z.object({
  program: z.string(),
  typed: z.partialRecord(z.enum(TYPED_FIELDS), z.string()),
  withdrawn: z.array(z.enum(TYPED_FIELDS)),
  reason: z.string(),
});

/** Saves the input in this tab when the login ends during editing. It's restored when the program is opened again. */
export function keepDraft(program: string, { draft: { typed, withdrawn }, reason }: Typed): void {
  const given: z.infer<typeof keptDraft> = { program, typed, withdrawn: [...withdrawn], reason };
  keep(SESSION_KEYS.adminDraft, JSON.stringify(given));
}

/** Returns the saved input for this program, or null. */
export function draftKeptFor(program: string): Typed | null {
  const { data } = keptDraft.safeParse(keptJson(SESSION_KEYS.adminDraft));
  if (data?.program !== program) return null;
  const { typed, withdrawn, reason } = data;
  return { draft: { ...NO_DRAFT, typed, withdrawn }, reason };
}

export function dropDraft(): void {
  drop(SESSION_KEYS.adminDraft);
}
