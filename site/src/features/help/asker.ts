import type { Profile } from '../../../../contract/profile/profile.ts';
import type { Audience } from '../../../../contract/programs/catalog.ts';
import { isForNonprofitAlone } from '../../../../matching/person/for-organization.ts';
import { ANYBODY, type Asker, EVERYDAY } from './choosing/picks.ts';

/** The age at which SHIP and the Eldercare Locator start to help. */
const SENIOR = 65;

type AskerAnswers = Pick<
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
export function askerOf(answers: AskerAnswers): Asker {
  const isPerson = !isForNonprofitAlone(answers);
  const own = [...(isPerson ? personal(answers) : []), ...organized(answers)];
  const needs = answers.needs.length > 0 || own.length > 0 ? answers.needs : ANYBODY.needs;
  const people = isPerson ? EVERYDAY.filter((kind) => kind !== 'families' || answers.householdSize !== 1) : [];
  return { audiences: [...own, ...people], needs };
}

type Kinds = readonly (readonly [Audience, boolean])[];
const those = (kinds: Kinds) => kinds.filter(([, is]) => is).map(([kind]) => kind);

function personal(answers: AskerAnswers): Audience[] {
  return those([
    ['veterans', answers.isVeteran],
    ['seniors', answers.age !== null && answers.age >= SENIOR],
    ['people-with-disabilities', answers.hasDisability],
    ['students', answers.isStudent !== 'no'],
    ['renters', answers.homeownershipStatus === 'rent'],
    ['homeowners', answers.homeownershipStatus === 'own'],
  ]);
}

function organized(answers: AskerAnswers): Audience[] {
  return those([
    ['nonprofits', answers.nonprofitStatus !== 'not_applicable'],
    ['small-businesses', answers.ownsBusinesss || answers.seekingStartupGrant],
    ['farms', answers.industryExperience === 'agriculture'],
  ]);
}
