import { ApiFailure } from '../../failure.ts';

/** Returns the error for a client that has to wait. */
export function tooMany(seconds: number, why = 'Too many attempts.'): ApiFailure {
  return new ApiFailure('too_many_requests', `${why} Please try again in ${spoken(seconds)}.`, { retryAfter: seconds });
}

/** Like `tooMany`, but takes the time (ms) when the wait ends. */
export function tooManyUntil(end: number, why?: string): ApiFailure {
  return tooMany(Math.max(1, Math.ceil((end - Date.now()) / 1000)), why);
}

function spoken(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
