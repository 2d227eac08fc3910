import { fastClock } from '../../../dev/sources/reading.ts';
import { claim } from '../../../worker/crawler/lease.ts';
import { runSlice, type SliceOptions } from '../../../worker/crawler/run/slice.ts';
import type { Database } from '../../../worker/db/client.ts';
import { sourceSettingsOf } from '../../../worker/settings/crawler.ts';

export interface CrawlLoop {
  settings: Record<string, string>;
  runId: number;
  instance: string;
  now: number;
}

/** Does the Workflow's job in this process without waits: slice after slice until the run ends. */
export async function crawlLoop(
  db: Database,
  { settings, runId, instance, now }: CrawlLoop,
  options: SliceOptions = {},
): Promise<void> {
  const clock = fastClock(now);
  for (;;) {
    const lease = await claim(db, runId, instance);
    if (!lease) return;
    const { isDone } = await runSlice(db, sourceSettingsOf(settings), lease, { clock, ...options });
    if (isDone) return;
  }
}

export interface Death {
  /** The number of the database call during which the process dies. */
  atCall: number;
  how: 'before it is sent' | 'while it is answered' | 'after its answer';
}

/** Counts this process's database calls and calls `die` at one of them. Returns a function for the count so far. */
export function watchCalls(databaseUrl: string, death: Death | null, die: () => void): () => number {
  const send = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(databaseUrl)) return send(input, init);
    calls += 1;
    if (calls !== death?.atCall) return send(input, init);
    if (death.how === 'before it is sent') die();
    const answer = send(input, init);
    if (death.how === 'while it is answered') setImmediate(die);
    const response = await answer;
    die();
    return response;
  };
  return () => calls;
}
