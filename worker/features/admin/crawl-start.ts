import { CannotStart, type CrawlSettings, type Living, startRun } from '../../crawler/run/start.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import type { Admin } from '../../http/signed-in.ts';

const STARTED = 'Grant crawler started';
const RESUMED = 'A crawl had stopped before its end. It has resumed where it left off.';

/** Starts the crawler for an admin and returns the message to show. Throws `conflict` if a run is in progress. */
export async function startCrawl(db: Database, settings: CrawlSettings, { email }: Admin): Promise<string> {
  const start = await startRun(db, settings, email).catch((error: unknown) => {
    if (!(error instanceof CannotStart)) throw error;
    console.error(JSON.stringify({ crawl: 'cannot start', cause: error.message }));
    throw new ApiFailure('internal', 'The crawler could not be started. Please try again in a minute.');
  });
  if (start.outcome === 'is running') throw new ApiFailure('conflict', runningSentence(start.run));
  return start.outcome === 'started' ? STARTED : RESUMED;
}

function runningSentence({ startedBy, startedAt }: Living): string {
  const who = `${startedBy.charAt(0).toUpperCase()}${startedBy.slice(1)}`;
  // An email address keeps its capitalization.
  return `A crawl is running already. ${startedBy.includes('@') ? startedBy : who} started it at ${inUtc(startedAt)}.`;
}

/** Formats a timestamp as "14:05 UTC on November 22, 2026". */
export function inUtc(moment: string): string {
  const at = new Date(moment);
  const time = at.toLocaleTimeString('en-US', {
    timeZone: 'UTC',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return `${time} UTC on ${at.toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' })}`;
}
