import type { SignedIn } from '../../../http/signed-in.ts';

interface Cached {
  /** The account's row as text. */
  row: string;
  signedIn: SignedIn;
  at: number;
}

const MOST = 500;
const KEPT_FOR_MS = 5 * 60_000;

/** The sessions that this instance last read, by token hash, least recently used first. */
const cache = new Map<string, Cached>();

/** Returns the member as of this instance's last check; null after five minutes. The session may have ended since. */
export function lastSignedIn(tokenHash: string): SignedIn | null {
  const last = cache.get(tokenHash);
  return last && Date.now() - last.at < KEPT_FOR_MS ? last.signedIn : null;
}

/**
 * Returns the account if it was parsed from the same row before. It's the same object, so callers can recognize an
 * unchanged account.
 */
export function accountOfSameRow(tokenHash: string, row: string): Pick<SignedIn, 'account' | 'dismissed'> | null {
  const last = cache.get(tokenHash);
  return last?.row === row ? last.signedIn : null;
}

export function cacheSignedIn(signedIn: SignedIn, row: string): void {
  cache.delete(signedIn.tokenHash);
  cache.set(signedIn.tokenHash, { row, signedIn, at: Date.now() });
  const [oldest] = cache.keys();
  if (cache.size > MOST && oldest !== undefined) cache.delete(oldest);
}

export function forgetSignedIn(tokenHash: string): void {
  cache.delete(tokenHash);
}
