import type { Reason } from '../../../../../contract/programs/grants.ts';

/** How a condition's sign is read aloud. */
export const SPOKEN: Readonly<Record<Reason['verdict'], string>> = {
  met: 'Cumple',
  unknown: 'Por revisar',
  unmet: 'No cumple',
};
