import * as z from 'zod/mini';

/** What somebody asked of the database. */
export interface DatabaseUsage {
  calls: number;
  /** Rows that the server looked at; what one pays for at Turso. */
  rowsRead: number;
  /** Milliseconds in which an answer was waited for; several at once count each. */
  waited: number;
}

export function noUsage(): DatabaseUsage {
  return { calls: 0, rowsRead: 0, waited: 0 };
}

const statement = z.object({ rows_read: z.optional(z.number()) });
const result = z.object({
  response: z.object({
    result: z.union([z.object({ step_results: z.array(z.nullable(statement)) }), statement]),
  }),
});

/** Rows read by the results of one call, as the server's own protocol (Hrana 3) tells them; 0 for what it does not tell. */
export function rowsReadBy(results: readonly unknown[]): number {
  let sum = 0;
  for (const one of results) {
    const { data } = result.safeParse(one);
    const told = data?.response.result;
    if (!told) continue;
    const statements = 'step_results' in told ? told.step_results : [told];
    for (const each of statements) sum += each?.rows_read ?? 0;
  }
  return sum;
}
