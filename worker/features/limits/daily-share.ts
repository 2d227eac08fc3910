import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import { countAttempt, counterKey, memberSubject, settleAttempt } from './attempts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Questions that came to nothing are free, but not without end: each costs the vendor's time and maybe money. */
const TRIES_FOR_EACH = 3;

/** Something of which a member can have so many in a day. */
export interface DailyShare {
  /** The names of the counts: of what came to be, and of what was tried. */
  counts: { made: string; tried: string };
  most: number;
  /** What is said to whoever has used all; `wait` is the time until there are more. */
  allUsed(wait: string): string;
}

const keyOf = (count: string, userId: number) => counterKey(count, [memberSubject(userId)]);

/**
 * Takes one of the member's share of this day, before a model is asked, so that calls at the same moment do not exceed
 * it together. False where too many questions came to nothing; throws `too_many_requests` where all are used.
 */
export async function takeOfShare(db: Database, share: DailyShare, userId: number): Promise<boolean> {
  const { counts, most } = share;
  const made = { key: keyOf(counts.made, userId), rate: { count: most, windowMs: DAY_MS } };
  const takenUntil = await countAttempt(db, [made]);
  if (takenUntil !== null) {
    // Who is refused has used nothing: else what is given back would not be free again.
    await giveShareBack(db, share, userId);
    throw allUsed(share, takenUntil);
  }
  const tries = { key: keyOf(counts.tried, userId), rate: { count: most * TRIES_FOR_EACH, windowMs: DAY_MS } };
  if ((await countAttempt(db, [tries])) === null) return true;
  await giveShareBack(db, share, userId);
  return false;
}

/** Gives back what was taken for something that did not come to be. */
export async function giveShareBack(db: Database, { counts }: DailyShare, userId: number): Promise<void> {
  await settleAttempt(db, { takenBack: [keyOf(counts.made, userId)], forgotten: [] });
}

function allUsed(share: DailyShare, until: number): ApiFailure {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const hours = Math.ceil(seconds / 3600);
  return new ApiFailure('too_many_requests', share.allUsed(hours === 1 ? 'an hour' : `${hours} hours`), {
    retryAfter: seconds,
  });
}
