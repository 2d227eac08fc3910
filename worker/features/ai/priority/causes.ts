import type { Amount } from '../../../../contract/programs/benefits.ts';
import type { Match } from '../../../../contract/programs/grants.ts';
import { worthWords } from '../../../../matching/amounts/amount-words.ts';
import { amountIn } from '../../../../matching/amounts/named-sum.ts';
import { dollars } from '../../../../matching/benefits/money.ts';
import { exclusionsIn } from '../../../../matching/search/exclusions.ts';
import { isOfOneSense } from '../../../../matching/search/word-senses.ts';
import { weightOf } from '../../../../matching/search/word-weights.ts';
import { distinctiveWords, isGeneral, phraseStems, type Word } from '../../../../matching/search/words.ts';
import { CURATED, type Program } from '../../programs/program.ts';
import { denies } from '../analysis/proof/negation.ts';
import { REASONS } from './texts.ts';

/** A program found for the member, with the rules' result. */
export interface Found {
  program: Pick<
    Program,
    | ('id' | 'title' | 'sourceType' | 'programType' | 'amount' | 'description' | 'requirements' | 'repaymentTerms')
    | ('assistanceType' | 'detail' | 'needs' | 'deadlineKind' | 'deadline' | 'deadlineDate')
  >;
  match: Match;
  /** The number of its open conditions; 0 if none were parsed. */
  open: number;
}

/** A program that a model ranked higher than the search did. */
export interface Move {
  found: Found;
  /** Of the programs it passed, the one now directly below it. */
  passed: Found;
  /** What the member is searching for, in their words. */
  words: string;
  /** The quote from the program's texts that the model cites. */
  quote: string | null;
}

interface Cause {
  key: string;
  /** Describes the cause to the model. */
  about: string;
  /** Returns the reason in our words, based on our own data; null if the cause doesn't apply. */
  reasonOf(move: Move): string | null;
  /** True if the quote is part of the reason. */
  isQuoted?: boolean;
}

/** All causes that can move a program up. The model names one by key, and we check them in this order. */
export const CAUSES: readonly Cause[] = [
  {
    key: 'answers_words',
    about: 'a passage of its texts speaks of what "wanted" asks for; "quote" is that passage',
    isQuoted: true,
    reasonOf: ({ found: { program }, words, quote }) => {
      const said = { text: quote ?? '', needs: program.needs };
      const shared = quote === null || denies(quote) ? [] : sharedWords(words, said);
      // For a curated program, we send only our summary.
      return shared.length === 0 ? null : REASONS.answersWords(shared, program.sourceType === CURATED);
    },
  },
  {
    key: 'all_conditions',
    about: 'its verdict is "eligible", and that of a program it passes is not',
    reasonOf: ({ found, passed: { program, match, open } }) =>
      found.match.verdict === 'eligible' && (match.verdict === 'check' || open > 0)
        ? REASONS.allConditions(program.title, open)
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
      program.programType === 'loan' && isNeverRepaid(found.program) ? REASONS.notRepaid(program.title) : null,
  },
];

/** A text with a smaller weighted share of the words is about something else: "home" alone isn't "heat my home". */
const LEAST_SHARE = 0.5;

