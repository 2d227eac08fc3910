import type { YesOrNo } from '../../../../../contract/profile/field-kinds.ts';
import type { Profile } from '../../../../../contract/profile/profile.ts';
import { many, type SectionName } from '../sections/texts.ts';
import { ANSWER } from './answer-texts.ts';
import {
  type Asking,
  asksAboutOrganization,
  asksAboutResidence,
  asksAboutService,
  asksAboutSingleParent,
} from './asks-about.ts';
import { chosen } from './chosen.ts';
import type { FieldName } from './field-questions.ts';

/** A part of a summary; nothing for an answer that isn't worth a word. */
export type Words = string | false | null | undefined;

interface FormField {
  section: SectionName;
  /** Whether the question applies to this person. */
  appliesTo?: (values: Asking) => boolean;
  /** How a collapsed section sums up the answer, or a yes. Without it, the answer itself. */
  summary?: string | ((answers: Profile) => Words);
}

/** A number and a yes need words. */
type FormFieldFor<Answer> = FormField &
  ([Answer] extends [number]
    ? { summary: (answers: Profile) => Words }
    : [Answer] extends [boolean | YesOrNo]
      ? { summary: string }
      : object);

/** What only the form knows about each field. Each section lists its fields in this order. */
export const FORM_FIELDS: Readonly<Record<FieldName, FormField>> = {
  age: { section: 'you', summary: ({ age }) => told(age, (years) => `Age ${years}`) },
  location: { section: 'you' },
  zipCode: { section: 'you', summary: ({ zipCode }) => zipCode && `ZIP ${zipCode}` },
  citizenshipStatus: { section: 'you' },
  permanentResidentSince: {
    section: 'you',
    appliesTo: asksAboutResidence,
    summary: (answers) => told(answers.permanentResidentSince, (year) => `permanent resident since ${year}`),
  },
  minorityGroup: { section: 'you' },
  tribalAffiliation: { section: 'you' },
  householdSize: {
    section: 'household',
    summary: ({ householdSize }) => told(householdSize, (people) => many(people, 'person', 'people')),
  },
  householdIncome: {
    section: 'household',
    summary: ({ householdIncome }) => told(householdIncome, (amount) => `${ANSWER.dollars(amount)} a year`),
  },
  numberOfChildren: {
    section: 'household',
    summary: ({ numberOfChildren }) =>
      told(numberOfChildren, (count) => (count === 0 ? 'no children' : many(count, 'child', 'children'))),
  },
  pregnancy: { section: 'household', summary: 'pregnant' },
  occupation: { section: 'work' },
  employmentStatus: { section: 'work' },
  industryExperience: { section: 'work' },
  isStudent: {
    section: 'work',
    summary: ({ isStudent }) => ({ no: null, current: 'student', future: 'plans to study' })[isStudent],
  },
  education: { section: 'work' },
  isVeteran: { section: 'situation', summary: 'veteran' },
  isSingleParent: { section: 'situation', appliesTo: asksAboutSingleParent, summary: 'single parent' },
  hasDisability: { section: 'situation', summary: 'disability' },
  veteranDischarge: { section: 'situation', appliesTo: asksAboutService },
  veteranDisabilityRating: {
    section: 'situation',
    appliesTo: asksAboutService,
    summary: (answers) => told(answers.veteranDisabilityRating, (share) => `${ANSWER.percent(share)} VA rating`),
  },
  communityType: { section: 'situation' },
  homeownershipStatus: { section: 'situation' },
  ownsBusinesss: { section: 'plans', summary: 'owns a business' },
  seekingStartupGrant: { section: 'plans', summary: 'starting a business' },
  previousGrantExperience: { section: 'plans', summary: 'received a grant before' },
  nonprofitStatus: {
    section: 'plans',
    summary: (answers) => answers.nonprofitStatus !== 'not_applicable' && chosen('nonprofitStatus', answers),
  },
  projectTimeline: { section: 'plans' },
  organizationName: { section: 'plans', appliesTo: asksAboutOrganization },
  annualRevenue: {
    section: 'plans',
    appliesTo: asksAboutOrganization,
    summary: ({ annualRevenue }) => told(annualRevenue, (amount) => `${ANSWER.dollars(amount)} revenue`),
  },
  numberOfEmployees: {
    section: 'plans',
    appliesTo: asksAboutOrganization,
    summary: (answers) => told(answers.numberOfEmployees, (count) => many(count, 'employee', 'employees')),
  },
} satisfies { [Field in FieldName]: FormFieldFor<NonNullable<Profile[Field]>> };

export const FIELD_NAMES = Object.keys(FORM_FIELDS) as FieldName[];

/** Whether a question applies to this person. */
export function isAsked(name: FieldName, values: Asking): boolean {
  return FORM_FIELDS[name].appliesTo?.(values) ?? true;
}

function told<Answer>(answer: Answer | null, words: (answer: Answer) => string): Words {
  return answer !== null && words(answer);
}
