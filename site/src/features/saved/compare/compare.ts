import type { Reason } from '../../../../../contract/programs/grants.ts';
import type { SavedGrant } from '../../../../../contract/saved/saved.ts';
import { valueWords } from '../../../../../matching/amounts/value-words.ts';
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
  /** The text of an empty cell. */
  none: string;
  /** The cells to mark: in the deciding rows, values that no other program has. */
  odd: boolean[];
  differs: boolean;
}

const reasons = (verdict: Reason['verdict']) => (grant: SavedGrant) =>
  grant.match.reasons.filter((reason) => reason.verdict === verdict).map(({ text }) => text);
const lines = (text: string | null) => (text ?? '').split(/\s*\n\s*/).filter(Boolean);

/** In other rows nearly everything differs, so marks would be meaningless. */
const DECIDING: readonly string[] = [COMPARED.verdict, COMPARED.amount];

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

/** Returns the rows to compare. Leaves out rows without any value. */
export function comparedRows(grants: readonly SavedGrant[]): ComparedRow[] {
  const rows = ownRows(grants);
  return [{ ...whichFirst(grants), differs: rows.some(({ differs }) => differs) }, ...rows];
}

/** Returns the row with the order to do the programs in. Leaves out those that are closed or ruled out. */
function whichFirst(grants: readonly SavedGrant[]): Omit<ComparedRow, 'differs'> {
  const groups = byDeadline(grants);
  const order = GROUPS.flatMap((group) => (group === 'closed' ? [] : groups[group])).filter(
    ({ match }) => match.likelihood !== 'no',
  );
  const cells = grants.map((grant) => [PLACES_IN_ORDER[order.indexOf(grant)] ?? '']);
  return { name: COMPARED.first, cells, none: NOTHING_STATED, odd: grants.map(() => false) };
}

function ownRows(grants: readonly SavedGrant[]): ComparedRow[] {
  return ROWS.map(([name, of, none = NOTHING_STATED]) => {
    const cells = grants.map(of);
    const said = cells.map((cell) => cell.toSorted().join('\n'));
    const differs = said.some((one) => one !== said[0]);
    const alone = said.map((one) => said.indexOf(one) === said.lastIndexOf(one));
    // If every value appears twice or more, mark those that differ from the first.
    const other = alone.includes(true) ? alone : said.map((one) => one !== said[0]);
    const odd = DECIDING.includes(name) ? other : said.map(() => false);
    return { name, cells, none, odd, differs };
  }).filter(({ cells }) => cells.some((cell) => cell.length > 0));
}
