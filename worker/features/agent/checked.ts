import { type AgentAnswer, type AnswerPart, REFERRALS, type Referral } from '../../../contract/agent.ts';
import { proven } from '../analysis/proof/proven.ts';
import { standingQuote } from '../analysis/proof/quotes.ts';
import type { SourceText } from '../analysis/sources.ts';
import type { ModelSentence } from './instructions.ts';
import { type Known, MENU } from './menu.ts';
import { mayAnswer } from './relevance.ts';

/** Longer answers are no answer, but a copy. */
const MOST_PARTS = 10;

/** Tests the sentences of one answer as they come, and says at the end what they come to. */
export class Checking {
  readonly #question: string;
  readonly #sources: readonly SourceText[];
  readonly #known: Known;
  readonly #parts = new Map<string, AnswerPart>();
  #isAnswered = false;
  #saysUnknown = false;
  #referral: Referral | null = null;

  constructor(question: string, sources: readonly SourceText[], known: Known) {
    this.#question = question;
    this.#sources = sources;
    this.#known = known;
  }

  /** What a sentence of the model's adds to the answer: nothing where it is not proven, or said already. */
  take(sentence: ModelSentence): AnswerPart[] {
    switch (sentence.kind) {
      case 'stated':
        return this.#add(this.#stated(sentence));
      case 'known':
        return this.#add(this.#ours(sentence.key));
      case 'referral':
        this.#referral ??= REFERRALS.find((referral) => referral === sentence.key) ?? null;
        return [];
      case 'unknown':
        this.#saysUnknown = true;
        return [];
    }
  }

  /** What all of them come to. */
  result(): Pick<AgentAnswer, 'outcome' | 'parts' | 'referral'> {
    const parts = [...this.#parts.values()];
    const referral = this.#referral;
    if (referral !== null) return { outcome: 'referred', parts, referral };
    if (this.#isAnswered && !this.#saysUnknown) return { outcome: 'answered', parts, referral };
    return { outcome: parts.length > 0 ? 'nearest' : 'nothing', parts, referral };
  }

  #add(parts: readonly AnswerPart[]): AnswerPart[] {
    const added = parts.filter(({ text }) => !this.#parts.has(text)).slice(0, MOST_PARTS - this.#parts.size);
    for (const part of added) this.#parts.set(part.text, part);
    return added;
  }

  /** Proven, it is said as the model says it; else the quote may stand alone, if it stands. */
  #stated({ text, quote, source: number }: ModelSentence): AnswerPart[] {
    const named = this.#sources[number - 1];
    if (!named) return [];
    const { about, source, passages } = named;
    const stands = proven({ text, quote }, passages);
    if (stands?.asSaid && mayAnswer(this.#question, { text: stands.quote, about })) this.#isAnswered = true;
    const words = stands?.quote ?? standingQuote(passages, quote);
    return words === null ? [] : [{ kind: 'stated', text: stands?.text ?? words, quote: words, source }];
  }

  #ours(key: string): AnswerPart[] {
    const item = MENU.find((one) => one.key === key);
    // What was not asked for is left out: a model cannot fill an answer with it.
    if (!item?.fits.test(this.#question)) return [];
    if (item.answers.test(this.#question)) this.#isAnswered = true;
    return item.parts(this.#known);
  }
}
