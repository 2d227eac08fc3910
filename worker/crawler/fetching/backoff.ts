import type { Clock } from './clock.ts';
import type { SourceError } from './errors.ts';

export interface Patience {
  /** Total calls, including the first one. */
  tries: number;
  firstWaitMs: number;
  longestWaitMs: number;
}

/**
 * Returns how long (ms) to wait before the next try: what the source asks for, or exponential backoff with jitter. Null
 * means give up.
 */
export function waitBefore(
  error: SourceError,
  { tried, patience, clock }: { tried: number; patience: Patience; clock: Clock },
): number | null {
  if (!error.isPassing || tried >= patience.tries) return null;
  if (error.retryAfterMs !== null) return error.retryAfterMs > patience.longestWaitMs ? null : error.retryAfterMs;
  const longest = Math.min(patience.firstWaitMs * 2 ** (tried - 1), patience.longestWaitMs);
  return longest * (0.5 + clock.random() / 2);
}

/** Parses a `Retry-After` header (seconds or a date) into milliseconds; null if it's missing or invalid. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (!header) return null;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
