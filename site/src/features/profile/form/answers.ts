import type { Profile } from '../../../../../contract/profile/profile.ts';
import { chosen } from './chosen.ts';
import type { FieldName } from './inputs.ts';
import { ANSWER, LABELS } from './labels.ts';

type Words = (profile: Profile) => string | null;
/** The question's label, or null if the answer is a complete statement. */
type Wording = readonly [name: string | null, words: Words];

const number = (answer: number | null) => answer?.toLocaleString('en-US') ?? null;
const dollars = (answer: number | null) => (answer === null ? null : ANSWER.dollars(answer));
const percent = (answer: number | null) => (answer === null ? null : ANSWER.percent(answer));

/** How to word the profile's answer for each fact, in the form's own words; null if unanswered. */
const WORDS: Readonly<Record<string, Wording>> = {
  age: [LABELS.age, ({ age }) => number(age)],
  state: [LABELS.location, ({ location, zipCode }) => location || zipCode],
  veteran: checked('isVeteran'),
  veteranDischarge: picked('veteranDischarge'),
  veteranDisabilityRating: [LABELS.veteranDisabilityRating, (p) => percent(p.veteranDisabilityRating)],
  student: picked('isStudent'),
  educationLevel: [LABELS.education, ({ education }) => education],
  singleParent: checked('isSingleParent'),
  pregnant: picked('pregnancy'),
  children: [LABELS.numberOfChildren, (p) => number(p.numberOfChildren)],
  householdSize: [LABELS.householdSize, (p) => number(p.householdSize)],
  householdIncome: [LABELS.householdIncome, (p) => dollars(p.householdIncome)],
  incomeOfPovertyLine: [LABELS.householdIncome, incomeWithSize],
  disability: checked('hasDisability'),
  employment: picked('employmentStatus'),
  citizenship: picked('citizenshipStatus'),
  minorityGroup: picked('minorityGroup'),
  tribalMember: [LABELS.tribalAffiliation, (p) => p.tribalAffiliation ?? noTribe(p)],
  community: picked('communityType'),
  home: picked('homeownershipStatus'),
  industry: picked('industryExperience'),
  profession: [LABELS.occupation, ({ occupation }) => occupation],
  ownsBusiness: checked('ownsBusinesss'),
  startingBusiness: checked('seekingStartupGrant'),
  nonprofitStatus: picked('nonprofitStatus'),
  annualRevenue: [LABELS.annualRevenue, (p) => dollars(p.annualRevenue)],
  employees: [LABELS.numberOfEmployees, (p) => number(p.numberOfEmployees)],
  permanentResidentYears: [LABELS.permanentResidentSince, (p) => p.permanentResidentSince?.toString() ?? null],
};

/** Returns a person's answer for a fact: "Your home: I rent". Null if they didn't answer or no question covers it. */
export function answerTo(fact: string, profile: Profile): string | null {
  const [name, words] = (Object.hasOwn(WORDS, fact) && WORDS[fact]) || [];
  const answer = words?.(profile) ?? null;
  if (!answer) return null;
  return name ? ANSWER.named(name, answer) : answer;
}

/** A checked box's answer is its label. */
function checked(
  field: 'isVeteran' | 'isSingleParent' | 'hasDisability' | 'ownsBusinesss' | 'seekingStartupGrant',
): Wording {
  return [null, (profile) => (profile[field] ? LABELS[field] : ANSWER.no(LABELS[field]))];
}

function picked(field: FieldName): Wording {
  return [LABELS[field], (profile) => chosen(field, profile)];
}

function incomeWithSize({ householdIncome, householdSize }: Profile): string | null {
  if (householdIncome === null || householdSize === null) return null;
  return ANSWER.incomeFor(ANSWER.dollars(householdIncome), householdSize);
}

/** An empty answer means not enrolled in any tribe, unless the person's heritage leaves that open. */
function noTribe({ minorityGroup }: Profile): string | null {
  return minorityGroup === 'native-american' ? null : ANSWER.none;
}
