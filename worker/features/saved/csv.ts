/** Hand-made: our only table to download, and a library would leave us the guard against formulas. */
import type { SavedGrant } from '../../../contract/saved/saved.ts';
import { worthWords } from '../../../matching/amounts/amount-words.ts';
import { likelihoodLabel } from '../../../matching/rules/likelihood-words.ts';

export type CsvRow = SavedGrant & { deadlineDate: string | null };

const COLUMNS: Readonly<Record<string, (grant: CsvRow) => string | null>> = {
  Title: (grant) => grant.title,
  Provider: (grant) => grant.provider,
  Type: (grant) => grant.programType,
  Category: (grant) => grant.category,
  'For you': ({ match }) => worthWords(match),
  Amount: (grant) => grant.amount,
  Deadline: (grant) => grant.deadline,
  'Deadline date': (grant) => grant.deadlineDate,
  Closed: (grant) => (grant.closed ? 'yes' : 'no'),
  'Can I get this?': ({ match }) => likelihoodLabel(match),
  'Only if': ({ match }) => match.onlyIf?.join(' / ') ?? null,
  'Interest rate': (grant) => grant.interestRate,
  Repayment: (grant) => grant.repaymentTerms,
  'What you get': (grant) => grant.assistanceType,
  'Where (empty: whole country)': (grant) => grant.states.join(', '),
  Conditions: (grant) => grant.eligibility,
  Documents: (grant) => grant.requirements,
  Website: (grant) => grant.applicationUrl ?? grant.url ?? grant.providerUrl,
  'My note': (grant) => grant.notes,
  'Saved on': (grant) => grant.savedAt.slice(0, 10),
};

/** Makes Excel read the text as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns a spreadsheet table (RFC 4180). No cell can be a formula, no matter what a source or a member wrote. */
export function csvOf(grants: readonly CsvRow[]): string {
  const rows = [
    Object.keys(COLUMNS),
    ...grants.map((grant) => Object.values(COLUMNS).map((cell) => cell(grant) ?? '')),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** Text that spreadsheets read as a formula, some of them also after spaces or in full-width characters. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Quotes a text cell, with an apostrophe before anything that would be a formula. */
export function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
