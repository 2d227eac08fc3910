import type { Grant, ProgramType, Reason, Verdict } from '../../../../contract/grants.ts';
import { US_STATES } from '../../../../contract/places.ts';
import { longDate } from '../../lib/dates.ts';
import { NOT_STATED } from './texts.ts';

export const PROGRAM_TYPE_WORDS: Readonly<Record<ProgramType, string>> = {
  grant: 'Grant',
  loan: 'Loan',
  assistance: 'Assistance',
};

/** The verdict as the answer to "May I have this?". `look` is the badge's class. */
export const VERDICT_WORDS: Readonly<Record<Verdict, { short: string; long: string; look: string }>> = {
  eligible: {
    short: 'You appear eligible',
    long: 'Yes, it seems so. Your profile meets every condition that we know of.',
    look: 'badge-good',
  },
  likely: {
    short: 'You may be eligible',
    long: 'Maybe. Nothing in your profile speaks against it, but some conditions are open.',
    look: 'badge-maybe',
  },
  check: {
    short: 'Check the conditions',
    long: 'We cannot tell. The conditions of this program are not known to us in a form that we can check.',
    look: 'badge-neutral',
  },
  ineligible: {
    short: 'Probably not eligible',
    long: 'Probably not. Your profile does not meet at least one condition.',
    look: 'badge-bad',
  },
};

export const REASON_WORDS: Readonly<Record<Reason['verdict'], { sign: string; spoken: string; look: string }>> = {
  met: { sign: '✓', spoken: 'Met', look: 'text-good' },
  unknown: { sign: '?', spoken: 'To check', look: 'text-accent-text' },
  unmet: { sign: '✕', spoken: 'Not met', look: 'text-bad' },
};

export function deadlineOf({ deadline }: Pick<Grant, 'deadline'>): string {
  return deadline === null ? NOT_STATED : longDate(deadline);
}

/** The names of the states that a program is limited to. */
export function placesOf({ states }: Pick<Grant, 'states'>): string {
  const names: Readonly<Record<string, string>> = US_STATES;
  return states.map((code) => names[code] ?? code).join(', ');
}
