import { stateOfPlace } from '../../../../matching/person/places.ts';
import { filledIn, linkNearby } from './own-words.ts';
import { helpPath, isPlace } from './route.ts';

/** Returns the page of a ZIP code's state, and what to say there; null if no state has the ZIP code. */
export function placeOfZipCode(zipCode: string) {
  const state = stateOfPlace('', zipCode);
  if (!isPlace(state)) return null;
  const own = { path: helpPath(state), place: zipCode, zipCode };
  return {
    path: own.path,
    note: null,
    link: () => linkNearby(zipCode),
    fill: (saying: string, needs: readonly string[]) => filledIn(saying, own, needs),
  };
}
