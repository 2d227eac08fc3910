/** Labels by someone who read the raw records, keyed by source and id. They contain no text from the records. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { category, programType } from '../../contract/programs/grants.ts';
import { APPLICANT_KINDS } from '../../contract/programs/rules.ts';

const kind = z.enum(APPLICANT_KINDS);

/** All correct values of each field. Null means none. */
const labeledRow = z.object({
  source: z.string(),
  id: z.string(),
  category: z.array(z.nullable(category)),
  type: z.array(programType),
  /** A bound that is omitted can have any value. */
  amount: z.array(z.nullable(z.object({ min: z.optional(z.number()), max: z.optional(z.number()) }))),
  deadline: z.array(z.nullable(z.iso.date())),
  yes: z._default(z.array(kind), []),
  no: z._default(z.array(kind), []),
  /**
   * True if the record may be left out because it offers nothing to apply for. There is nothing to check in that case.
   */
  mayBeLeftOut: z._default(z.boolean(), false),
});
export type LabeledRow = z.infer<typeof labeledRow>;

/** Reads all labels. */
export function labeledRows(): LabeledRow[] {
  return readFileSync(join(import.meta.dirname, 'labeled.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => labeledRow.parse(JSON.parse(line)));
}
