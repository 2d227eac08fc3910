import type { Profile } from '../contract/profile.ts';
import type { APPLYING_FOR, ApplicantKind, EDUCATION_LEVELS, FactName } from '../contract/rules.ts';
import type { IncomeLines } from './benefits/income-lines.ts';
import type { Facts } from './fact-types.ts';
import { householdFacts } from './household.ts';
import { childrenOf, householdIncomeOf, householdSizeOf } from './household-size.ts';
import { missionsOf, organizationsOf } from './organizations.ts';
import { stateOfPlace } from './places.ts';
import { fieldsOf, isFarmer, isResearcher, professionsOf } from './professions.ts';

type EducationLevel = (typeof EDUCATION_LEVELS)[number];

/** What the profile form can make of somebody; the other kinds are for those who have no form here. */
export const KINDS_OF_PROFILES = [
  'individual',
  'business',
  'startup',
  'farm',
  'nonprofit',
  'researcher',
] as const satisfies readonly ApplicantKind[];

/** Answers to "which tribe" that say "none". */
const NO_TRIBE = /^\W*(no(ne|t applicable|t enrolled|pe)?|n\W?a|nothing|-+)\W*$/i;

/** Not finished: whatever level is named, it was not reached. */
const UNFINISHED =
  /\b(no|not|never|without|some high|drop(ped)?[ -]?out|did ?n[o']?t|didn['’]t|less than|working (on|towards?)|\d+(th|st|nd|rd) grade|(?<!high )elementary|middle school)\b/i;
const UNFINISHED_SCHOOL = /high school|ged|diploma|grade|elementary|middle school|school/i;

