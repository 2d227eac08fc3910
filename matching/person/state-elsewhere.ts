import type { StateCode } from '../../contract/profile/places.ts';
import { stateOf } from './places.ts';
import { stateOfZipCode } from './zip-codes.ts';

/**
 * Returns the state of a complete ZIP code if the place names a different one. The place takes precedence, since people
 * may fill these in during a move.
 */
export function stateElsewhere(location: string, zipCode: string): StateCode | null {
  const named = stateOf(location);
  const other = /^\d{5}(-\d{4})?$/.test(zipCode) ? stateOfZipCode(zipCode) : undefined;
  return named && other && named !== other ? other : null;
}
