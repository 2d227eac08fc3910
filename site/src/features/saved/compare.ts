import type { Reason } from '../../../../contract/grants.ts';
import type { SavedGrant } from '../../../../contract/saved.ts';
import { splitAmount } from '../../../../matching/amount-limit.ts';
import { worthWords } from '../../../../matching/amount-words.ts';
import { likelihoodLabel, likelihoodSentence } from '../../../../matching/likelihood-words.ts';
import { deadlineOf, PROGRAM_TYPE_WORDS, placesOf } from '../program/words.ts';
import { COMPARED } from './compare-texts.ts';
import { WHOLE_COUNTRY } from './texts.ts';

/** One row of the comparison: each program's value, in lines. */
export interface ComparedRow {
  name: string;
  cells: string[][];
  differs: boolean;
}

const reasons = (verdict: Reason['verdict']) => (grant: SavedGrant) =>
  grant.match.reasons.filter((reason) => reason.verdict === verdict).map(({ text }) => text);
const lines = (text: string | null) => (text ?? '').split(/\s*\n\s*/).filter(Boolean);

const ROWS: readonly (readonly [name: string, of: (grant: SavedGrant) => string[]])[] = [
  [COMPARED.verdict, ({ match }) => [likelihoodLabel(match), ...(match.onlyIf ? [likelihoodSentence(match)] : [])]],
  [COMPARED.worth, ({ match }) => lines(worthWords(match))],
  [COMPARED.amount, ({ amount }) => lines(splitAmount(amount).worth)],
  [COMPARED.deadline, (grant) => [deadlineOf(grant)]],
  [COMPARED.type, ({ programType }) => [PROGRAM_TYPE_WORDS[programType]]],
  [COMPARED.unmet, reasons('unmet')],
  [COMPARED.open, reasons('unknown')],
  [COMPARED.met, reasons('met')],
  [COMPARED.documents, ({ requirements }) => lines(requirements)],
  [COMPARED.assistanceType, ({ assistanceType }) => lines(assistanceType)],
  [COMPARED.interestRate, ({ interestRate }) => lines(interestRate)],
  [COMPARED.repaymentTerms, ({ repaymentTerms }) => lines(repaymentTerms)],
  [COMPARED.places, (grant) => [placesOf(grant) || WHOLE_COUNTRY]],
  [COMPARED.provider, ({ provider }) => lines(provider)],
  [COMPARED.category, ({ category }) => lines(category)],
  [COMPARED.note, ({ notes }) => lines(notes)],
];

/** The rows to compare. Rows without any value are left out. */
export function comparedRows(grants: readonly SavedGrant[]): ComparedRow[] {
  return ROWS.map(([name, of]) => {
    const cells = grants.map(of);
    const [first, ...others] = cells.map((cell) => cell.toSorted().join('\n'));
    return { name, cells, differs: others.some((other) => other !== first) };
  }).filter(({ cells }) => cells.some((cell) => cell.length > 0));
}