/** Words of a free-text answer that tell the level, from the highest level down. */
const EDUCATION_WORDS: readonly [RegExp, EducationLevel][] = [
  [
    /\b(graduate degree|master'?s( degree)?$|master'?s? (degree|of|in)|m\.?b\.?a|m\.a\.?|m\.s\.?|ph\.?\s?d|doctor(ate|al)?|j\.?d|m\.d|postgraduate)\b/i,
    'graduate',
  ],
  [/\b(bachelor'?s?|b\.?a|b\.?sc?|bsn|undergraduate degree|college graduate|four[- ]year degree)\b/i, 'bachelor'],
  [/\bassociate'?s?( degree)?(?! professor)\b|\ba\.?a\.?s?\b/i, 'associate'],
  [/\b(some college|vocational|trade school|certificate)\b/i, 'some-college'],
  [/\b(high school|ged|diploma)\b/i, 'high-school'],
];

/**
 * The facts that a profile states. `not_specified` and empty answers stay unknown; the yes/no answers of the profile
 * form are known either way, as the form asks each of them. `now` decides how long ago a year is; without `lines` an income
 * is not compared with any.
 */
export function factsOf(profile: Profile, now = new Date(), lines?: IncomeLines): Facts {
  const state = stateOfPlace(profile.location ?? '', profile.zipCode);
  const income = householdIncomeOf(profile);
  const size = householdSizeOf(profile);
  return {
    ...known('age', profile.age),
    ...known('state', state),
    ...known('educationLevel', educationLevelOf(profile.education ?? '')),
    ...known('householdSize', size),
    ...known('householdIncome', income),
    ...known('incomeOfPovertyLine', size && state ? percentOf(income, lines?.povertyLine(size, state)) : null),
    ...known('children', childrenOf(profile)),
    ...known('permanentResidentYears', permanentResidentYears(profile, now)),
    ...householdFacts(profile),
    ...(profile.needs.length > 0 ? { needs: profile.needs } : {}),
    ...ownWords(profile),
    ...known('veteranDisabilityRating', profile.veteranDisabilityRating),
    ...known('annualRevenue', profile.annualRevenue),
    ...known('employees', profile.numberOfEmployees),
    ...known('pregnant', pregnant(profile)),
    ...tribe(profile),
    veteran: profile.isVeteran,
    ...known('student', studentStatus(profile)),
    singleParent: profile.isSingleParent,
    disability: profile.hasDisability || (profile.veteranDisabilityRating ?? 0) > 0,
    ownsBusiness: profile.ownsBusinesss,
    startingBusiness: profile.seekingStartupGrant,
    nonprofitStatus: profile.nonprofitStatus === 'not_applicable' ? 'none' : profile.nonprofitStatus,
    applicantKind: applicantKinds(profile),
    applyingFor: applyingFor(profile),
    ...workFields(profile),
    ...known('profession', profile.occupation ? professionsOf(profile.occupation) : null),
    ...specified('citizenship', profile.citizenshipStatus),
    ...specified('minorityGroup', profile.minorityGroup),
    ...specified('community', profile.communityType),
    ...specified('home', profile.homeownershipStatus),
    ...specified('industry', profile.industryExperience),
    ...specified('veteranDischarge', profile.veteranDischarge),
    ...specified('employment', profile.employmentStatus),
  };
}

function percentOf(income: number | null, line: number | undefined): number | null {
  return income === null || line === undefined ? null : (100 * income) / line;
}

function workFields(profile: Profile): Pick<Facts, 'fields'> {
  const occupation = profile.occupation ?? '';
  const isForOthers = profile.nonprofitStatus !== 'not_applicable' || organizationsOf(occupation).length > 0;
  const missions = isForOthers ? missionsOf(`${occupation} ${profile.organizationName ?? ''}`) : [];
  const fields = [...new Set([...fieldsOf(occupation), ...missions])];
  return fields.length > 0 ? { fields } : {};
}

function ownWords({ occupation, organizationName }: Profile): { readonly ownWords?: string } {
  const words = [occupation, organizationName].filter(Boolean).join(' ');
  return words ? { ownWords: words } : {};
}

function known<F extends FactName, V>(fact: F, value: V | null | undefined): { readonly [K in F]?: V } {
  if (value === null || value === undefined) return {};
  return { [fact]: value } as { [K in F]: V };
}

function specified<F extends FactName, V extends string>(fact: F, value: V): { readonly [K in F]?: V } {
  return known(fact, value === 'not_specified' ? null : value);
}

/** Who does not study but wants help with school may plan to, or ask for a child: that leaves it open. */
function studentStatus({ isStudent, needs }: Profile): Profile['isStudent'] | null {
  return isStudent === 'no' && needs.includes('school') ? null : isStudent;
}

const PAST_CHILDBEARING = 60;

function pregnant({ pregnancy, age }: Profile): boolean | null {
  if (pregnancy !== 'not_specified') return pregnancy === 'yes';
  return (age ?? 0) >= PAST_CHILDBEARING ? false : null;
}

/** The bar of 8 U.S.C. 1613(a) ends after five years: a year alone does not tell which side of that day it is on. */
const FIVE_YEARS = 5;

function permanentResidentYears(
  { citizenshipStatus, permanentResidentSince: since }: Profile,
  now: Date,
): number | null {
  if (citizenshipStatus !== 'permanent-resident' || since === null) return null;
  const years = Math.max(0, now.getUTCFullYear() - since);
  return years === FIVE_YEARS ? null : years;
}

function applicantKinds(profile: Profile): ApplicantKind[] {
  const occupation = profile.occupation ?? '';
  const kinds: [ApplicantKind, boolean][] = [
    ['individual', true],
    ['business', profile.ownsBusinesss],
    ['startup', profile.seekingStartupGrant],
    ['farm', isFarmer(occupation) || (profile.ownsBusinesss && profile.industryExperience === 'agriculture')],
    ['nonprofit', profile.nonprofitStatus !== 'not_applicable'],
    ['researcher', isResearcher(occupation)],
  ];
  return [...kinds.filter(([, applies]) => applies).map(([kind]) => kind), ...organizationsOf(occupation)];
}

/** A profile speaks of children and of others only where it tells of them: no program is offered for people nobody named. */
function applyingFor(profile: Profile): (typeof APPLYING_FOR)[number][] {
  const hasChild = (childrenOf(profile) ?? 0) > 0 || profile.isSingleParent;
  const hasOthers = hasChild || (householdSizeOf(profile) ?? 1) > 1;
  return ['self', ...(hasChild ? (['child'] as const) : []), ...(hasOthers ? (['household'] as const) : [])];
}

/** An unfinished schooling tells only that school was not finished; of a degree in the making it tells nothing. */
function educationLevelOf(education: string): EducationLevel | undefined {
  if (UNFINISHED.test(education)) return UNFINISHED_SCHOOL.test(education) ? 'less-than-high-school' : undefined;
  return EDUCATION_WORDS.find(([words]) => words.test(education))?.[1];
}

/** The form asks for the tribe in which one is enrolled, so an empty answer names none; unless the heritage leaves it open. */
function tribe({ tribalAffiliation, minorityGroup }: Profile): { readonly tribalMember?: boolean } {
  if (tribalAffiliation) return { tribalMember: !NO_TRIBE.test(tribalAffiliation) };
  return minorityGroup === 'native-american' ? {} : { tribalMember: false };
}
