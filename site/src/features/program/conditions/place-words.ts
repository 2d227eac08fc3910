import { ABROAD } from '../../../../../contract/profile/places.ts';
import type { Grant } from '../../../../../contract/programs/grants.ts';
import { STATE_NAMES } from '../../../locale/state-names.ts';
import { ABROAD_NAME } from '../texts.ts';

/** Returns the names of the states a program is limited to. */
export function placesOf({ states }: Pick<Grant, 'states'>): string {
  const names: Readonly<Record<string, string>> = { ...STATE_NAMES, [ABROAD]: ABROAD_NAME };
  return states.map((code) => names[code] ?? code).join(', ');
}
