import * as z from 'zod/mini';

export const COVERAGE = 'dev/coverage';

/** One thing the specification asks for. Each of its texts, labels, rules, limits and screens has its own row. */
export const coverageRow = z.strictObject({
  /**
   * A letter for the kind and a short, permanent name: G the product, R route, B screen behavior, T quoted text, L
   * short label, E entity, K browser storage key, S state, V validation rule, P permission, C call, X failure or notice
   * handling, N number or limit.
   */
  id: z.string(),
  /**
   * In T and L rows, the verbatim text is between backticks. `{…}` is a placeholder; such a text is compared by its
   * longest literal part. A text the specification quotes more than once has one row, at its first place.
   */
  what: z.string().check(z.minLength(1)),
  /** The files that contain it. An open row may name the file of its schema or constant. */
  where: z._default(z.array(z.string()), []),
  /** `path/to/test.ts › test title` */
  test: z.optional(z.string()),
  /** An entity, rule or price is built once the contract has it; a delay, limit or call once something uses it. */
  state: z.enum(['built', 'open'], 'One of built, open'),
});
export type CoverageRow = z.output<typeof coverageRow>;
