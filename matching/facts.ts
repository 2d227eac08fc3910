import type { Profile } from '../contract/account.ts';
import type { APPLICANT_KINDS, EDUCATION_LEVELS, FACTS, FactName } from '../contract/rules.ts';
import { stateOf } from './places.ts';

type ApplicantKind = (typeof APPLICANT_KINDS)[number];
type EducationLevel = (typeof EDUCATION_LEVELS)[number];

type ValueOf<F extends FactName> = (typeof FACTS)[F]['type'] extends 'number'
  ? number
  : (typeof FACTS)[F]['type'] extends 'boolean'
    ? boolean
    : (typeof FACTS)[F]['type'] extends 'choices'
      ? readonly string[]
      : string;

/** What is known of a person or organisation. A fact that is not here is unknown. */
export type Facts = { readonly [F in FactName]?: ValueOf<F> };

const FARM_WORDS = /\b(farm(er|ing)?|ranch(er|ing)?|grower|dairy|agricultur\w*|beekeep\w*|orchard\w*)\b/i;

/** Words of a free-text answer that tell the level, from the highest level down. */
const EDUCATION_WORDS: readonly [RegExp, EducationLevel][] = [
  [/\b(graduate degree|master'?s?|mba|ph\.?d|doctor\w*|jd|md|postgraduate)\b/i, 'graduate'],
  [/\b(bachelor'?s?|b\.?a\.?|b\.?s\.?|undergraduate degree|college graduate)\b/i, 'bachelor'],
  [/\bassociate'?s?\b/i, 'associate'],
  [/\b(some college|vocational|trade school|certificate)\b/i, 'some-college'],
  [/\b(less than high school|no diploma|did not finish)\b/i, 'less-than-high-school'],
  [/\b(high school|ged|diploma)\b/i, 'high-school'],
];

/**
 * The facts that a profile states. `not_specified` and empty answers stay unknown; the yes/no answers of the profile
 * form are known either way, as the form asks each of them.
 */
export function factsOf(profile: Profile): Facts {
  const state = profile.location === null ? undefined : stateOf(profile.location);
  const educationLevel = EDUCATION_WORDS.find(([words]) => words.test(profile.education ?? ''))?.[1];
  return {
    ...(profile.age === null ? {} : { age: profile.age }),
    ...(state === undefined ? {} : { state }),
    ...(educationLevel === undefined ? {} : { educationLevel }),
    ...(profile.tribalAffiliation ? { tribalMember: true } : {}),
    veteran: profile.isVeteran,
    student: profile.isStudent,
    singleParent: profile.isSingleParent,
    disability: profile.hasDisability,
    ownsBusiness: profile.ownsBusinesss,
    startingBusiness: profile.seekingStartupGrant,
    nonprofitStatus: profile.nonprofitStatus === 'not_applicable' ? 'none' : profile.nonprofitStatus,
    applicantKind: applicantKinds(profile),
    ...specified('citizenship', profile.citizenshipStatus),
    ...specified('minorityGroup', profile.minorityGroup),
    ...specified('community', profile.communityType),
    ...specified('home', profile.homeownershipStatus),
    ...specified('industry', profile.industryExperience),
  };
}

function specified<F extends FactName, V extends string>(fact: F, value: V): { readonly [K in F]?: V } {
  if (value === 'not_specified') return {};
  return { [fact]: value } as { [K in F]: V };
}

function applicantKinds(profile: Profile): ApplicantKind[] {
  const farms = FARM_WORDS.test(profile.occupation ?? '');
  const kinds: [ApplicantKind, boolean][] = [
    ['individual', true],
    ['business', profile.ownsBusinesss],
    ['startup', profile.seekingStartupGrant],
    ['farm', farms || (profile.ownsBusinesss && profile.industryExperience === 'agriculture')],
    ['nonprofit', profile.nonprofitStatus !== 'not_applicable'],
    ['researcher', /\b(research\w*|scientist|professor)\b/i.test(profile.occupation ?? '')],
  ];
  return kinds.filter(([, applies]) => applies).map(([kind]) => kind);
}
