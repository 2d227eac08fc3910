import { type FieldShape, NOT_SPECIFIED } from '../../contract/profile/field-kinds.ts';
import { FIELDS, type Profile } from '../../contract/profile/profile.ts';
import { type APPLYING_FOR, type ApplicantKind, type FactName, WORK_FIELDS } from '../../contract/programs/rules.ts';
import type { IncomeLines } from '../benefits/income-lines.ts';
import { canBeClaimed } from '../rules/claimed.ts';
import type { Facts } from './fact-types.ts';
import { isForNonprofitAlone, isForOrganizationAlone } from './for-organization.ts';
import { householdFacts, isMinor } from './household.ts';
import { asHeaded, isInCare } from './household-head.ts';
import { childrenOf, householdIncomeOf, householdSizeOf } from './household-size.ts';
import { missionsOf, missionsOfNeeds, organizationsOf } from './organizations.ts';
import { wantsLand } from './own-words.ts';
import { stateOfPlace } from './places.ts';
import { fieldsOf, isFarmer, isResearcher, professionsOf } from './professions.ts';
import { permanentResidentYears, waitsUntil } from './residence.ts';
import { schoolingOf } from './schooling.ts';
import { employmentOf } from './work-words.ts';

/**
 * The applicant kinds the profile form can produce. The other kinds are for organizations that the form doesn't cover.
 */
export const KINDS_OF_PROFILES = [
  'individual',
  'business',
  'startup',
  'farm',
  'nonprofit',
  'researcher',
] as const satisfies readonly ApplicantKind[];

/** Matches answers to the tribe question that mean "none". */
const NO_TRIBE = /^\W*(no(ne|t applicable|t enrolled|pe)?|n\W?a|nothing|-+)\W*$/i;

/**
 * Returns the facts that a profile states. `not_specified` and empty answers stay unknown. The form's yes/no answers
 * are always known, because the form asks every one. `now` determines how many years ago something was. Without
 * `lines`, income isn't compared with any limit.
 */
export function factsOf(profile: Profile, now = new Date(), lines?: IncomeLines): Facts {
  const state = stateOfPlace(profile.location ?? '', profile.zipCode);
  const income = householdIncomeOf(profile);
  const size = householdSizeOf(profile);
  // Household facts describe the head of the household, who isn't a child.
  const headed = isInCare(profile) ? asHeaded(profile) : profile;
  const { pregnantOther: _, ...sharedFacts } = householdFacts(headed);
  // From the head's point of view, a pregnant minor would be "someone else", so this fact comes from the original
  // profile.
  const { pregnantOther } = householdFacts(profile);
  return {
    ...copiedFrom(profile),
    ...known('state', state),
    ...known('educationLevel', schoolingOf(profile)),
    ...known('householdSize', size),
    ...known('householdIncome', income),
    ...known('savings', profile.household?.savings),
    ...known('incomeOfPovertyLine', size && state ? percentOf(income, lines?.povertyLine(size, state)) : null),
    ...known('children', childrenOf(headed)),
    ...known('permanentResidentYears', permanentResidentYears(profile, now)),
    ...waits(profile, now),
    ...sharedFacts,
    ...known('pregnantOther', pregnantOther),
    ...(headed === profile ? {} : { spouse: false, spouseVeteran: false }),
    ...(isInCare(profile) ? { inCare: true } : {}),
    ...(canBeClaimed(profile) ? { claimed: true } : {}),
    ...(isForOrganizationAlone(profile, organizationsOf(profile)) ? { forOrganization: true } : {}),
    ...gets(profile),
    ...citizens(headed),
    ...needsOf(profile),
    ...ownWords(profile),
    ...known('pregnant', pregnant(profile)),
    ...tribe(profile),
    ...known('student', studentStatus(profile)),
    disability: profile.hasDisability || (profile.veteranDisabilityRating ?? 0) > 0,
    nonprofitStatus: profile.nonprofitStatus === 'not_applicable' ? 'none' : profile.nonprofitStatus,
    applicantKind: applicantKinds(profile),
    applyingFor: applyingFor(headed),
    ...workFields(profile),
    ...known('profession', profile.occupation ? professionsOf(profile.occupation) : null),
    ...specified('employment', employmentOf(profile)),
  };
}

const COPIES = Object.entries<FieldShape>(FIELDS).flatMap(([name, { fact, kind }]) =>
  fact ? [{ name, fact, kind }] : [],
);

/** Returns the facts that copy an answer. */
function copiedFrom(profile: Profile): Facts {
  const answers: Readonly<Record<string, unknown>> = profile;
  return Object.fromEntries(
    COPIES.flatMap(({ name, fact, kind }) => {
      const answer = answers[name] ?? NOT_SPECIFIED;
      if (answer === NOT_SPECIFIED) return [];
      return [[fact, kind === 'yes-or-no' ? answer === 'yes' : answer]];
    }),
  );
}

function percentOf(income: number | null, line: number | undefined): number | null {
  return income === null || line === undefined ? null : (100 * income) / line;
}

