import { release } from '../../worker/crawler/run/take-over.ts';
import type { Database } from '../../worker/db/client.ts';

/** Where wrangler's local runtime accepts scheduled events. It triggers none by itself. */
const SCHEDULED = '/cdn-cgi/local/scheduled';
/** The task that resumes a crawl after its Worker died. */
const CRON = '*/5 * * * *';

/** Resumes a crawl that the last Worker's end interrupted. `address` is the new Worker's. Null if there is none. */
export async function resumeCrawl(database: Database, address: string): Promise<string | null> {
  if (!(await release(database))) return null;
  const { status } = await fetch(`${address}${SCHEDULED}?${new URLSearchParams({ cron: CRON })}`);
  return status === 200 ? 'goes on' : "can't be resumed: see the Worker's log";
}
