import { keep, SESSION_KEYS } from '../../account/session/storage.ts';
import type { Answers } from './answer.ts';

/**
 * Stores the home page's three answers in this tab until sign-up or login: a new profile starts with them
 * (features/profile/home-answers.ts).
 */
export function keepHomeAnswers(answers: Answers): void {
  keep(SESSION_KEYS.homeAnswers, JSON.stringify(answers));
}
