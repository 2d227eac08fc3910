import { isGeneral, phraseStems } from '../../../../../matching/search/words.ts';
import { contactsIn } from '../proof/contacts.ts';
import { figuresIn } from '../proof/figures.ts';
import { sentencesOf } from '../proof/quotes.ts';

/** A date or an amount in a sentence. */
interface Named {
  kind: 'day' | 'sum';
  value: string;
  /** The year of the date, if stated. */
  year: string | null;
}

interface Said {
  named: Named[];
  stems: ReadonlySet<string>;
  text: string;
}

/** Two sentences are about the same thing if they share this fraction of the shorter one's words. */
const SAME_WORDS = 0.5;

const OF_A_DEADLINE =
  /\b(?:due|deadlines?|clos(?:e|es|ed|ing)|opens?|opening|until|no later than|apply by|submitted by|received by|last day|season|applications? (?:are )?(?:taken|accepted))\b/i;
const OF_AN_AMOUNT =
  /\b(?:up to|as much as|maximum|at most|awards?|pays?|paid|benefits?|grants?|receives?|gets?|worth|amounts?|between)\b/i;
/** Words for other kinds of amounts. */
const OF_OTHER_SUMS =
  /\b(?:incomes?|earn\w*|fees?|assets?|savings|match\w*|cost[- ]shar\w*|revenues?|value|costs?|rent)\b/g;
const NO_DEADLINE =
  /\b(?:all year|any ?time|year[- ]round|rolling|ongoing|no (?:closing day|deadline|due date)|open until)\b/i;

/** The dates and amounts in official texts, for checking other texts against them. */
export class OfficialFigures {
  readonly #said: Said[];

  constructor(passages: readonly string[]) {
    this.#said = passages
      .flatMap((passage) => sentencesOf(passage).map(({ text }) => saidIn(text)))
      .filter(({ named }) => named.length > 0);
  }

  /**
   * Returns whether one of our sentences has a different date or amount for the same thing, or says there's no deadline
   * but the texts have one.
   */
  contradict(sentence: string): boolean {
    if (this.#said.length === 0) return false;
    const ours = saidIn(sentence);
    if (NO_DEADLINE.test(sentence) && this.#said.some((theirs) => isDeadline(theirs))) return true;
    return ours.named.some((one) => {
      const isKnown = this.#said.some(({ named }) => named.some((other) => isSame(one, other)));
      return (
        !isKnown &&
        this.#said.some(
          (theirs) => theirs.named.some(({ kind }) => kind === one.kind) && isOfSame(ours, theirs, one.kind),
        )
      );
    });
  }
}

function isDeadline({ text, named }: Said): boolean {
  return OF_A_DEADLINE.test(text) && named.some(({ kind }) => kind === 'day');
}

function saidIn(text: string): Said {
  const figures = figuresIn(contactsIn(text).rest);
  const named = figures.flatMap(({ value, unit, at }): Named[] => {
    if (unit === 'money') return [{ kind: 'sum', value, year: null }];
    if (unit !== 'date') return [];
    const year = figures.find((other) => other.at === at && /^20\d\d$/.test(other.value))?.value ?? null;
    return [{ kind: 'day', value, year }];
  });
  return { named, text, stems: new Set(phraseStems(text).filter((stem) => !/\d/.test(stem) && !isGeneral(stem))) };
}

function isSame(one: Named, other: Named): boolean {
  const isOneYear = one.year === null || other.year === null || one.year === other.year;
  return one.kind === other.kind && one.value === other.value && isOneYear;
}

function isOfSame(ours: Said, theirs: Said, kind: Named['kind']): boolean {
  const shared = [...ours.stems].filter((stem) => theirs.stems.has(stem)).length;
  if (shared > 0 && shared >= SAME_WORDS * Math.min(ours.stems.size, theirs.stems.size)) return true;
  const [a, b] = [ours.text, theirs.text];
  if (kind === 'day') return OF_A_DEADLINE.test(a) && OF_A_DEADLINE.test(b);
  const [otherSums, theirOtherSums] = [otherSumsIn(a), otherSumsIn(b)];
  if (otherSums.length === 0) return theirOtherSums.length === 0 && OF_AN_AMOUNT.test(b);
  return otherSums.some((word) => theirOtherSums.includes(word));
}

function otherSumsIn(text: string): string[] {
  return (text.toLowerCase().match(OF_OTHER_SUMS) ?? []).map((word) => word.slice(0, 4));
}
