import { release } from '../../worker/crawler/run/take-over.ts';
import type { Database } from '../../worker/db/client.ts';

/** The path where wrangler's local runtime accepts scheduled events. The runtime never triggers any on its own. */
const SCHEDULED = '/cdn-cgi/local/scheduled';
/** The cron schedule that resumes a crawl after its Worker died. */
const CRON = '*/5 * * * *';

/**
 * Resumes a crawl that was interrupted when the last Worker ended. `address` is the new Worker's. Returns null if
 * there's none to resume.
 */
export async function resumeCrawl(database: Database, address: string): Promise<string | null> {
  if (!(await release(database))) return null;
  const { status } = await fetch(`${address}${SCHEDULED}?${new URLSearchParams({ cron: CRON })}`);
  return status === 200 ? 'resumed' : "can't be resumed: see the Worker's log";
}
