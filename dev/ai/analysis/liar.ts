import type { Claim, Sentence } from './reading.ts';

export interface Lie extends Claim {
  kind: string;
}

export type Liar = (sentence: Sentence, others: readonly Sentence[]) => Pick<Claim, 'text' | 'quote'> | Claim | null;
