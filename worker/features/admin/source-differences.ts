import type { SourcePreview } from '../../../contract/crawler.ts';
import type { grants } from '../../db/schema/index.ts';
import type { GrantRow } from '../programs/normalize.ts';

type Differences = SourcePreview['programs'][number]['fields'];

/** The fields that people see, and those that decide where a program appears. */
const FIELDS = [
  ...(['title', 'programType', 'category', 'status', 'deadline', 'deadlineDate', 'amount', 'eligibility'] as const),
  ...(['requirements', 'description', 'provider', 'states', 'url', 'applicationUrl', 'providerUrl'] as const),
  ...(['interestRate', 'repaymentTerms', 'assistanceType', 'rules'] as const),
] satisfies readonly (keyof GrantRow)[];
const LONGEST = 600;

/** Returns the fields where a source differs from the stored program. For a new program, returns all known fields. */
export function differencesOf(before: typeof grants.$inferSelect | null, after: GrantRow): Differences {
  return FIELDS.flatMap((field) => {
    const [was, is] = [textOf(before?.[field]), textOf(after[field])];
    if (was === is) return [];
    // A value from another source stays, and a merged program stays hidden.
    if (is === null && isBorrowed(before, field)) return [];
    if (field === 'status' && before?.mergedInto) return [];
    return { field, before: shortened(was), after: shortened(is) };
  });
}

function isBorrowed(before: typeof grants.$inferSelect | null, field: string): boolean {
  return typeof before?.borrowed === 'object' && before.borrowed !== null && field in before.borrowed;
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shortened(text: string | null): string | null {
  return text !== null && text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()} …` : text;
}
