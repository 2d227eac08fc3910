import type { Profile } from '../../../../contract/profile/profile.ts';
import type { Audience } from '../../../../contract/programs/catalog.ts';
import { isForNonprofitAlone } from '../../../../matching/person/for-organization.ts';
import { ANYBODY, type Asker, EVERYDAY } from './choosing/picks.ts';

/** The age at which SHIP and the Eldercare Locator start to help. */
const SENIOR = 65;

type Told = Pick<
  Profile,
  | 'age'
  | 'householdSize'
  | 'householdIncome'
  | 'numberOfChildren'
  | 'industryExperience'
  | 'isVeteran'
  | 'hasDisability'
  | 'isStudent'
  | 'ownsBusinesss'
  | 'seekingStartupGrant'
  | 'nonprofitStatus'
  | 'homeownershipStatus'
  | 'needs'
>;

/** Converts a member's profile to an `Asker`. */
export function askerOf(told: Told): Asker {
  const isPerson = !isForNonprofitAlone(told);
  const own = [...(isPerson ? personal(told) : []), ...organized(told)];
  const needs = told.needs.length > 0 || own.length > 0 ? told.needs : ANYBODY.needs;
  const people = isPerson ? EVERYDAY.filter((kind) => kind !== 'families' || told.householdSize !== 1) : [];
  return { audiences: [...own, ...people], needs };
}

type Kinds = readonly (readonly [Audience, boolean])[];
const those = (kinds: Kinds) => kinds.filter(([, is]) => is).map(([kind]) => kind);

function personal(told: Told): Audience[] {
  return those([
    ['veterans', told.isVeteran],
    ['seniors', told.age !== null && told.age >= SENIOR],
    ['people-with-disabilities', told.hasDisability],
    ['students', told.isStudent !== 'no'],
    ['renters', told.homeownershipStatus === 'rent'],
    ['homeowners', told.homeownershipStatus === 'own'],
  ]);
}

function organized(told: Told): Audience[] {
  return those([
    ['nonprofits', told.nonprofitStatus !== 'not_applicable'],
    ['small-businesses', told.ownsBusinesss || told.seekingStartupGrant],
    ['farms', told.industryExperience === 'agriculture'],
  ]);
}
