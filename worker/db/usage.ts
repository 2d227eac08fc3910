/** What a request asked of the database. */
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

/** Rows read by the results of one call, as the server's own protocol (Hrana 3) tells them; 0 for what it does not tell. */
export function rowsReadBy(results: readonly unknown[]): number {
  // By hand: a schema copies what it parses, and a result is as large as what was asked for.
  return sumOf(results, (one) => {
    const told = field(field(one, 'response'), 'result');
    const steps = field(told, 'step_results');
    return Array.isArray(steps) ? sumOf(steps, rowsReadByOne) : rowsReadByOne(told);
  });
}

function rowsReadByOne(told: unknown): number {
  const count = field(told, 'rows_read');
  return typeof count === 'number' ? count : 0;
}

function sumOf(values: readonly unknown[], numberOf: (value: unknown) => number): number {
  return values.reduce<number>((sum, value) => sum + numberOf(value), 0);
}

/** What an object of the server's answer has under a name. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
