import type { Profile } from '../../../../../contract/profile/profile.ts';
import { isForNonprofitAlone } from '../../../../../matching/person/for-organization.ts';
import { BUILDING, EQUIPMENT, WISHES } from './wish-texts.ts';

const PEOPLE_NEED = [WISHES.bills, WISHES.rent, WISHES.food];
const ORGANIZATIONS_NEED = [EQUIPMENT, WISHES.food, BUILDING];
const MOST = 3;

type Answers = Pick<Profile, 'needs' | 'nonprofitStatus' | 'householdSize' | 'householdIncome' | 'numberOfChildren'>;

/** Returns a few searches to offer: for the needs a member named, then for what most in their situation need. */
export function wishesOf(answers: Answers): string[] {
  if (isForNonprofitAlone(answers)) return ORGANIZATIONS_NEED;
  return [...new Set([...answers.needs.map((need) => WISHES[need]), ...PEOPLE_NEED])].slice(0, MOST);
}
