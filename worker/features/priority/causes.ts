import type { Match } from '../../../contract/grants.ts';
import { worthWords, yearlyWorth } from '../../../matching/amount-words.ts';
import { amountIn } from '../../../matching/named-sum.ts';
import { weightOf } from '../../../matching/word-weights.ts';
import { isGeneral, phraseStems, tellingWords, type Word } from '../../../matching/words.ts';
import type { Program } from '../catalogue/program.ts';
import { REASONS } from './texts.ts';

/** A program that was found for the member, and what the rules make of it. */
export interface Found {
  program: Program;
  match: Match;
}

/** A program that a model moved up. */
export interface Move {
  found: Found;
  /** Of those that it passed, the one that now stands nearest below it. */
  passed: Found;
  /** What the member looks for, in their words. */
  words: string;
  /** Words of the program's texts to which the model points. */
  quote: string | null;
}

interface Cause {
  key: string;
  /** What it says, for the model. */
  about: string;
  /** The reason in our words, made from what we hold ourselves; null where it does not hold. */
  reasonOf(move: Move): string | null;
  /** Whether the quote belongs to the reason. */
  isQuoted?: boolean;
}

/** All causes for which a program can stand higher. The model names one by its key; we look in this order. */
export const CAUSES: readonly Cause[] = [
  {
    key: 'answers_words',
    about: 'a passage of its texts speaks of what "wanted" asks for; "quote" is that passage',
    isQuoted: true,
    reasonOf: ({ words, quote }) => {
      const shared = quote === null ? [] : sharedWords(words, quote);
      return shared.length === 0 ? null : REASONS.answersWords(shared);
    },
  },
  {
    key: 'all_conditions',
    about: 'its verdict is "eligible", and that of a program it passes is not',
    reasonOf: ({ found, passed: { program, match } }) =>
      found.match.verdict === 'eligible' && (match.verdict === 'check' || match.open > 0)
        ? REASONS.allConditions(program.title, match.open)
        : null,
  },
  {
    key: 'fewer_open',
    about: 'fewer of its conditions are open than of a program it passes',
    reasonOf: ({ found: { match }, passed }) =>
      match.verdict === 'likely' && passed.match.verdict === 'likely' && match.open < passed.match.open
        ? REASONS.fewerOpen(match.open, passed.program.title, passed.match.open)
        : null,
  },
  {
    key: 'worth_more',
    about: 'it gives this person more money than a program it passes',
    reasonOf: (move) => estimatedMore(move) ?? namedMore(move),
  },
  { key: 'sooner', about: 'its last day is sooner than that of a program it passes', reasonOf: closesSooner },
  {
    key: 'not_repaid',
    about: 'it need not be paid back, and a program it passes is a loan',
    reasonOf: ({ found, passed: { program } }) =>
      found.program.programType !== 'loan' && program.programType === 'loan' ? REASONS.notRepaid(program.title) : null,
  },
];

/** A text that has less of the words, by how much each tells, speaks of something else: "home" alone is no "heat my home". */
const LEAST_SHARE = 0.5;

/** The words that tell what somebody looks for and that stand in a text, as they wrote them; none where these are too few. */
function sharedWords(words: string, text: string): string[] {
  const stems = new Set(phraseStems(text));
  const telling = tellingWords(words).filter(({ stem }) => !isGeneral(stem));
  const shared = telling.filter(({ stem }) => stems.has(stem));
  const weight = (some: readonly Word[]) => some.reduce((sum, { stem }) => sum + weightOf(stem), 0);
  return weight(shared) < LEAST_SHARE * weight(telling) ? [] : shared.map((word) => word.text);
}

/** By the estimates that stand on both cards. */
function estimatedMore({ found, passed }: Move): string | null {
  const [sum, passedSum] = [worthWords(found.match), worthWords(passed.match)];
  if (sum === null || passedSum === null) return null;
  const isMore = (yearlyWorth(found.match) ?? 0) > (yearlyWorth(passed.match) ?? 0);
  return isMore ? REASONS.worthMore(sum, passed.program.title, passedSum) : null;
}

/** A text that is a sum and nothing else, with the time in which it is given. */
const SUM_ALONE = /^(?:(?:up to|about|from) )?\$[\d,]+(?:\.\d+)?(?: (?:to|and) \$[\d,]+)?( (?:a|per) \w+| once)?$/i;

/** By the sums that both texts name, where neither has an estimate. What is lent is no gain; a sum among other things is no measure. */
function namedMore({ found, passed }: Move): string | null {
  if ([found, passed].some(({ program, match }) => program.programType === 'loan' || worthWords(match))) return null;
  const [amount, passedAmount] = [found.program.amount ?? '', passed.program.amount ?? ''];
  const [alone, passedAlone] = [SUM_ALONE.exec(amount), SUM_ALONE.exec(passedAmount)];
  if (!alone || !passedAlone || alone[1] !== passedAlone[1]) return null;
  const [sum = 0, passedSum = 0] = [amountIn(amount), amountIn(passedAmount)];
  return sum > passedSum ? REASONS.namesMore(sum, passed.program.title, passedSum) : null;
}

function closesSooner({ found, passed }: Move): string | null {
  const [own, theirs] = [lastDay(found.program), lastDay(passed.program)];
  if (own === null || (theirs !== null && theirs.at <= own.at)) return null;
  return REASONS.sooner(own.text, passed.program.title, theirs?.text ?? null);
}

/** The last moment of a fixed deadline, with the words that its card has for it. */
function lastDay({ deadlineKind, deadlineAt, deadline }: Program): { at: number; text: string } | null {
  return deadlineKind !== 'fixed' || deadlineAt === null || deadline === null
    ? null
    : { at: Date.parse(deadlineAt), text: deadline };
}
