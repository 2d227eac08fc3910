import type { Grant, Likelihood, Reason } from '../../../../../contract/programs/grants.ts';
import { longDate } from '../../../lib/dates.ts';
import { NOT_STATED } from '../texts.ts';
import { VERDICTS } from './verdict-texts.ts';

/** Badge class by likelihood. */
export const LIKELIHOOD_LOOKS: Readonly<Record<Likelihood, string>> = {
  qualify: 'badge-good',
  'very-likely': 'badge-good',
  'worth-checking': 'badge-maybe',
  'only-if': 'badge-neutral',
  unknown: 'badge-neutral',
  no: 'badge-bad',
};

export const REASON_WORDS: Readonly<Record<Reason['verdict'], { sign: string; spoken: string; look: string }>> = {
  met: { sign: '✓', spoken: VERDICTS.met, look: 'text-good' },
  unknown: { sign: '?', spoken: VERDICTS.unknown, look: 'text-maybe' },
  unmet: { sign: '✕', spoken: VERDICTS.unmet, look: 'text-bad' },
};

export function deadlineOf({ deadline }: Pick<Grant, 'deadline'>): string {
  return deadline === null ? NOT_STATED : longDate(deadline);
}
