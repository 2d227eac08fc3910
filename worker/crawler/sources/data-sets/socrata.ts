import * as z from 'zod/mini';
import { SourceError } from '../../fetching/errors.ts';
import { Unreadable } from '../../reading/faults.ts';
import type { Crawl, Cursor, Page } from '../../source.ts';
import type { DataSet } from './data-set.ts';

const RECORDS_A_PAGE = 500;
/** Calls of a table that nobody has changed for so long are over. */
const STALE_MS = 2 * 365 * 24 * 60 * 60_000;

const metadata = z.object({
  name: z.string(),
  /** Seconds. */
  rowsUpdatedAt: z.optional(z.number()),
  columns: z.array(z.object({ fieldName: z.string() })),
});
const cursorShape = z.object({ offset: z.int() });

/** The rows of a Socrata table, each with its own number; none where the table is not kept any more. */
export async function* socrataPages(
  base: string,
  set: DataSet,
  { fetcher, now }: Crawl,
  cursor: Cursor | null,
): AsyncGenerator<Page> {
  const root = base.replace(/\/+$/, '');
  const about = { source: set.id, url: `${root}/api/views/${set.resource}.json` };
  const table = await fetcher.json(about, (answer) => readAs(metadata, answer));
  const changed = table.rowsUpdatedAt === undefined ? null : table.rowsUpdatedAt * 1000;
  if (changed !== null && now - changed > STALE_MS) {
    const day = new Date(changed).toISOString().slice(0, 10);
    throw new SourceError(about, 'refused', `has not been changed since ${day}: what it lists is over`);
  }
  const titles = set.columns.title ?? [];
  if (!table.columns.some(({ fieldName }) => titles.includes(fieldName))) {
    throw new SourceError(about, 'unreadable', `has no column for a title (${titles.slice(0, 4).join(', ')}, …)`);
  }
  let offset = cursor ? cursorShape.parse(cursor).offset : 0;
  for (;;) {
    const query = new URLSearchParams({
      $limit: String(RECORDS_A_PAGE),
      $offset: String(offset),
      $order: ':id',
      $select: ':id as row_id, *',
    });
    const request = { source: set.id, url: `${root}/resource/${set.resource}.json?${query}` };
    const records = await fetcher.json(request, (answer) => readAs(z.array(z.unknown()), answer));
    offset += records.length;
    const isLast = records.length < RECORDS_A_PAGE;
    yield { records, cursor: isLast ? null : { offset } };
    if (isLast) return;
  }
}

function readAs<T extends z.ZodMiniType>(shape: T, answer: unknown): z.output<T> {
  const read = shape.safeParse(answer);
  if (read.success) return read.data;
  throw new Unreadable(z.prettifyError(read.error).split('\n')[0] ?? '');
}
