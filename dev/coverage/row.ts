import * as z from 'zod/mini';

export const COVERAGE = 'dev/coverage';

/** One thing that the specification asks for. Its texts, labels, rules, limits and screens have a row each. */
export const coverageRow = z.strictObject({
  /**
   * A letter for the kind and a short name that never changes: G the product, R route, B behavior of a screen, T quoted
   * text, L short label, E entity, K key of browser storage, S state, V validation rule, P permission, C call, X handling
   * of a failure or notice, N number or limit.
   */
  id: z.string(),
  /**
   * In T and L rows the text stands between backticks, word for word. `{…}` is a placeholder: such a text is compared by
   * its longest literal part. A text that the specification quotes more than once has one row, at its first place.
   */
  what: z.string().check(z.minLength(1)),
  /** The files that hold it. An open row may name the file of its schema or constant. */
  where: z._default(z.array(z.string()), []),
  /** `path/to/test.ts › test title` */
  test: z.optional(z.string()),
  /** An entity, a rule or a price is built once the contract holds it; a delay, a limit or a call once something uses it. */
  state: z.enum(['built', 'open'], 'One of built, open'),
});
export type CoverageRow = z.output<typeof coverageRow>;
