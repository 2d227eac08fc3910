/** Hand-written: it's our only downloadable table, and a library wouldn't guard against formulas. */
import type { Locale } from '../../../contract/locales.ts';
import type { SavedGrant } from '../../../contract/saved/saved.ts';
import { MATCH_WORDS } from '../../language/match-words.ts';
import { CSV_TEXTS as SPANISH } from './csv-texts.es.ts';
import { CSV_TEXTS as ENGLISH } from './csv-texts.ts';

export type CsvRow = SavedGrant & { deadlineDate: string | null };

type Texts = typeof ENGLISH;
const TEXTS: Readonly<Record<Locale, Texts>> = { en: ENGLISH, es: SPANISH };

interface Words {
  texts: Texts;
  match: (typeof MATCH_WORDS)[Locale];
}

/** The columns, in order. */
const COLUMNS: readonly (readonly [keyof Texts['headers'], (grant: CsvRow, words: Words) => string | null])[] = [
  ['title', (grant) => grant.title],
  ['provider', (grant) => grant.provider],
  ['type', (grant, { texts }) => texts.types[grant.programType]],
  ['category', ({ category }, { texts }) => category && texts.category(category)],
  ['worth', (grant, { match }) => match.worth(grant.match)],
  ['amount', (grant) => grant.amount],
  ['deadline', (grant) => grant.deadline],
  ['deadlineDate', (grant) => grant.deadlineDate],
  ['closed', (grant, { texts }) => (grant.closed ? texts.yes : texts.no)],
  ['likelihood', (grant, { match }) => match.label(grant.match)],
  ['onlyIf', ({ match }) => match.onlyIf?.join(' / ') ?? null],
  ['interestRate', (grant) => grant.interestRate],
  ['repayment', (grant) => grant.repaymentTerms],
  ['assistance', (grant) => grant.assistanceType],
  ['places', (grant) => grant.states.join(', ')],
  ['conditions', (grant) => grant.eligibility],
  ['documents', (grant) => grant.requirements],
  ['website', (grant) => grant.applicationUrl ?? grant.url ?? grant.providerUrl],
  ['note', (grant) => grant.notes],
  ['savedOn', (grant) => grant.savedAt.slice(0, 10)],
];

/** Makes Excel read the text as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a CSV table (RFC 4180) in this language, which the programs' texts must already be in. No cell can be a
 * formula, no matter what a source or a member wrote.
 */
export function csvOf(grants: readonly CsvRow[], language: Locale): string {
  const words = { texts: TEXTS[language], match: MATCH_WORDS[language] };
  const rows = [
    COLUMNS.map(([name]) => words.texts.headers[name]),
    ...grants.map((grant) => COLUMNS.map(([, cell]) => cell(grant, words) ?? '')),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** Text that spreadsheets read as a formula. Some even do so after spaces or with full-width characters. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Quotes a text cell, with an apostrophe before anything that would be a formula. */
export function quoted(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
