import { atom } from 'nanostores';
import { type AiAnswers, getAi } from '../../../../contract/ai.ts';
import { call } from '../../lib/api.ts';

/** Who answers here what an AI model is asked; null for as long as nobody has said it. */
export const $ai = atom<AiAnswers | null>(null);

/** Asks who answers. Where that fails it stays unknown, and texts are true either way. */
export async function loadAi(): Promise<void> {
  if ($ai.get() !== null) return;
  try {
    $ai.set((await call(getAi)).answers);
  } catch {
    // Whoever comes next asks again.
  }
}
