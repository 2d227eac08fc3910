import * as z from 'zod/mini';
import type { User } from '../../../../../contract/account/user.ts';
import { profileAnswers } from '../../../../../contract/profile/profile.ts';
import { dropOwned, keepOf, keptOf, LOCAL_KEYS } from '../../account/session/storage.ts';

/** How long unsaved answers stay on a device. By then, the member has logged in again, or won't. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** Unsaved answers, and whether they came from the form or from the home page before sign-up. */
const draft = z.object({
  from: z.enum(['form', 'home']),
  at: z.number(),
  answers: z.record(z.string(), z.unknown()),
});
export type Draft = z.infer<typeof draft>;

/** Returns this member's unsaved answers on this device, limited to fields in the form. */
export function draftOf(user: User): Draft | null {
  const kept = read(keptOf(LOCAL_KEYS.profileDraft, user.id));
  if (!kept) return null;
  const answers = Object.entries(kept.answers).filter(([name]) => Object.hasOwn(profileAnswers, name));
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

/** Stores this member's unsaved answers, or removes the entry if there are none. */
export function keepAnswers(userId: number, from: Draft['from'], answers: Readonly<Record<string, unknown>>): void {
  if (Object.keys(answers).length === 0) dropDraft();
  else keepOf(LOCAL_KEYS.profileDraft, userId, JSON.stringify({ from, at: Date.now(), answers } satisfies Draft));
}

export function dropDraft(): void {
  dropOwned(LOCAL_KEYS.profileDraft);
}
