import { US_STATES } from '../../contract/profile/places.ts';

/** States and territories as used in a sentence, following the Spanish pages of usa.gov. */
export const STATE_NAMES: Readonly<Record<keyof typeof US_STATES, string>> = {
  ...US_STATES,
  DC: 'el Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  WV: 'Virginia Occidental',
  VI: 'las Islas Vírgenes de EE. UU.',
  AS: 'Samoa Americana',
  MP: 'las Islas Marianas del Norte',
};
