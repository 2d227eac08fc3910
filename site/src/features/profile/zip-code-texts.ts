import { stateInSentence } from '../../../../contract/profile/place-names.ts';
import type { StateCode } from '../../../../contract/profile/places.ts';

export const zipCodeIn = (zipCode: string, state: StateCode) => `${zipCode} is in ${stateInSentence(state)}.`;

export const zipCodeElsewhere = (zipCode: string, state: StateCode) =>
  `${zipCode} is in ${stateInSentence(state)}. Is your location right?`;