function workFields(profile: Profile): Pick<Facts, 'fields'> {
  const occupation = profile.occupation ?? '';
  const isForOthers = profile.nonprofitStatus !== 'not_applicable' || organizationsOf(profile).length > 0;
  const missions = isForOthers ? missionsOf(`${occupation} ${profile.organizationName ?? ''}`) : [];
  const stated = WORK_FIELDS.filter((field) => field === profile.mainWork);
  const told = [...new Set([...stated, ...fieldsOf(occupation), ...missions])];
  const fields = told.length > 0 || !isForNonprofitAlone(profile) ? told : missionsOfNeeds(profile.needs);
  return fields.length > 0 ? { fields } : {};
}

const CHILDREN: readonly string[] = ['child', 'grandchild'];

/**
 * Returns who in the family is known to be a citizen. A listed child of unknown age counts as one if the profile counts
 * children. A roommate isn't family.
 */
function citizens({ household, numberOfChildren }: Profile): Pick<Facts, 'citizens'> {
  const family = (household?.people ?? []).filter(({ relation }) => relation !== 'unrelated');
  const known = family.filter(({ citizenshipStatus }) => citizenshipStatus === 'citizen');
  if (known.length === 0) return {};
  const hasChild = known.some(
    (one) => CHILDREN.includes(one.relation) && (one.age === null ? (numberOfChildren ?? 0) > 0 : isMinor(one)),
  );
  return { citizens: hasChild ? ['child', 'other'] : ['other'] };
}

function waits(profile: Profile, now: Date): Pick<Facts, 'waitsUntil'> {
  const until = waitsUntil(profile, now);
  return until ? { waitsUntil: until } : {};
}

/** Returns what the member wants help with, and what a farmer wants first: as an answer, or in their own words. */
function needsOf(profile: Profile): Pick<Facts, 'needs' | 'farmPlan'> {
  const saysLand = isFarmer(profile.occupation ?? '') && wantsLand(profile.occupation ?? '');
  const plan = profile.farmPlan === 'not_specified' ? saysLand && 'buy-land' : profile.farmPlan;
  const needs = plan === 'disaster' ? [...new Set([...profile.needs, plan])] : profile.needs;
  return { ...(needs.length > 0 ? { needs } : {}), ...(plan ? { farmPlan: plan } : {}) };
}

/** Returns the kinds of income the member already gets. Cash assistance is paid to the whole family. */
function gets({ household }: Profile): Pick<Facts, 'gets'> {
  const kinds = (household?.incomes ?? []).flatMap(({ kind, yearly, whose }) =>
    yearly > 0 && (whose === 'self' || kind === 'tanf') ? kind : [],
  );
  return kinds.length > 0 ? { gets: kinds } : {};
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

/**
 * Returns the student status. It stays open for a member who isn't a student but wants help with school: they may plan
 * to study, or ask for a child.
 */
function studentStatus({ isStudent, needs }: Profile): Profile['isStudent'] | null {
  return isStudent === 'no' && needs.includes('school') ? null : isStudent;
}

const PAST_CHILDBEARING = 60;

function pregnant({ pregnancy, age }: Profile): boolean | null {
  if (pregnancy !== 'not_specified') return pregnancy === 'yes';
  return (age ?? 0) >= PAST_CHILDBEARING ? false : null;
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
  return [...kinds.filter(([, applies]) => applies).map(([kind]) => kind), ...officesOf(profile)];
}

/**
 * Returns the public bodies the person may apply for. A tax-exempt organization with its own name isn't the county,
 * even if it's "the county museum".
 */
function officesOf({ occupation, organizationName, nonprofitStatus }: Profile): ApplicantKind[] {
  const kinds = organizationsOf({ occupation, organizationName });
  if (nonprofitStatus !== '501c3' || !organizationName) return kinds;
  const isNamed = organizationsOf({ occupation: 'Director', organizationName }).includes('local-government');
  return isNamed ? kinds : kinds.filter((kind) => kind !== 'local-government');
}

/**
 * Returns who the member applies for. Children and others count only if the profile mentions them, so no one is offered
 * programs for people they don't have.
 */
function applyingFor(profile: Profile): (typeof APPLYING_FOR)[number][] {
  const hasChild = (childrenOf(profile) ?? 0) > 0 || profile.isSingleParent;
  const hasOthers = hasChild || (householdSizeOf(profile) ?? 1) > 1;
  return ['self', ...(hasChild ? (['child'] as const) : []), ...(hasOthers ? (['household'] as const) : [])];
}

/**
 * Returns whether the person is enrolled in a tribe. The form asks which one, so an empty answer means none, unless the
 * member is Native American.
 */
function tribe({ tribalAffiliation, minorityGroup }: Profile): { readonly tribalMember?: boolean } {
  if (tribalAffiliation) return { tribalMember: !NO_TRIBE.test(tribalAffiliation) };
  return minorityGroup === 'native-american' ? {} : { tribalMember: false };
}
