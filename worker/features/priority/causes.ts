import type { Amount } from '../../../contract/benefits.ts';
import type { Match } from '../../../contract/grants.ts';
import { worthWords } from '../../../matching/amount-words.ts';
import { dollars } from '../../../matching/benefits/money.ts';
import { leftOutBy } from '../../../matching/left-out.ts';
import { amountIn } from '../../../matching/named-sum.ts';
import { isOfOneSense } from '../../../matching/word-senses.ts';
import { weightOf } from '../../../matching/word-weights.ts';
import { isGeneral, phraseStems, tellingWords, type Word } from '../../../matching/words.ts';
import { denies } from '../analysis/proof/negation.ts';
import { CURATED, type Program } from '../catalogue/program.ts';
import { REASONS } from './texts.ts';

/** A program that was found for the member, and what the rules make of it. */
export interface Found {
  program: Pick<
    Program,
    | ('id' | 'title' | 'sourceType' | 'programType' | 'amount' | 'description' | 'requirements' | 'repaymentTerms')
    | ('assistanceType' | 'detail' | 'needs' | 'deadlineKind' | 'deadline' | 'deadlineDate')
  >;
  match: Match;
  /** How many of its conditions are open; none where nobody has read them. */
  open: number;
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
    reasonOf: ({ found: { program }, words, quote }) => {
      const said = { text: quote ?? '', needs: program.needs };
      const shared = quote === null || denies(quote) ? [] : sharedWords(words, said);
      // Of a curated program nothing is sent but our summary.
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

/** A text that has less of the words, by how much each tells, speaks of something else: "home" alone is no "heat my home". */
const LEAST_SHARE = 0.5;

/** What follows a "no" may be what somebody doesn't want: it is never told as what they asked for. */
const UNWANTED =
  /\b(?:no|nor|not|never|neither|without|(?:instead|rather|other) (?:of|than)|do(?:es)?n['’]?t (?:want|need|like))\b.*?(?=\bbut\b|[.,;:!?]|$)/gis;

/** The words that tell what somebody looks for and that stand in a text, as they wrote them; none where these are too few. */
function sharedWords(words: string, said: Parameters<typeof isOfOneSense>[2]): string[] {
  const stems = new Set(phraseStems(said.text));
  const wanted = leftOutBy(words).rest.replace(UNWANTED, ' ');
  const telling = tellingWords(wanted).filter(({ stem }) => !isGeneral(stem));
  const shared = telling.filter(({ stem }) => stems.has(stem) && isOfOneSense(stem, wanted, said));
  const weight = (some: readonly Word[]) => some.reduce((sum, { stem }) => sum + weightOf(stem), 0);
  return weight(shared) < LEAST_SHARE * weight(telling) ? [] : shared.map((word) => word.text);
}

/** By the estimates that stand on both cards, where the least of one is more than the most of the other. */
function estimatedMore({ found, passed }: Move): string | null {
  const [own, theirs] = [surelyPaid(found), surelyPaid(passed)];
  if (!own || !theirs || own.per !== theirs.per) return null;
  const [sum, passedSum] = [worthWords(found.match), worthWords(passed.match)];
  if (sum === null || passedSum === null || !isMore(own.from, theirs.to)) return null;
  return REASONS.worthMore(sum, passed.program.title, passedSum);
}

/** What the person gets by all we know; null where they may not get it, or have to pay it back. */
function surelyPaid({ program, match: { estimate } }: Found): Amount | null {
  return program.programType !== 'loan' && estimate?.verdict === 'yes' ? estimate.amount : null;
}

/** Whether a sum is more than another, also as both are shown: in whole dollars. */
function isMore(sum: number, other: number): boolean {
  return sum > other && dollars(sum) !== dollars(other);
}

/** A text that is a sum and nothing else, with the time in which it is given. "From $500" names no upper end. */
const SUM_ALONE = /^(?:(?:up to|about) )?\$[\d,]+(?:\.\d+)?(?: (?:to|and) \$[\d,]+)?( (?:a|per) \w+| once)?$/i;

/** By the sums that both texts name, where neither has an estimate. What is lent is no gain; a sum among other things is no measure. */
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

/** The day of a fixed deadline, "2099-06-01", with the words that its card has for it. */
function lastDay({ deadlineKind, deadlineDate, deadline }: Found['program']): { day: string; text: string } | null {
  return deadlineKind !== 'fixed' || deadlineDate === null || deadline === null
    ? null
    : { day: deadlineDate, text: deadline };
}

const REPAID =
  /\b(?:loans?|lend\w*|lent|borrow\w*|repa(?:y|id)\w*|pa(?:y|id|ys|ying) (?:\S+ ){0,4}back|paybacks?|ow(?:e|es|ed|ing)|forgiv\w*|defer\w*|put(?:ting)? off|with interest|liens?|recaptur\w*|in return)\b/i;

/** Some grants turn into loans, are loans in part, or bind to work; some help puts a tax off. What speaks of none of it is kept. */
function isNeverRepaid({ programType, title, amount, detail, ...program }: Found['program']): boolean {
  const { description, requirements, repaymentTerms, assistanceType } = program;
  const texts = [title, amount, description, requirements, repaymentTerms, assistanceType, ...detail.howToApply];
  return programType !== 'loan' && !texts.some((text) => text !== null && REPAID.test(text));
}
