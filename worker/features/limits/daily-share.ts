import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import { countAttempt, counterKey, memberSubject, settleAttempt } from './attempts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Failed attempts are free but limited, because each takes the vendor's time and may cost money. */
const TRIES_FOR_EACH = 3;

/** Something a member may have a limited number of times per day. */
export interface DailyShare {
  /** The names of the counters for successes and for tries. */
  counts: { made: string; tried: string };
  most: number;
  /** The message when all are used up. `wait` is the time until more are available. */
  allUsed(wait: string): string;
}

const keyOf = (count: string, userId: number) => counterKey(count, [memberSubject(userId)]);

/**
 * Takes one unit of the member's daily share before calling a model, so simultaneous requests can't exceed the share
 * together. Returns false if too many attempts failed. Throws `too_many_requests` if the share is used up.
 */
export async function takeOfShare(db: Database, share: DailyShare, userId: number): Promise<boolean> {
  const { counts, most } = share;
  const made = { key: keyOf(counts.made, userId), rate: { count: most, windowMs: DAY_MS } };
  const takenUntil = await countAttempt(db, [made]);
  if (takenUntil !== null) {
    // A refused request must not count. Otherwise, a refund wouldn't free up the share.
    await refundShare(db, share, userId);
    throw allUsed(share, takenUntil);
  }
  const tries = { key: keyOf(counts.tried, userId), rate: { count: most * TRIES_FOR_EACH, windowMs: DAY_MS } };
  if ((await countAttempt(db, [tries])) === null) return true;
  await refundShare(db, share, userId);
  return false;
}

/** Refunds the share of something that failed. */
export async function refundShare(db: Database, { counts }: DailyShare, userId: number): Promise<void> {
  await settleAttempt(db, { takenBack: [keyOf(counts.made, userId)], forgotten: [] });
}

function allUsed(share: DailyShare, until: number): ApiFailure {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const hours = Math.ceil(seconds / 3600);
  return new ApiFailure('too_many_requests', share.allUsed(hours === 1 ? 'an hour' : `${hours} hours`), {
    retryAfter: seconds,
  });
}
