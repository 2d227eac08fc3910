import { release } from '../worker/crawler/run/take-over.ts';
import type { Database } from '../worker/db/client.ts';

/** Where wrangler's local runtime takes calls of the clock: it makes none by itself. */
const SCHEDULED = '/cdn-cgi/local/scheduled';
/** The task that lets a crawl go on whose Worker has died. */
const CRON = '*/5 * * * *';

/** Has a crawl go on that the end of the last Worker cut off. `address` is that of the new one. Null where there is none. */
export async function resumeCrawl(database: Database, address: string): Promise<string | null> {
  if (!(await release(database))) return null;
  const { status } = await fetch(`${address}${SCHEDULED}?${new URLSearchParams({ cron: CRON })}`);
  return status === 200 ? 'goes on' : 'cannot go on: see the log of the Worker';
}
