import { isPromptInjection } from '../../features/ai/analysis/checks/prompt-injection.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Drops sentences that address machines (prompt injection) before facts are read from a text. Other texts stay
 * unchanged.
 */
export function withoutMachineText(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.some(isPromptInjection)
    ? sentences.filter((sentence) => !isPromptInjection(sentence)).join('\n')
    : text;
}
