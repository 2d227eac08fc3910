interface Stated<Status extends string> {
  status: Status;
  deadlineAt?: string | null | undefined;
}

/**
 * Returns the status of a program whose deadline an admin corrected. It's closed once the correct date has passed. If
 * its source says that it's closed, but only because the source's own deadline has passed, it's open until then.
 * `deadlineAt` is the correct timestamp; null if there's none.
 */
export function correctedStatus<Status extends string>(
  source: Stated<Status>,
  deadlineAt: unknown,
  now: number,
): Status | 'open' | 'closed' {
  const hasPassed = (at: unknown) => typeof at === 'string' && Date.parse(at) <= now;
  if (hasPassed(deadlineAt)) return 'closed';
  return source.status === 'closed' && hasPassed(source.deadlineAt) ? 'open' : source.status;
}
