import type { YesOrNo } from '../../../../../contract/profile/field-kinds.ts';
import type { Profile } from '../../../../../contract/profile/profile.ts';
import type { SectionName } from '../sections/texts.ts';
import { ANSWER } from './answer-texts.ts';
import {
  type Asking,
  asksAboutOrganization,
  asksAboutResidence,
  asksAboutService,
  asksAboutSingleParent,
} from './asks-about.ts';
import { chosen } from './chosen.ts';
import type { FieldName } from './field-inputs.ts';
import { STUDENT_SUMMARY, SUMMARY } from './summary-words.ts';

/** A part of a summary; nothing for an answer that isn't worth mentioning. */
export type Words = string | false | null | undefined;

interface FormField {
  section: SectionName;
  /** Returns whether the question applies to this person. */
  appliesTo?: (values: Asking) => boolean;
  /** Summarizes the answer, or a yes, in a collapsed section. Defaults to the answer itself. */
  summary?: string | ((answers: Profile) => Words);
}

/** Numbers and yes-or-no answers need a summary text: alone, they'd mean nothing. */
type FormFieldFor<Answer> = FormField &
  ([Answer] extends [number]
    ? { summary: (answers: Profile) => Words }
    : [Answer] extends [boolean | YesOrNo]
      ? { summary: string }
      : object);

/** The details of each field that only the form needs. Each section lists its fields in this order. */
export const FORM_FIELDS: Readonly<Record<FieldName, FormField>> = {
  age: { section: 'you', summary: ({ age }) => told(age, SUMMARY.age) },
  location: { section: 'you' },
  zipCode: { section: 'you', summary: ({ zipCode }) => zipCode && SUMMARY.zipCode(zipCode) },
  citizenshipStatus: { section: 'you' },
  permanentResidentSince: {
    section: 'you',
    appliesTo: asksAboutResidence,
    summary: (answers) => told(answers.permanentResidentSince, SUMMARY.residentSince),
  },
  minorityGroup: { section: 'you' },
  tribalAffiliation: { section: 'you' },
  householdSize: {
    section: 'household',
    summary: ({ householdSize }) => told(householdSize, SUMMARY.people),
  },
  householdIncome: {
    section: 'household',
    summary: ({ householdIncome }) => told(householdIncome, (amount) => SUMMARY.yearly(ANSWER.dollars(amount))),
  },
  numberOfChildren: {
    section: 'household',
    summary: ({ numberOfChildren }) => told(numberOfChildren, SUMMARY.children),
  },
  pregnancy: { section: 'household', summary: SUMMARY.pregnant },
  occupation: { section: 'work' },
  employmentStatus: { section: 'work' },
  industryExperience: { section: 'work' },
  isStudent: {
    section: 'work',
    summary: ({ isStudent }) => STUDENT_SUMMARY[isStudent],
  },
  education: { section: 'work' },
  isVeteran: { section: 'situation', summary: SUMMARY.veteran },
  isSingleParent: { section: 'situation', appliesTo: asksAboutSingleParent, summary: SUMMARY.singleParent },
  hasDisability: { section: 'situation', summary: SUMMARY.disability },
  veteranDischarge: { section: 'situation', appliesTo: asksAboutService },
  veteranDisabilityRating: {
    section: 'situation',
    appliesTo: asksAboutService,
    summary: (answers) => told(answers.veteranDisabilityRating, (share) => SUMMARY.rating(ANSWER.percent(share))),
  },
  communityType: { section: 'situation' },
  homeownershipStatus: { section: 'situation' },
  ownsBusinesss: { section: 'plans', summary: SUMMARY.ownsBusiness },
  seekingStartupGrant: { section: 'plans', summary: SUMMARY.startsBusiness },
  previousGrantExperience: { section: 'plans', summary: SUMMARY.hadGrant },
  nonprofitStatus: {
    section: 'plans',
    summary: (answers) => answers.nonprofitStatus !== 'not_applicable' && chosen('nonprofitStatus', answers),
  },
  projectTimeline: { section: 'plans' },
  organizationName: { section: 'plans', appliesTo: asksAboutOrganization },
  annualRevenue: {
    section: 'plans',
    appliesTo: asksAboutOrganization,
    summary: ({ annualRevenue }) => told(annualRevenue, (amount) => SUMMARY.revenue(ANSWER.dollars(amount))),
  },
  numberOfEmployees: {
    section: 'plans',
    appliesTo: asksAboutOrganization,
    summary: (answers) => told(answers.numberOfEmployees, SUMMARY.employees),
  },
} satisfies { [Field in FieldName]: FormFieldFor<NonNullable<Profile[Field]>> };

export const FIELD_NAMES = Object.keys(FORM_FIELDS) as FieldName[];

/** Returns whether a question applies to this person. */
export function isAsked(name: FieldName, values: Asking): boolean {
  return FORM_FIELDS[name].appliesTo?.(values) ?? true;
}

function told<Answer>(answer: Answer | null, words: (answer: Answer) => string): Words {
  return answer !== null && words(answer);
}
