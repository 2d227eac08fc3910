import type { Database } from '../../db/client.ts';
import type { Settings } from '../../env.ts';
import { ApiFailure } from '../../http/errors.ts';
import { countAttempt, counterKey, memberSubject, settleAttempt } from '../limits/attempts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Questions that came to nothing are free, but not without end: each costs the vendor's time and maybe money. */
const TRIES_FOR_EACH = 3;

type Limits = Pick<Settings, 'LIMIT_ANALYSES_PER_DAY'>;

const madeKey = (userId: number) => counterKey('LIMIT_ANALYSES_PER_DAY', [memberSubject(userId)]);
const triedKey = (userId: number) => counterKey('ANALYSES_TRIED_PER_DAY', [memberSubject(userId)]);

/**
 * Takes one of the member's analyses of this day, before a model is asked, so that calls at the same moment do not exceed
 * them together. False where too many questions came to nothing; throws `too_many_requests` where all are used.
 */
export async function takeAnalysis(db: Database, { LIMIT_ANALYSES_PER_DAY: most }: Limits, userId: number) {
  const takenUntil = await countAttempt(db, [{ key: madeKey(userId), rate: { count: most, windowMs: DAY_MS } }]);
  if (takenUntil !== null) {
    // Who is refused has used nothing: else an analysis that is given back would not be free again.
    await giveAnalysisBack(db, userId);
    throw allUsed(most, takenUntil);
  }
  const tries = { key: triedKey(userId), rate: { count: most * TRIES_FOR_EACH, windowMs: DAY_MS } };
  if ((await countAttempt(db, [tries])) === null) return true;
  await giveAnalysisBack(db, userId);
  return false;
}

/** Gives back what was taken for an analysis that did not come to be. */
export async function giveAnalysisBack(db: Database, userId: number): Promise<void> {
  await settleAttempt(db, { takenBack: [madeKey(userId)], forgotten: [] });
}

function allUsed(most: number, until: number): ApiFailure {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const hours = Math.ceil(seconds / 3600);
  const wait = hours === 1 ? 'an hour' : `${hours} hours`;
  const used = most === 1 ? 'the one new analysis' : `all ${most} new analyses`;
  return new ApiFailure(
    'too_many_requests',
    `You have used ${used} of a day. You can have more in ${wait}; those that you had stay open.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
