import {
  type AgentAnswer,
  type AnswerPart,
  type OwnTopic,
  REFERRALS,
  type Referral,
} from '../../../../contract/ai/agent.ts';
import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import { proven } from '../analysis/proof/proven.ts';
import { quoteInContext } from '../analysis/proof/quotes.ts';
import type { SourceText } from '../analysis/sources.ts';
import { isEnglishText, type OwnSpanish } from '../analysis/spanish/own-spanish.ts';
import { saidInSpanish } from '../analysis/spanish/said-in-spanish.ts';
import type { ModelSentence } from './instructions.ts';
import { inShort, type Known, MENU } from './menu.ts';
import { askedOfPrograms, mayAnswer, type Passage, programsAnswer } from './relevance.ts';
import { mayAnswerInSpanish, withEnglishTopics } from './spanish-questions.ts';
import { namedAmount, namedDeadline } from './texts.ts';

/** A program that a search found for the member. */
export type FoundProgram = Pick<MatchedGrant, 'id' | 'title' | 'match' | 'deadline' | 'deadlineKind' | 'amount'>;

/** A sentence in the member's language, or in English. */
type Shown = Pick<Extract<AnswerPart, { kind: 'stated' }>, 'text' | 'isEnglish'>;

/** A longer answer just copies the texts. Sentences beyond these limits aren't even tested. */
const MOST_PARTS = 10;
const MOST_SENTENCES = 40;

/** What our own answer shows of a program's record, by the matter of its texts. */
const TOPIC_OF: Readonly<Record<string, OwnTopic>> = {
  'Who can apply': 'verdict',
  Documents: 'papers',
  'How to apply': 'apply',
  Deadline: 'deadline',
  Amount: 'worth',
  Contact: 'contact',
};

/** Tests the sentences of an answer as they arrive, and sums up the result at the end. */
export class Checking {
  readonly #question: string;
  readonly #sources: readonly SourceText[];
  readonly #known: Known;
  readonly #programs: readonly FoundProgram[];
  readonly #spanish: OwnSpanish | null;
  readonly #own: ReadonlySet<string>;
  readonly #parts = new Map<string, AnswerPart>();
  #sentences = 0;
  #isAnswered = false;
  #saysUnknown = false;
  #referral: Referral | null = null;

  /** The caller may append sources and programs while the answer is being made. Existing ones keep their numbers. */
  constructor(
    question: string,
    {
      sources,
      known,
      programs = [],
      spanish = null,
      own = [],
    }: {
      sources: readonly SourceText[];
      known: Known;
      programs?: readonly FoundProgram[];
      spanish?: OwnSpanish | null;
      /** The topics that we answer ourselves: nothing repeats them. */
      own?: readonly OwnTopic[];
    },
  ) {
    this.#question = withEnglishTopics(question);
    this.#spanish = spanish;
    this.#sources = sources;
    this.#known = known;
    this.#programs = programs;
    this.#own = new Set<string>(own);
  }

