/** A request's use of the database. */
export interface DatabaseUsage {
  calls: number;
  /** Rows that the server scanned, which is what Turso bills. */
  rowsRead: number;
  /** Milliseconds spent waiting for answers. Concurrent waits are added up. */
  waited: number;
}

export function noUsage(): DatabaseUsage {
  return { calls: 0, rowsRead: 0, waited: 0 };
}

/** Counts the rows read for one call's results, as reported in the server's protocol (Hrana 3); 0 if not reported. */
export function rowsReadBy(results: readonly unknown[]): number {
  // Done by hand, because a schema would copy the results, which can be large.
  return sumOf(results, (one) => {
    const result = field(field(one, 'response'), 'result');
    const steps = field(result, 'step_results');
    return Array.isArray(steps) ? sumOf(steps, rowsReadByOne) : rowsReadByOne(result);
  });
}

function rowsReadByOne(result: unknown): number {
  const count = field(result, 'rows_read');
  return typeof count === 'number' ? count : 0;
}

function sumOf(values: readonly unknown[], numberOf: (value: unknown) => number): number {
  return values.reduce<number>((sum, value) => sum + numberOf(value), 0);
}

/** Returns a field of an object in the server's answer; undefined if it's missing. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
