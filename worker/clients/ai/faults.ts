import type { APIError } from 'openai';

/** How long a call is to wait that the vendor refused because there were too many; none where it said nothing of that. */
export function retryAfterMs(error: unknown, now: number): number {
  const given = hasHeaders(error) ? error.headers?.get('retry-after') : null;
  if (!given) return 0;
  const wait = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : 0;
}

/** Whether the vendor refused what was asked, and would refuse it again. */
export function isRefused(error: unknown): boolean {
  return hasHeaders(error) && (error.status === 400 || error.status === 413 || error.status === 422);
}

/** Whether the vendor has too much to do, or we asked for too much. */
export function isTooMany(error: unknown): boolean {
  return hasHeaders(error) && error.status === 429;
}

/** For the log: what went wrong, never what was asked. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  const status = hasHeaders(error) && error.status !== undefined ? ` (${error.status})` : '';
  return `${error.constructor.name}${status}: ${error.message.slice(0, 200)}`;
}

/** The library is loaded only where there is a key: its classes are not at hand here. */
function hasHeaders(error: unknown): error is Pick<APIError, 'headers' | 'status'> {
  return error instanceof Error && 'headers' in error && 'status' in error;
}
