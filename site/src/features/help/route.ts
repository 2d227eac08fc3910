import type { User } from '../../../../contract/account/user.ts';
import { ANYWHERE } from '../../../../contract/profile/help-of-place.ts';
import { type StateCode, TERRITORIES, US_STATES } from '../../../../contract/profile/places.ts';
import { stateOfPlace } from '../../../../matching/person/places.ts';

export const HELP_PATH = '/get-help';

/** The end of the path of a state's page. */
export const slugOf = (state: StateCode) => US_STATES[state].toLowerCase().replaceAll(' ', '-');

export function helpPath(state: StateCode | null): string {
  return state === null ? HELP_PATH : `${HELP_PATH}/${slugOf(state)}`;
}

/** The states and the District of Columbia, each with its own offices in the list. */
export const PLACES = (Object.keys(US_STATES) as StateCode[]).filter((code) => !TERRITORIES.includes(code));

export function isPlace(code: string | undefined): code is StateCode {
  return PLACES.some((place) => place === code);
}

/** Returns the member's state; null if it's unknown or has no list of its own. */
export function stateOfMember({ location, zipCode }: Pick<User, 'location' | 'zipCode'>): StateCode | null {
  const state = stateOfPlace(location ?? '', zipCode);
  return isPlace(state) ? state : null;
}

/** Returns where to look for help with a program: in its own state if it has one, otherwise in the member's. */
export function stateForHelp({ states }: { states: readonly string[] }, member: StateCode | null): StateCode | null {
  const [only] = states;
  return states.length === 1 && isPlace(only) ? only : member;
}

export const fileOfPlace = (state: StateCode | null) => state ?? ANYWHERE;
