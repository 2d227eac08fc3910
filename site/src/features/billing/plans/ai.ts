import { atom } from 'nanostores';
import { type AiAnswers, getAi } from '../../../../../contract/ai/ai.ts';
import { call } from '../../../lib/api.ts';

/** Which kind of model answers AI questions on this site, if any; null until known. */
export const $ai = atom<AiAnswers | null>(null);

/**
 * Loads which kind of model answers AI questions. If that fails, it stays unknown, and the texts are true either way.
 */
export async function loadAi(): Promise<void> {
  if ($ai.get() !== null) return;
  try {
    $ai.set((await call(getAi)).answers);
  } catch {
    // The next caller will try again.
  }
}
