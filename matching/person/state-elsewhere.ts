import type { StateCode } from '../../contract/profile/places.ts';
import { stateOf } from './places.ts';
import { stateOfZipCode } from './zip-codes.ts';

/** The state of a whole ZIP code, where the place beside it names another one. The place decides: people fill these in while they move. */
export function stateElsewhere(location: string, zipCode: string): StateCode | null {
  const named = stateOf(location);
  const other = /^\d{5}(-\d{4})?$/.test(zipCode) ? stateOfZipCode(zipCode) : undefined;
  return named && other && named !== other ? other : null;
}
