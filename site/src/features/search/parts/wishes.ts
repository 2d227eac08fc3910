import type { Need, Profile } from '../../../../../contract/profile/profile.ts';
import { isForNonprofitAlone } from '../../../../../matching/person/for-organization.ts';

/** What to type for each need a member may have. */
const WISHES: Readonly<Record<Need, string>> = {
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
const PEOPLE_NEED = ['heating bill', 'help with rent', 'food'];
const ORGANIZATIONS_NEED = ['equipment', 'food', 'building'];
const MOST = 3;

type Answers = Pick<Profile, 'needs' | 'nonprofitStatus' | 'householdSize' | 'householdIncome' | 'numberOfChildren'>;

/** Returns a few searches to offer: for the needs a member named, then for what most in their situation need. */
export function wishesOf(answers: Answers): string[] {
  if (isForNonprofitAlone(answers)) return ORGANIZATIONS_NEED;
  return [...new Set([...answers.needs.map((need) => WISHES[need]), ...PEOPLE_NEED])].slice(0, MOST);
}
