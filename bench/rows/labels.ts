/** What a reader of the raw records says of them: by source and id, no word of the records themselves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { category, programType } from '../../contract/grants.ts';
import { APPLICANT_KINDS } from '../../contract/rules.ts';

const kind = z.enum(APPLICANT_KINDS);

/** Of each field all values that are right; null for none. */
const labelledRow = z.object({
  source: z.string(),
  id: z.string(),
  category: z.array(z.nullable(category)),
  type: z.array(programType),
  /** A bound that is not given may be anything. */
  amount: z.array(z.nullable(z.object({ min: z.optional(z.number()), max: z.optional(z.number()) }))),
  deadline: z.array(z.nullable(z.iso.date())),
  yes: z._default(z.array(kind), []),
  no: z._default(z.array(kind), []),
  /** It may describe nothing that anybody can apply for: then there is nothing to check. */
  mayBeLeftOut: z._default(z.boolean(), false),
});
export type LabelledRow = z.infer<typeof labelledRow>;

/** All labels. */
export function labelledRows(): LabelledRow[] {
  return readFileSync(join(import.meta.dirname, 'labelled.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => labelledRow.parse(JSON.parse(line)));
}
