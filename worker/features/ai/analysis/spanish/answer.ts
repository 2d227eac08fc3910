import type { Ai } from '../../../../clients/ai/ai.ts';
import { beginCall, endCall } from '../../calls.ts';
import { JUDGE_LIMITS } from '../checks/judge.ts';
import type { TestedAnswer } from '../checks/tested.ts';
import type { ReadAnswer, Reading } from '../read.ts';
import type { OwnSpanish } from './own-spanish.ts';
import { untranslated } from './sections.ts';
import { TRANSLATION_LIMITS, translated, translationInput, withinTranslation } from './translation.ts';

/** The maximum for the translation and its judge. */
const MOST_OUTPUT_TOKENS = TRANSLATION_LIMITS.outputTokens + JUDGE_LIMITS.outputTokens;

/**
 * Adds Spanish translations of a tested answer's statements, if they pass our checks, and returns the cost too. Returns
 * null if no model could be asked or the model gave no answer.
 */
export async function answerInSpanish(
  { db, settings }: Reading,
  { ai, spanish, grantId }: { ai: Ai; spanish: OwnSpanish; grantId: string },
  result: TestedAnswer,
): Promise<Pick<ReadAnswer, 'result' | 'cost'> | null> {
  const statements = withinTranslation(untranslated(result.sections, spanish));
  if (statements.length === 0) return { result: { ...result, spanish: {} }, cost: 0 };
  const input = translationInput(statements);
  const asked = { feature: 'analysis', grantId, model: ai.model, mostOutputTokens: MOST_OUTPUT_TOKENS } as const;
  const call = await beginCall(db, settings, { ...asked, input: input.padEnd(input.length + JUDGE_LIMITS.characters) });
  if (call === null) return null;
  const { translations, fault, usage } = await translated(ai, statements, spanish.pairs);
  const cost = await endCall(db, settings, call, { outcome: fault ?? 'answered', usage });
  return translations && { result: { ...result, spanish: translations }, cost };
}
