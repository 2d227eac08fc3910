import * as z from 'zod/mini';
import type { QuestionField } from '../../../../../contract/profile/question-fields.ts';
import { answer as answerSchema, MOST_LISTED, putAnswer } from '../../../../../contract/profile/questions.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { numberOf } from '../../../lib/typed-number.ts';
import { replaceUser, sessionEnded } from '../../account/session/store.ts';
import { inputFor } from './fields.ts';
import { NO_ANSWER_YET } from './texts.ts';

/** The answer's effect on the listed programs. */
export interface Effect {
  decided: number;
  clearer: number;
}

export type Saved =
  | { status: 'saved'; effect: Effect }
  /** `sentence` says what's wrong with the answer. */
  | { status: 'refused'; sentence: string }
  | { status: 'failed'; message: string };

/** Saves a single profile answer. */
export async function saveAnswer(field: QuestionField, typed: string, listed: readonly string[]): Promise<Saved> {
  const answer = inputFor(field).as === 'number' ? numberOf(typed) : typed.trim();
  if (answer === null || answer === '') return { status: 'refused', sentence: NO_ANSWER_YET };
  const body = z.safeParse(answerSchema, { field, answer, listed: listed.slice(0, MOST_LISTED) });
  if (!body.success) return { status: 'refused', sentence: body.error.issues[0]?.message ?? NO_ANSWER_YET };
  try {
    const { user, ...effect } = await call(putAnswer, { body: body.data });
    replaceUser(user);
    return { status: 'saved', effect };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) sessionEnded();
    const refusal = error instanceof ApiError ? error.fields['answer'] : undefined;
    return refusal ? { status: 'refused', sentence: refusal } : { status: 'failed', message: messageOf(error) };
  }
}
