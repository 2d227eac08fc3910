import type { Situation } from '../../../../contract/profile/helpers.ts';
import type { Profile } from '../../../../contract/profile/profile.ts';
import type { Audience } from '../../../../contract/programs/catalog.ts';
import { isForNonprofitAlone } from '../../../../matching/person/for-organization.ts';
import { GROWN } from '../../../../matching/person/household-size.ts';
import { ANYBODY, type Asker, EVERYDAY } from './choosing/picks.ts';

/** The age at which SHIP and the Eldercare Locator start to help. */
const SENIOR = 65;

type AskerAnswers = Pick<
  Profile,
  | 'age'
  | 'householdSize'
  | 'householdIncome'
  | 'numberOfChildren'
  | 'pregnancy'
  | 'household'
  | 'employmentStatus'
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
  return { audiences: [...own, ...people], needs, situations: situationsOf(answers) };
}

const those = <Kind>(kinds: readonly (readonly [Kind, boolean])[]) =>
  kinds.filter(([, is]) => is).map(([kind]) => kind);

function personal(answers: AskerAnswers): Audience[] {
  return those<Audience>([
    ['veterans', answers.isVeteran],
    ['seniors', isSenior(answers)],
    ['people-with-disabilities', answers.hasDisability],
    ['students', answers.isStudent !== 'no'],
    ['renters', answers.homeownershipStatus === 'rent'],
    ['homeowners', answers.homeownershipStatus === 'own'],
  ]);
}

function organized(answers: AskerAnswers): Audience[] {
  return those<Audience>([
    ['nonprofits', answers.nonprofitStatus !== 'not_applicable'],
    ['small-businesses', answers.ownsBusinesss || answers.seekingStartupGrant],
    ['farms', answers.industryExperience === 'agriculture'],
  ]);
}

const isSenior = ({ age }: Pick<Profile, 'age'>) => age !== null && age >= SENIOR;

/** Returns the situations this person may be in. Until they tell us, only younger people may have children or seek work. */
function situationsOf(answers: AskerAnswers): Situation[] {
  const isUntold = answers.employmentStatus === 'not_specified' && !isSenior(answers);
  return those<Situation>([
    ['child-under-five', mayHaveChild(answers, FIVE)],
    ['child', mayHaveChild(answers, THIRTEEN)],
    ['looking-for-work', answers.employmentStatus === 'unemployed' || isUntold],
    ['going-to-school', answers.isStudent !== 'no' || (answers.needs.length === 0 && !isSenior(answers))],
  ]);
}

/** Children get WIC until their fifth birthday, and help with child care usually until their thirteenth. */
const [FIVE, THIRTEEN] = [5, 13];

function mayHaveChild(answers: AskerAnswers, under: number): boolean {
  const { pregnancy, household, householdSize, numberOfChildren } = answers;
  const ages = (household?.people ?? []).flatMap(({ age }) => age ?? []);
  if (pregnancy === 'yes' || ages.some((age) => age < under)) return true;
  if (numberOfChildren === null) return householdSize !== 1 && !isSenior(answers);
  return numberOfChildren > ages.filter((age) => age < GROWN).length;
}
