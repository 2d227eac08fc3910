import { speaksToMachines } from '../../features/analysis/spoken-to-machines.ts';
import { sentencesOf } from './sentences.ts';

/** A text as facts are read from it: without sentences that speak to machines. Each other one stays as it is. */
export function toldIn(text: string): string {
  const sentences = sentencesOf(text);
  return sentences.some(speaksToMachines)
    ? sentences.filter((sentence) => !speaksToMachines(sentence)).join('\n')
    : text;
}
