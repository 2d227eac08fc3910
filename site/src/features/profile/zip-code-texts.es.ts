import type { StateCode } from '../../../../contract/profile/places.ts';
import { STATES_IN_SENTENCES } from '../../locale/state-names.ts';

export const zipCodeIn = (zipCode: string, state: StateCode) =>
  `El código postal ${zipCode} está en ${STATES_IN_SENTENCES[state]}.`;

export const zipCodeElsewhere = (zipCode: string, state: StateCode) =>
  `El código postal ${zipCode} está en ${STATES_IN_SENTENCES[state]}. ¿Es correcto el lugar que escribió?`;
