import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import { lockRow, unlockRow } from './queries.ts';

/** After this time, an interrupted request loses its lock on the row. */
const LONGEST_MS = 60_000;
const PATIENCE_MS = 10_000;
const PAUSE_MS = 150;

/**
 * Runs only one preparation per member at a time, across all isolates. A second window waits for the first. Throws
 * `conflict` if that takes too long.
 */
export async function withMemberLock<T>(db: Database, userId: number, run: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  for (;;) {
    const now = Date.now();
    const until = now + LONGEST_MS;
    if (await lockRow(db, userId, now, until)) {
      try {
        return await run();
      } finally {
        await unlockRow(db, userId, until);
      }
    }
    if (now - begun > PATIENCE_MS) {
      throw new ApiFailure('conflict', 'Another window is setting up your payment. Please try again in a minute.');
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
