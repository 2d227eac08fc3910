import { type HelpOfPlace, helpFile, helpOfPlace } from '../../../../contract/help-of-place.ts';
import type { StateCode } from '../../../../contract/places.ts';
import { fileOfPlace } from './route.ts';

/** Who helps in a state, as the site's build wrote it down. */
export async function helpIn(state: StateCode | null): Promise<HelpOfPlace> {
  const file = helpFile(fileOfPlace(state));
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return helpOfPlace.parse(await response.json());
}
