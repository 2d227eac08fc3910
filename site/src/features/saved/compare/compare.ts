import { LIKELIHOODS, type Likelihood, type Reason } from '../../../../../contract/programs/grants.ts';
import type { SavedGrant } from '../../../../../contract/saved/saved.ts';
import { valueWords } from '../../../../../matching/amounts/value-words.ts';
import { yearly } from '../../../../../matching/benefits/money.ts';
import { paperOf } from '../../../../../matching/program/papers/papers.ts';
import { likelihoodLabel, likelihoodSentence } from '../../../../../matching/rules/likelihood-words.ts';
import { categoryName } from '../../program/category-names.ts';
import { placesOf } from '../../program/conditions/place-words.ts';
import { PROGRAM_TYPE_WORDS } from '../../program/conditions/type-words.ts';
import { deadlineOf } from '../../program/conditions/words.ts';
import { byDeadline, GROUPS } from '../groups.ts';
import { NOTHING_STATED, WHOLE_COUNTRY } from '../texts.ts';
import { COMPARED, PLACES_IN_ORDER } from './compare-texts.ts';

/** One row of the comparison: each program's value, in lines. */
export interface ComparedRow {
  name: string;
  cells: string[][];
  /** The cells without the lines that all programs share. */
  own: string[][];
  /** How many lines all programs share. */
  shared: number;
  /** The text of an empty cell. */
  none: string;
  /** What one program is best at, where the facts say so. */
  best: (string | null)[];
  differs: boolean;
}

const reasons = (verdict: Reason['verdict']) => (grant: SavedGrant) =>
  grant.match.reasons.filter((reason) => reason.verdict === verdict).map(({ text }) => text);
const lines = (text: string | null) => (text ?? '').split(/\s*\n\s*/).filter(Boolean);

/** Names the same document the same way for every program. */
const papers = (requirements: string | null) => [
  ...new Set(lines(requirements).map((text) => paperOf(text)?.text ?? text)),
];

const ROWS: readonly (readonly [name: string, of: (grant: SavedGrant) => string[], none?: string])[] = [
  [COMPARED.verdict, ({ match }) => [likelihoodLabel(match), ...(match.onlyIf ? [likelihoodSentence(match)] : [])]],
  // The member's own sum if there is one, otherwise what the source states.
  [COMPARED.amount, (grant) => lines(valueWords(grant))],
  [COMPARED.deadline, (grant) => [deadlineOf(grant)]],
  [COMPARED.type, ({ programType }) => [PROGRAM_TYPE_WORDS[programType]]],
  [COMPARED.unmet, reasons('unmet'), COMPARED.nothingUnmet],
  [COMPARED.open, reasons('unknown'), COMPARED.nothingOpen],
  [COMPARED.met, reasons('met')],
  [COMPARED.documents, ({ requirements }) => papers(requirements)],
  [COMPARED.assistanceType, ({ assistanceType }) => lines(assistanceType)],
  [COMPARED.interestRate, ({ interestRate }) => lines(interestRate)],
  [COMPARED.repaymentTerms, ({ repaymentTerms }) => lines(repaymentTerms)],
  [COMPARED.places, (grant) => [placesOf(grant) || WHOLE_COUNTRY]],
  [COMPARED.provider, ({ provider }) => lines(provider)],
  [COMPARED.category, ({ category }) => lines(category && categoryName(category))],
  [COMPARED.note, ({ notes }) => lines(notes)],
];

/** Returns the rows to compare, those that differ first. Leaves out rows without any value. */
export function comparedRows(grants: readonly SavedGrant[]): ComparedRow[] {
  const rows = ownRows(grants);
  const order = { ...whichFirst(grants), differs: rows.some(({ differs }) => differs) };
  return [order, ...rows].toSorted((a, b) => Number(b.differs) - Number(a.differs));
}

/** Returns the row with the order to do the programs in. Leaves out those that are closed or ruled out. */
function whichFirst(grants: readonly SavedGrant[]): Omit<ComparedRow, 'differs'> {
  const groups = byDeadline(grants);
  const order = GROUPS.flatMap((group) => (group === 'closed' ? [] : groups[group])).filter(
    ({ match }) => match.likelihood !== 'no',
  );
  const cells = grants.map((grant) => [PLACES_IN_ORDER[order.indexOf(grant)] ?? '']);
  return { name: COMPARED.first, cells, own: cells, shared: 0, none: NOTHING_STATED, best: grants.map(() => null) };
}

function ownRows(grants: readonly SavedGrant[]): ComparedRow[] {
  const best = bestOf(grants);
  return ROWS.map(([name, of, none = NOTHING_STATED]) => {
    const cells = grants.map(of);
    const [first = [], ...others] = cells;
    const shared = new Set(first.filter((line) => others.every((cell) => cell.includes(line))));
    const said = cells.map((cell) => cell.toSorted().join('\n'));
    return {
      ...{ name, cells, none, shared: shared.size, best: best[name] ?? grants.map(() => null) },
      own: cells.map((cell) => cell.filter((line) => !shared.has(line))),
      differs: said.some((one) => one !== said[0]),
    };
  }).filter(({ cells }) => cells.some((cell) => cell.length > 0));
}

/** A program that asks for something rare, is ruled out or isn't known to fit is no one's best chance. */
const HAS_CHANCE: readonly Likelihood[] = ['qualify', 'very-likely', 'worth-checking'];

/** Returns what one program is best at. With a tie, or where a program's facts are unknown, none is. */
function bestOf(grants: readonly SavedGrant[]): Readonly<Record<string, (string | null)[]>> {
  const mark = (place: number, words: string) => grants.map((_, at) => (at === place ? words : null));
  const chances = grants.map(({ match: { likelihood, alreadyGets } }) =>
    HAS_CHANCE.includes(likelihood) && !alreadyGets ? LIKELIHOODS.indexOf(likelihood) : Number.POSITIVE_INFINITY,
  );
  const sums = grants.map(({ match: { estimate } }) =>
    estimate?.verdict === 'yes' && estimate.amount ? yearly(estimate.amount) : null,
  );
  const most = sums.findIndex(
    (sum, at) => sum !== null && sums.every((other, place) => place === at || (other !== null && other.to < sum.from)),
  );
  const days = grants.map(({ deadlineKind, deadlineAt, closed }) =>
    deadlineKind === 'fixed' && deadlineAt !== null && !closed ? Date.parse(deadlineAt) : Number.POSITIVE_INFINITY,
  );
  return {
    [COMPARED.verdict]: mark(aloneAtLeast(chances), COMPARED.likeliest),
    [COMPARED.amount]: mark(most, COMPARED.paysMost),
    [COMPARED.deadline]: mark(aloneAtLeast(days), COMPARED.dueFirst),
  };
}

/** Returns the place of the lowest number, or -1 if it isn't the only one. */
function aloneAtLeast(numbers: readonly number[]): number {
  const least = Math.min(...numbers);
  return Number.isFinite(least) && numbers.filter((number) => number === least).length === 1
    ? numbers.indexOf(least)
    : -1;
}
