import { type StateCode, US_STATES } from '../../../contract/profile/places.ts';

/** The states and territories as this build of the site names them, alone and within a sentence. */
export const STATE_NAMES: Readonly<Record<StateCode, string>> = US_STATES;
export const STATES_IN_SENTENCES: Readonly<Record<StateCode, string>> = US_STATES;
