import { isPromptInjection } from '../../features/ai/analysis/checks/prompt-injection.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Drops sentences meant to instruct an AI model (prompt injection) before facts are read from a text. Returns a text
 * without such sentences unchanged.
 */
export function withoutMachineText(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.some(isPromptInjection)
    ? sentences.filter((sentence) => !isPromptInjection(sentence)).join('\n')
    : text;
}
