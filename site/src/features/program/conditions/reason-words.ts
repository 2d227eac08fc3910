import type { Reason } from '../../../../../contract/programs/grants.ts';

/** How a condition's sign is read aloud. */
export const SPOKEN: Readonly<Record<Reason['verdict'], string>> = {
  met: 'Met',
  unknown: 'To check',
  unmet: 'Not met',
};
