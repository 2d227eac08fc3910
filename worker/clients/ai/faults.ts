import type { APIError } from 'openai';

/** Returns how long (ms) to wait after a rate-limited call; 0 if the vendor didn't say. */
export function retryAfterMs(error: unknown, now: number): number {
  const given = hasHeaders(error) ? error.headers?.get('retry-after') : null;
  if (!given) return 0;
  const wait = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}

/** Returns whether the vendor rejected the request itself, so a retry would fail too. */
export function isRefused(error: unknown): boolean {
  return hasHeaders(error) && (error.status === 400 || error.status === 413 || error.status === 422);
}

/** Returns whether the vendor is overloaded or we hit its rate limit. */
export function isTooMany(error: unknown): boolean {
  return hasHeaders(error) && error.status === 429;
}

/** Describes what went wrong, for the log. Never includes the request itself. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  const status = hasHeaders(error) && error.status !== undefined ? ` (${error.status})` : '';
  return `${error.constructor.name}${status}: ${error.message.slice(0, 200)}`;
}

/** Checks for fields, because the library is loaded only if there is a key, so its classes aren't available here. */
function hasHeaders(error: unknown): error is Pick<APIError, 'headers' | 'status'> {
  return error instanceof Error && 'headers' in error && 'status' in error;
}
