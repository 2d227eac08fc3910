import type { Need } from '../../../../../contract/profile/profile.ts';

/** The words to type for each need a member may have. */
export const WISHES: Readonly<Record<Need, string>> = {
  bills: 'heating bill',
  food: 'food',
  rent: 'help with rent',
  home: 'home repair',
  school: 'college',
  work: 'job training',
  health: 'doctor',
  children: 'child care',
  money: 'cash assistance',
  business: 'small business',
  land: 'farm',
  community: 'community project',
  disaster: 'disaster',
};
export const EQUIPMENT = 'equipment';
export const BUILDING = 'building';
