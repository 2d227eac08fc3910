import type { ApplicantKind, Rule } from '../../contract/programs/rules.ts';
import { factsAsked } from '../../matching/conditions/asked-facts.ts';
import { evaluate } from '../../matching/rules/evaluate.ts';
import type { GrantRow } from '../../worker/features/programs/normalize.ts';
import type { LabeledRow } from './labels.ts';

export const FIELDS = ['category', 'type', 'amount', 'deadline', 'applicants'] as const;
export type Field = (typeof FIELDS)[number];

export interface Check {
  field: Field;
  isRight: boolean;
  /** The row's value. */
  found: string;
}

/**
 * Compares each field of a record's programs with its label. `open` lists the applicants that the record excludes but
 * the row doesn't. Applicants are correct if no eligible kind is excluded, no ineligible one is admitted, and the row
 * mentions applicants at all.
 */
export function checksOf(label: LabeledRow, rows: readonly GrantRow[]): { checks: Check[]; open: ApplicantKind[] } {
  if (rows.length === 0) {
    const checks = FIELDS.map((field) => ({ field, isRight: false, found: 'left out' }));
    return { checks: label.mayBeLeftOut ? [] : checks, open: [] };
  }
  const every = (field: Field, holds: (row: GrantRow) => boolean, found: (row: GrantRow) => string): Check => ({
    field,
    isRight: rows.every(holds),
    found: rows.map(found).join(' and '),
  });
  const who = rows.map(({ rules }) => applicantsOf(label, rules ?? null));
  return {
    checks: [
      every(
        'category',
        ({ category }) => label.category.some((one) => one === (category ?? null)),
        ({ category }) => String(category),
      ),
      every(
        'type',
        ({ programType }) => label.type.some((one) => one === programType),
        ({ programType }) => String(programType),
      ),
      every(
        'amount',
        (row) => label.amount.some((one) => isAmount(one, row)),
        ({ amount, amountMin, amountMax }) => `${amountMin} to ${amountMax} (${amount})`,
      ),
      every(
        'deadline',
        (row) => label.deadline.some((one) => one === dayOfRow(row)),
        ({ deadlineDate, deadlineKind, deadline }) => `${deadlineDate} (${deadlineKind}: ${deadline})`,
      ),
      {
        field: 'applicants',
        isRight: who.every(({ wrong }) => wrong.length === 0),
        found: who[0]?.wrong.join(', ') ?? '',
      },
    ],
    open: who[0]?.open ?? [],
  };
}

/** Returns a row's deadline. A forecast deadline has no date field, so its date is read from its text. */
function dayOfRow({ deadlineKind, deadlineDate, deadline }: GrantRow): string | null {
  if (deadlineKind !== 'forecast') return deadlineDate ?? null;
  const [, written] = /^Expected ([A-Z][a-z]+ \d+, \d{4})/.exec(deadline ?? '') ?? [];
  return written ? new Date(`${written} UTC`).toISOString().slice(0, 10) : null;
}

/**
 * Compares a row's amount with its label. A single amount is stored as the maximum. A minimum of one dollar, which
 * forms require, counts as none.
 */
function isAmount(label: LabeledRow['amount'][number], { amountMin, amountMax }: GrantRow): boolean {
  if (label === null) return (amountMin ?? null) === null && (amountMax ?? null) === null;
  const isSingle = label.min === label.max || (label.min ?? 0) <= 1;
  const holdsMin = label.min === undefined || label.min === amountMin || (isSingle && (amountMin ?? null) === null);
  return holdsMin && (label.max === undefined || label.max === amountMax);
}

function applicantsOf({ yes, no }: LabeledRow, rule: Rule | null): { wrong: string[]; open: ApplicantKind[] } {
  const wrong = [
    ...yes.filter((kind) => truthOf(rule, kind) === 'false').map((kind) => `shut out: ${kind}`),
    ...no.filter((kind) => truthOf(rule, kind) === 'true').map((kind) => `let in: ${kind}`),
  ];
  const isSilent = yes.length + no.length > 0 && !(rule && factsAsked(rule).has('applicantKind'));
  return {
    wrong: isSilent ? ['nobody named'] : wrong,
    open: no.filter((kind) => truthOf(rule, kind) === 'unknown'),
  };
}

/** Returns whether a kind of applicant may apply, judging only by the rules about kinds. */
export function truthOf(rule: Rule | null, kind: ApplicantKind): string {
  if (rule === null) return 'unknown';
  // A farmer is also an individual, as in a profile.
  const applicantKind: ApplicantKind[] = kind === 'farm' ? ['individual', 'farm'] : [kind];
  const whole = evaluate(rule, { applicantKind }).truth;
  const [applicants] = 'all' in rule ? rule.all : [rule];
  if (whole === 'false' || !applicants) return whole;
  return evaluate(applicants, { applicantKind }).truth;
}
