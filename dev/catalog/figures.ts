/** Returns a percentile: the value that `share` of the values lie below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** A measurement's bound. */
export interface Bound {
  what: string;
  measured: number;
  atMost: number;
}

export function holds({ measured, atMost }: Bound): boolean {
  return measured <= atMost;
}

/** Prints a table, with numbers rounded to two decimals. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  console.log(`\n${title}`);
  const rounded = (value: string | number) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
  console.table(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)]))),
  );
}
