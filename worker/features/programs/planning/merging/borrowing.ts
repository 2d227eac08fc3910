import * as z from 'zod/mini';
import type { LentFact } from '../../../../../contract/programs/grants.ts';
import type { GrantRow } from '../../normalize.ts';
import { LISTINGS, type Listed } from './listed.ts';

/**
 * What a program can borrow, keyed by the first field. Fields that belong together move together, so an amount never
 * appears with another one's wording.
 */
const LOANS = [
  ['description'],
  ['amount', 'amountMin', 'amountMax'],
  ['deadline', 'deadlineKind', 'deadlineDate', 'deadlineAt'],
  ['requirements'],
  ['url'],
  ['eligibility'],
  ['provider'],
  ['providerUrl'],
  ['applicationUrl'],
  ['interestRate'],
  ['repaymentTerms'],
  ['assistanceType'],
] as const satisfies readonly (readonly [LentFact, ...(keyof GrantRow)[]])[];
type Loan = (typeof LOANS)[number];

/** Which program each borrowed field came from. */
export type Borrowed = Readonly<Record<string, string>>;
const borrowedShape = z.record(z.string(), z.string());

/** Parses a row's stored borrowed fields. */
export function borrowedOf(stored: unknown): Borrowed {
  return borrowedShape.parse(stored ?? {});
}

/**
 * Returns whether the shown program may borrow from another one. A federal listing of another type has the amounts and
 * dates for organizations that pass the help on, and one of several listings covers only a part of the program.
 */
export function mayLend(other: Listed, shown: Listed): boolean {
  if (!other.isListed) return false;
  if (other.source !== LISTINGS) return true;
  return other.programType === shown.programType && shown.assistanceListings.length <= 1;
}

/** Returns the row without borrowed fields, as its own source has it. */
export function withoutLoans<Row extends GrantRow>(row: Row, borrowed: Borrowed): Row {
  const empty = LOANS.filter(([name]) => name in borrowed)
    .flatMap((fields): (keyof GrantRow)[] => [...fields])
    .map((field) => [field, field === 'deadlineKind' ? 'unknown' : null]);
  return { ...row, ...Object.fromEntries(empty), borrowed: {} };
}

/** Fills a row's missing fields from others, in order of precedence. Admins' corrections stay. */
export function withLoans<Row extends GrantRow>(
  row: Row,
  lenders: readonly GrantRow[],
  edited: ReadonlySet<string>,
): Row {
  const loans = LOANS.flatMap((fields) => {
    if (states(row, fields) || fields.some((field) => edited.has(field))) return [];
    const lender = lenders.find((other) => states(other, fields));
    return lender ? [{ fields, lender }] : [];
  });
  const values = loans.flatMap(({ fields, lender }) => fields.map((field) => [field, lender[field] ?? null]));
  return {
    ...row,
    ...Object.fromEntries(values),
    borrowed: Object.fromEntries(loans.map(({ fields: [name], lender }) => [name, lender.id])),
  };
}

function states(row: GrantRow, loan: Loan): boolean {
  return loan.some((field) =>
    field === 'deadlineKind' ? (row.deadlineKind ?? 'unknown') !== 'unknown' : (row[field] ?? null) !== null,
  );
}
