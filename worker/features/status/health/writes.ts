import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { isWriteRefused } from '../../../db/database-errors.ts';
import { attempts } from '../../../db/schema/index.ts';

/** How long to reuse a result, so endless health checks don't cause endless writes. */
const GOOD_FOR_MS = 15_000;
const BAD_FOR_MS = 5000;

const PROBE = 'health';

/** This isolate's last result. */
let known = { takesChanges: true, until: 0 };

/**
 * Returns whether the database accepts changes. An isolate tests this at most once every few seconds, with a row that
 * one transaction writes and deletes. Requests in between get the last result.
 */
export async function takesChanges(db: Database): Promise<boolean> {
  const now = Date.now();
  if (now < known.until) return known.takesChanges;
  known = { ...known, until: now + GOOD_FOR_MS };
  try {
    await db.batch([
      db
        .insert(attempts)
        .values({ key: PROBE, count: 0, expiresAt: new Date(now).toISOString() })
        .onConflictDoNothing(),
      db.delete(attempts).where(eq(attempts.key, PROBE)),
    ]);
    known = { takesChanges: true, until: Date.now() + GOOD_FOR_MS };
  } catch (error) {
    known = { takesChanges: false, until: Date.now() + BAD_FOR_MS };
    if (!isWriteRefused(error)) throw error;
  }
  return known.takesChanges;
}
