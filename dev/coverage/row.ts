import * as z from 'zod/mini';

export const COVERAGE = 'dev/coverage';

/** A single requirement of the specification. Each text, label, rule, limit and screen has its own row. */
export const coverageRow = z.strictObject({
  /**
   * A letter for the kind and a short, permanent name: G the product, R route, B screen behavior, T quoted text, L
   * short label, E entity, K browser storage key, S state, V validation rule, P permission, C call, X failure or notice
   * handling, N number or limit.
   */
  id: z.string(),
  /**
   * T and L rows contain the verbatim text between backticks, with `{…}` for placeholders. A text with placeholders is
   * compared by its longest literal part. A text that the specification quotes more than once has one row, where it
   * first occurs.
   */
  what: z.string().check(z.minLength(1)),
  /** The files that implement the requirement. An open row may list the file of its schema or constant. */
  where: z._default(z.array(z.string()), []),
  /** `path/to/test.ts › test title` */
  test: z.optional(z.string()),
  /**
   * An entity, rule or price counts as built once the contract has it; a delay, limit or call, once something uses it.
   */
  state: z.enum(['built', 'open'], 'One of built, open'),
});
export type CoverageRow = z.output<typeof coverageRow>;
