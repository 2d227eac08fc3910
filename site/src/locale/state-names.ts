import { type StateCode, US_STATES } from '../../../contract/profile/places.ts';

/** Names of the states and territories in this build's language, alone and within a sentence. */
export const STATE_NAMES: Readonly<Record<StateCode, string>> = US_STATES;
export const STATES_IN_SENTENCES: Readonly<Record<StateCode, string>> = US_STATES;
