import { type HelpOfPlace, helpFile, helpOfPlace } from '../../../../contract/profile/help-of-place.ts';
import type { StateCode } from '../../../../contract/profile/places.ts';
import { fileOfPlace } from './route.ts';

/** Helpers in a state, as written by the site's build. */
export async function helpIn(state: StateCode | null): Promise<HelpOfPlace> {
  const file = helpFile(fileOfPlace(state));
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} returned ${response.status}`);
  return helpOfPlace.parse(await response.json());
}
