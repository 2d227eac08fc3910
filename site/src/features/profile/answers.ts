import type { Profile } from '../../../../contract/profile.ts';
import {
  CITIZENSHIP_LABELS,
  COMMUNITY_LABELS,
  DISCHARGE_LABELS,
  EMPLOYMENT_LABELS,
  HOME_LABELS,
  INDUSTRY_LABELS,
  MINORITY_LABELS,
  NONPROFIT_LABELS,
  PREGNANCY_LABELS,
  STUDENT_LABELS,
} from './choices.ts';
import { ANSWER, LABELS } from './labels.ts';

type Words = (profile: Profile) => string | null;
/** The name of the question, or null where the answer is a statement of its own. */
type Wording = readonly [name: string | null, words: Words];

const number = (answer: number | null) => answer?.toLocaleString('en-US') ?? null;
const dollars = (answer: number | null) => (answer === null ? null : ANSWER.dollars(answer));
const percent = (answer: number | null) => (answer === null ? null : ANSWER.percent(answer));

/** How each fact was answered in the profile, in the form's own words; null where it is open. */
const WORDS: Readonly<Record<string, Wording>> = {
  age: [LABELS.age, ({ age }) => number(age)],
  state: [LABELS.location, ({ location, zipCode }) => location || zipCode],
  veteran: checked('isVeteran'),
  veteranDischarge: [LABELS.veteranDischarge, (p) => chosen(DISCHARGE_LABELS, p.veteranDischarge)],
  veteranDisabilityRating: [LABELS.veteranDisabilityRating, (p) => percent(p.veteranDisabilityRating)],
  student: [LABELS.isStudent, ({ isStudent }) => STUDENT_LABELS[isStudent]],
  educationLevel: [LABELS.education, ({ education }) => education],
  singleParent: checked('isSingleParent'),
  pregnant: [LABELS.pregnancy, ({ pregnancy }) => chosen(PREGNANCY_LABELS, pregnancy)],
  children: [LABELS.numberOfChildren, (p) => number(p.numberOfChildren)],
  householdSize: [LABELS.householdSize, (p) => number(p.householdSize)],
  householdIncome: [LABELS.householdIncome, (p) => dollars(p.householdIncome)],
  incomeOfPovertyLine: [LABELS.householdIncome, incomeWithSize],
  disability: checked('hasDisability'),
  employment: [LABELS.employmentStatus, (p) => chosen(EMPLOYMENT_LABELS, p.employmentStatus)],
  citizenship: [LABELS.citizenshipStatus, (p) => chosen(CITIZENSHIP_LABELS, p.citizenshipStatus)],
  minorityGroup: [LABELS.minorityGroup, (p) => chosen(MINORITY_LABELS, p.minorityGroup)],
  tribalMember: [LABELS.tribalAffiliation, (p) => p.tribalAffiliation ?? noTribe(p)],
  community: [LABELS.communityType, (p) => chosen(COMMUNITY_LABELS, p.communityType)],
  home: [LABELS.homeownershipStatus, (p) => chosen(HOME_LABELS, p.homeownershipStatus)],
  industry: [LABELS.industryExperience, (p) => chosen(INDUSTRY_LABELS, p.industryExperience)],
  profession: [LABELS.occupation, ({ occupation }) => occupation],
  ownsBusiness: checked('ownsBusinesss'),
  startingBusiness: checked('seekingStartupGrant'),
  nonprofitStatus: [LABELS.nonprofitStatus, ({ nonprofitStatus }) => NONPROFIT_LABELS[nonprofitStatus]],
  annualRevenue: [LABELS.annualRevenue, (p) => dollars(p.annualRevenue)],
  employees: [LABELS.numberOfEmployees, (p) => number(p.numberOfEmployees)],
  permanentResidentYears: [LABELS.permanentResidentSince, (p) => p.permanentResidentSince?.toString() ?? null],
};

/** What a person said about a fact: "Your home: I rent". Null where they did not, or where no question is about it. */
export function answerTo(fact: string, profile: Profile): string | null {
  const [name, words] = (Object.hasOwn(WORDS, fact) && WORDS[fact]) || [];
  const answer = words?.(profile) ?? null;
  if (!answer) return null;
  return name ? ANSWER.named(name, answer) : answer;
}

/** A box that is checked says what stands beside it. */
function checked(
  field: 'isVeteran' | 'isSingleParent' | 'hasDisability' | 'ownsBusinesss' | 'seekingStartupGrant',
): Wording {
  return [null, (profile) => (profile[field] ? LABELS[field] : ANSWER.no(LABELS[field]))];
}

function chosen<Value extends string>(labels: Readonly<Record<Value, string>>, value: Value): string | null {
  return value === 'not_specified' ? null : labels[value];
}

function incomeWithSize({ householdIncome, householdSize }: Profile): string | null {
  if (householdIncome === null || householdSize === null) return null;
  return ANSWER.incomeFor(ANSWER.dollars(householdIncome), householdSize);
}

/** An empty answer says that one is enrolled in none, unless the heritage leaves that open. */
function noTribe({ minorityGroup }: Profile): string | null {
  return minorityGroup === 'native-american' ? null : ANSWER.none;
}
