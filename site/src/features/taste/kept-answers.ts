import { keep, SESSION_KEYS } from '../session/storage.ts';
import type { Answers } from './answer.ts';

/**
 * Keeps the three answers of the home page in this tab, as `{ state, who, need }`, until somebody signs up or logs in: the
 * form of a new profile starts with them (features/profile/home-answers.ts).
 */
export function keepHomeAnswers(answers: Answers): void {
  keep(SESSION_KEYS.homeAnswers, JSON.stringify(answers));
}