/** Words after a "no" may name something the member doesn't want, so we never show them as a wish. */
const UNWANTED =
  /\b(?:no|nor|not|never|neither|without|(?:instead|rather|other) (?:of|than)|do(?:es)?n['’]?t (?:want|need|like))\b.*?(?=\bbut\b|[.,;:!?]|$)/gis;

/**
 * Returns the search's distinctive words that a text contains, as the member wrote them; none if their share is too
 * small.
 */
function sharedWords(words: string, said: Parameters<typeof isOfOneSense>[2]): string[] {
  const stems = new Set(phraseStems(said.text));
  const wanted = exclusionsIn(words).rest.replace(UNWANTED, ' ');
  const telling = distinctiveWords(wanted).filter(({ stem }) => !isGeneral(stem));
  const shared = telling.filter(({ stem }) => stems.has(stem) && isOfOneSense(stem, wanted, said));
  const weight = (some: readonly Word[]) => some.reduce((sum, { stem }) => sum + weightOf(stem), 0);
  return weight(shared) < LEAST_SHARE * weight(telling) ? [] : shared.map((word) => word.text);
}

/** Compares the estimates on both cards. One's lower bound must exceed the other's upper bound. */
function estimatedMore({ found, passed }: Move): string | null {
  const [own, theirs] = [surelyPaid(found), surelyPaid(passed)];
  if (!own || !theirs || own.per !== theirs.per) return null;
  const [sum, passedSum] = [worthWords(found.match), worthWords(passed.match)];
  if (sum === null || passedSum === null || !isMore(own.from, theirs.to)) return null;
  return REASONS.worthMore(sum, passed.program.title, passedSum);
}

/**
 * Returns what the person gets for sure, as far as we know; null if they might not get it, or would have to repay it.
 */
function surelyPaid({ program, match: { estimate } }: Found): Amount | null {
  return program.programType !== 'loan' && estimate?.verdict === 'yes' ? estimate.amount : null;
}

/** Returns whether an amount is larger than another, even as displayed in whole dollars. */
function isMore(sum: number, other: number): boolean {
  return sum > other && dollars(sum) !== dollars(other);
}

/** A text that is only an amount and its period. "From $500" doesn't match, because it has no upper bound. */
const SUM_ALONE = /^(?:(?:up to|about) )?\$[\d,]+(?:\.\d+)?(?: (?:to|and) \$[\d,]+)?( (?:a|per) \w+| once)?$/i;

/**
 * Compares the amounts in both texts if neither has an estimate. A loan isn't a gain, and an amount inside a longer
 * text can't be compared.
 */
function namedMore({ found, passed }: Move): string | null {
  if ([found, passed].some(({ program, match }) => program.programType === 'loan' || worthWords(match))) return null;
  const [amount, passedAmount] = [found.program.amount ?? '', passed.program.amount ?? ''];
  const [alone, passedAlone] = [SUM_ALONE.exec(amount), SUM_ALONE.exec(passedAmount)];
  if (!alone || !passedAlone || alone[1] !== passedAlone[1]) return null;
  const [sum, passedSum] = [amountIn(amount), amountIn(passedAmount)];
  if (sum === undefined || passedSum === undefined) return null;
  return isMore(sum, passedSum) ? REASONS.namesMore(sum, passed.program.title, passedSum) : null;
}

function closesSooner({ found, passed }: Move): string | null {
  const [own, theirs] = [lastDay(found.program), lastDay(passed.program)];
  return own && theirs && own.day < theirs.day ? REASONS.sooner(own.text, passed.program.title, theirs.text) : null;
}

/** Returns the date of a fixed deadline, such as "2099-06-01", and its wording on the card. */
function lastDay({ deadlineKind, deadlineDate, deadline }: Found['program']): { day: string; text: string } | null {
  return deadlineKind !== 'fixed' || deadlineDate === null || deadline === null
    ? null
    : { day: deadlineDate, text: deadline };
}

const REPAID =
  /\b(?:loans?|lend\w*|lent|borrow\w*|repa(?:y|id)\w*|pa(?:y|id|ys|ying) (?:\S+ ){0,4}back|paybacks?|ow(?:e|es|ed|ing)|forgiv\w*|defer\w*|put(?:ting)? off|with interest|liens?|recaptur\w*|in return)\b/i;

/**
 * Returns whether a program isn't a loan and none of its texts mention repayment. Some grants become loans, are partly
 * loans, or require service, and some help only defers a tax.
 */
function isNeverRepaid({ programType, title, amount, detail, ...program }: Found['program']): boolean {
  const { description, requirements, repaymentTerms, assistanceType } = program;
  const texts = [title, amount, description, requirements, repaymentTerms, assistanceType, ...detail.howToApply];
  return programType !== 'loan' && !texts.some((text) => text !== null && REPAID.test(text));
}
