import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import { countAttempt, counterKey, memberSubject, settleAttempt } from './attempts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Failed questions are free, but limited: each costs the vendor's time and maybe money. */
const TRIES_FOR_EACH = 3;

/** Something a member can have a limited number of times per day. */
export interface DailyShare {
  /** The names of the counts: successes and tries. */
  counts: { made: string; tried: string };
  most: number;
  /** The message once all are used; `wait` is the time until there are more. */
  allUsed(wait: string): string;
}

const keyOf = (count: string, userId: number) => counterKey(count, [memberSubject(userId)]);

/**
 * Takes one of the member's daily share before a model is called, so simultaneous calls can't exceed it together. False
 * if too many questions failed; throws `too_many_requests` if all are used.
 */
export async function takeOfShare(db: Database, share: DailyShare, userId: number): Promise<boolean> {
  const { counts, most } = share;
  const made = { key: keyOf(counts.made, userId), rate: { count: most, windowMs: DAY_MS } };
  const takenUntil = await countAttempt(db, [made]);
  if (takenUntil !== null) {
    // A refused call uses nothing: otherwise a share given back wouldn't be free again.
    await giveShareBack(db, share, userId);
    throw allUsed(share, takenUntil);
  }
  const tries = { key: keyOf(counts.tried, userId), rate: { count: most * TRIES_FOR_EACH, windowMs: DAY_MS } };
  if ((await countAttempt(db, [tries])) === null) return true;
  await giveShareBack(db, share, userId);
  return false;
}

/** Gives back the share of something that failed. */
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
