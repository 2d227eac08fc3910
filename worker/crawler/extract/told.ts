import { speaksToMachines } from '../../features/ai/analysis/checks/spoken-to-machines.ts';
import { sentencesOf } from './sentences.ts';

/** A text to read facts from: without sentences addressed to machines. All others stay unchanged. */
export function toldIn(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.some(speaksToMachines)
    ? sentences.filter((sentence) => !speaksToMachines(sentence)).join('\n')
    : text;
}
