import * as z from 'zod/mini';
import type { User } from '../../../../contract/user.ts';
import { dropOwned, keepOf, keptOf, LOCAL_KEYS } from '../session/storage.ts';
import { formValuesOf } from './form-values.ts';

/** Answers wait on a device for so long: by then the session that ended is begun again, or not at all. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** Answers that are not saved, and where they were given: in the form, or on the home page before signing up. */
const draft = z.object({
  from: z.enum(['form', 'home']),
  at: z.number(),
  answers: z.record(z.string(), z.unknown()),
});
export type Draft = z.infer<typeof draft>;

/** What this member left on this device, of fields that the form has. */
export function draftOf(user: User): Draft | null {
  const kept = read(keptOf(LOCAL_KEYS.profileDraft, user.id));
  if (!kept) return null;
  const fields = new Set(['age', ...Object.keys(formValuesOf(user))]);
  const answers = Object.entries(kept.answers).filter(([name]) => fields.has(name));
  const isOfUse = answers.length > 0 && Date.now() - kept.at < LIFE_MS;
  if (!isOfUse) dropDraft();
  return isOfUse ? { ...kept, answers: Object.fromEntries(answers) } : null;
}

function read(text: string | undefined): Draft | undefined {
  try {
    return z.safeParse(draft, JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps these answers for this member; without any there is nothing to keep. */
export function keepAnswers(userId: number, from: Draft['from'], answers: Readonly<Record<string, unknown>>): void {
  if (Object.keys(answers).length === 0) dropDraft();
  else keepOf(LOCAL_KEYS.profileDraft, userId, JSON.stringify({ from, at: Date.now(), answers } satisfies Draft));
}

export function dropDraft(): void {
  dropOwned(LOCAL_KEYS.profileDraft);
}
