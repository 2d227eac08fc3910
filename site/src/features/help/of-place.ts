import { type HelpOfPlace, helpFile, helpOfPlace } from '../../../../contract/profile/help-of-place.ts';
import type { StateCode } from '../../../../contract/profile/places.ts';
import { LOCALE } from '../../locale/locale.ts';
import { prefixOf } from '../../locale/prefix.ts';
import { fileOfPlace } from './route.ts';

/** Fetches the helpers in a state from the file that the build wrote. Throws if it can't be loaded. */
export async function helpIn(state: StateCode | null): Promise<HelpOfPlace> {
  const file = `${prefixOf(LOCALE)}${helpFile(fileOfPlace(state))}`;
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} returned ${response.status}`);
  return helpOfPlace.parse(await response.json());
}
