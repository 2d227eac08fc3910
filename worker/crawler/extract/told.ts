import { speaksToMachines } from '../../features/ai/analysis/checks/spoken-to-machines.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Drops sentences that address machines (prompt injection) before facts are read from a text. Other texts stay
 * unchanged.
 */
export function toldIn(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.some(speaksToMachines)
    ? sentences.filter((sentence) => !speaksToMachines(sentence)).join('\n')
    : text;
}
