import { type RecordRead, readRecord } from '../read-page.ts';
import type { CrawlSource } from '../source.ts';

/** A record takes about 0.2 ms, and storing the page before shouldn't wait long. */
const AT_ONCE = 20;

/**
 * Reads a page's records in short steps, so the processor works while the database stores the page before. Never
 * throws: refused records are among the results.
 */
export async function readAhead(
  source: CrawlSource,
  records: readonly unknown[],
  now: number,
): Promise<Map<unknown, RecordRead>> {
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
