interface Stated<Status extends string> {
  status: Status;
  deadlineAt?: string | null | undefined;
}

/**
 * The status of a program whose deadline an admin corrected: one that its source closes for its deadline alone is open
 * where the right day is still to come; one whose right day has passed is closed. `deadlineAt` is the right moment, null where it has none.
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
