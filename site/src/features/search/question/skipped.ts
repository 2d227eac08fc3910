import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { isQuestionFact, type QuestionFact } from '../../../../../contract/profile/question-fields.ts';
import { keep, keptJson, SESSION_KEYS } from '../../account/session/storage.ts';

const kept = z.object({ user: z.int(), facts: z.array(z.string()) });

/** Questions this member has skipped for this session. */
export const $skipped = atom<ReadonlySet<QuestionFact>>(new Set());

/** Loads the skipped questions from this tab. Ignores another member's. */
export function recallSkipped(userId: number): void {
  const parsed = z.safeParse(kept, keptJson(SESSION_KEYS.skippedQuestions));
  const facts = parsed.success && parsed.data.user === userId ? parsed.data.facts : [];
  $skipped.set(new Set(facts.filter(isQuestionFact)));
}

export function skip(userId: number, fact: QuestionFact): void {
  const facts = new Set([...$skipped.get(), fact]);
  $skipped.set(facts);
  keep(SESSION_KEYS.skippedQuestions, JSON.stringify({ user: userId, facts: [...facts] }));
}
