interface Stated<Status extends string> {
  status: Status;
  deadlineAt?: string | null | undefined;
}

/**
 * The status of a program whose deadline an admin corrected: if its source closes it only for its deadline, it's open
 * while the correct date is ahead; it's closed once the correct date has passed. `deadlineAt` is the correct moment,
 * null if there is none.
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
