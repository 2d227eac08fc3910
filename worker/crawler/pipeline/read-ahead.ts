import { type RecordRead, readRecord } from '../read-page.ts';
import type { CrawlSource } from '../source.ts';

/** About 10 ms, so the page before is sent in between. */
const AT_ONCE = 50;

/**
 * Reads a page's records while the database writes the page before: from `writing` on, in short steps. Never throws:
 * refused records are among the results.
 */
export async function readAhead(
  source: CrawlSource,
  records: readonly unknown[],
  { now, writing }: { now: number; writing: Promise<void> },
): Promise<Map<unknown, RecordRead>> {
  await writing;
  const read = new Map<unknown, RecordRead>();
  for (const [index, record] of records.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    read.set(record, readRecord(source, record, now));
  }
  return read;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
