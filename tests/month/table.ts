import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Book } from './book.ts';
import type { Product } from './product.ts';

export interface DayRow {
  day: number;
  seconds: number;
  members: number;
  mails: number;
  crawled: number;
  changed: number;
  payments: number;
  crashes: number;
  megabytes: number;
  rows: ReadonlyMap<string, number>;
}

export interface Table {
  days: DayRow[];
  note(day: number): Promise<void>;
  print(): void;
}

const names = z.array(z.object({ name: z.string() }));
const numbers = z.array(z.record(z.string(), z.number()));

/** Returns the row counts of all tables except search tables and migration records. */
async function rowsPerTable(product: Product): Promise<Map<string, number>> {
  const tables = names.parse(
    await product.db().all(sql`SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
      AND name NOT LIKE 'search_%' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'
      AND name NOT LIKE 'libsql_%' AND name NOT LIKE '%_shadow%' ORDER BY name`),
  );
  const counts = tables.map(({ name }) => `(SELECT count(*) FROM "${name}") AS "${name}"`);
  const [row = {}] = numbers.parse(await product.db().all(sql.raw(`SELECT ${counts.join(', ')}`)));
  return new Map(Object.entries(row));
}

async function countOf(product: Product, query: string): Promise<number> {
  const [row] = numbers.parse(await product.db().all(sql.raw(query)));
  return row?.['n'] ?? 0;
}

/** Collects one line of results per day. */
export function newTable(product: Product, book: Book): Table {
  const days: DayRow[] = [];
  let [since, mails, payments, crashes] = [performance.now(), 0, 0, 0];
  return {
    days,
    async note(day) {
      const paid = product.stripe.events().filter(({ type }) => type === 'charge.succeeded').length;
      const last = 'WHERE run_id = (SELECT max(id) FROM crawl_runs)';
      const row: DayRow = {
        day,
        seconds: Math.round((performance.now() - since) / 1000),
        members: book.living().length,
        mails: book.mails.length - mails,
        crawled: await countOf(product, `SELECT coalesce(sum(read), 0) AS n FROM crawl_sources ${last}`),
        changed: await countOf(product, `SELECT coalesce(sum(written), 0) AS n FROM crawl_sources ${last}`),
        payments: paid - payments,
        crashes: book.counts.crashes - crashes,
        megabytes:
          (await countOf(product, 'SELECT page_count * page_size AS n FROM pragma_page_count, pragma_page_size')) /
          2 ** 20,
        rows: await rowsPerTable(product),
      };
      days.push(row);
      [since, mails, payments, crashes] = [performance.now(), book.mails.length, paid, book.counts.crashes];
      console.log(lineOf(row));
    },
    print() {
      console.log(`\n${HEAD}\n${days.map(lineOf).join('\n')}\n`);
      const [first, last] = [days[Math.min(9, days.length - 1)], days.at(-1)];
      if (!first || !last) return;
      console.log(`rows of each table on day ${first.day + 1} and on day ${last.day + 1}`);
      for (const [name, count] of last.rows) console.log(`  ${name.padEnd(24)} ${first.rows.get(name) ?? 0} ${count}`);
    },
  };
}

const HEAD = ' day seconds members mails crawled written payments crashes rows     MB';

function lineOf(row: DayRow): string {
  const all = [...row.rows.values()].reduce((sum, count) => sum + count, 0);
  const cells: [string | number, number][] = [
    ...([
      [row.day + 1, 4],
      [row.seconds, 8],
      [row.members, 8],
      [row.mails, 6],
      [row.crawled, 8],
      [row.changed, 8],
    ] as [number, number][]),
    ...([
      [row.payments, 9],
      [row.crashes, 8],
      [all, 5],
    ] as [number, number][]),
    [row.megabytes.toFixed(1), 7],
  ];
  return cells.map(([cell, width]) => String(cell).padStart(width)).join('');
}
