import type { GrantDetail } from '../../../../contract/programs/grants.ts';
import { LANGUAGE_TAG } from '../../locale/locale.ts';
import { MOMENT } from './texts.ts';

type Deadline = Pick<GrantDetail, 'deadlineKind' | 'deadlineAt' | 'deadlineTimeZone'>;

/**
 * Returns when a fixed deadline ends, in the source's time zone and in the reader's if that differs. Empty if the time
 * is unknown.
 */
export function deadlineMoment(
  { deadlineKind, deadlineAt, deadlineTimeZone }: Deadline,
  readersZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): string[] {
  const moment = deadlineAt === null ? Number.NaN : Date.parse(deadlineAt);
  if (deadlineKind !== 'fixed' || Number.isNaN(moment)) return [];
  const here = clock(moment, readersZone);
  if (deadlineTimeZone === null) return [MOMENT.noZone, MOMENT.latest(here)];
  const there = clock(moment, deadlineTimeZone);
  return there === here ? [MOMENT.ends(there)] : [MOMENT.ends(there), MOMENT.here(here)];
}

/** Formats a moment as "March 15, 2026 at 11:59 PM EDT". */
function clock(moment: number, timeZone: string): string {
  const parts = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAG, { ...parts, timeZone, timeZoneName: 'short' }).format(moment);
}