  /** Returns what a model's sentence adds to the answer: nothing if it's unproven or a repeat. */
  take(sentence: ModelSentence): AnswerPart[] {
    this.#sentences += 1;
    if (this.#sentences > MOST_SENTENCES) return [];
    switch (sentence.kind) {
      case 'stated':
        return this.#add(this.#stated(sentence));
      case 'known':
        return this.#add(this.#ours(sentence.key));
      case 'program':
        return this.#add(this.#program(sentence.key));
      case 'referral':
        this.#referral ??= REFERRALS.find((referral) => referral === sentence.key) ?? null;
        return [];
      case 'unknown':
        this.#saysUnknown = true;
        return [];
    }
  }

  /** Returns the result. Sentences that arrived before a fault are proven like any other, so they stay. */
  result(fault: AgentAnswer['fault']): Pick<AgentAnswer, 'outcome' | 'parts' | 'referral' | 'fault'> {
    const parts = [...this.#parts.values()];
    if (fault !== null) return { outcome: 'failed', parts, referral: null, fault };
    return { ...this.#outcome(parts), fault };
  }

  #outcome(parts: AnswerPart[]): Pick<AgentAnswer, 'outcome' | 'parts' | 'referral'> {
    const referral = this.#referral;
    if (referral !== null) return { outcome: 'referred', parts, referral };
    if (this.#isAnswered && !this.#saysUnknown) return { outcome: 'answered', parts, referral };
    return { outcome: parts.length > 0 ? 'nearest' : 'nothing', parts, referral };
  }

  #add(parts: readonly AnswerPart[]): AnswerPart[] {
    const keyOf = (part: AnswerPart) => (part.kind === 'program' ? part.id : part.text);
    const added = parts.filter((part) => !this.#parts.has(keyOf(part))).slice(0, MOST_PARTS - this.#parts.size);
    for (const part of added) this.#parts.set(keyOf(part), part);
    return added;
  }

  /** Keeps the model's words if they're proven. Otherwise, shows only the quote if it's valid. */
  #stated({ text, quote, source: number, spanish }: ModelSentence): AnswerPart[] {
    const named = this.#sources[number - 1];
    if (!named) return [];
    const { about, source, passages, origin } = named;
    if (origin !== 'official' && this.#own.has(TOPIC_OF[about] ?? '')) return [];
    const stands = proven({ text, quote }, passages);
    const words = stands?.quote ?? quoteInContext(passages, quote);
    if (words === null) return [];
    const shown = this.#inOwnLanguage(stands?.text ?? words, spanish);
    if (stands?.asSaid && this.#mayAnswer({ text: stands.quote, about }, shown)) this.#isAnswered = true;
    return [{ kind: 'stated', ...shown, quote: words, source }];
  }

  #mayAnswer(said: Passage, shown: Shown): boolean {
    return mayAnswer(this.#question, said) || (!shown.isEnglish && mayAnswerInSpanish(this.#question, shown.text));
  }

  /** A model's Spanish must pass without a judge, because the member reads the answer as it arrives. */
  #inOwnLanguage(english: string, given = ''): Shown {
    if (!this.#spanish) return { text: english };
    const { say, pairs } = this.#spanish;
    const ours = say(english);
    if (ours !== english) return { text: ours };
    const said = saidInSpanish(english, given, pairs);
    if (said?.as === 'same') return { text: said.text };
    return isEnglishText(english) ? { text: english, isEnglish: true } : { text: english };
  }

  #ours(key: string): AnswerPart[] {
    if (this.#own.has(key)) return [];
    const item = MENU.find((one) => one.key === key);
    // Skips what wasn't asked for, so a model can't pad an answer with it.
    if (!item?.fits.test(this.#question)) return [];
    const parts = item.parts(this.#known);
    if (parts.length > 0 && item.answers.test(this.#question)) this.#isAnswered = true;
    return parts;
  }

  /** Looks up a program by its number. Only programs that our own search found for the member have one. */
  #program(key: string): AnswerPart[] {
    const found = this.#programs[Number(key) - 1];
    // If the question names a program, others don't answer it.
    if (!found || this.#own.size > 0) return [];
    if (programsAnswer(this.#question)) this.#isAnswered = true;
    const { id, title, match } = found;
    const say = this.#spanish?.say ?? ((english: string) => english);
    const texts = [inShort(match), ...asNamed(found, askedOfPrograms(this.#question))];
    const text = texts.map(say).join(' ');
    return [{ kind: 'program', id, title, text }];
  }
}

/** Adds the fields that the question asks about, so the member sees why a program was named. */
function asNamed(
  { deadline, deadlineKind, amount }: FoundProgram,
  asked: ReturnType<typeof askedOfPrograms>,
): string[] {
  return [
    ...(asked.deadline ? [namedDeadline(deadlineKind === 'unknown' ? null : deadline)] : []),
    ...(asked.amount ? [namedAmount(amount)] : []),
  ];
}
