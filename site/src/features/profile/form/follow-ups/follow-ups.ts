import type { ProfileForm } from '../../../../../../contract/profile/profile.ts';
import { asksAboutResidence } from '../asks-about.ts';
import type { FieldName, FollowUp } from '../field-inputs.ts';

type Asking = Pick<
  ProfileForm,
  'citizenshipStatus' | 'permanentResidentSince' | 'needs' | 'industryExperience' | 'nonprofitStatus'
> & { occupation?: string | null };

interface FollowedUp {
  /** The question it comes after. */
  after: FieldName | 'needs';
  appliesTo: (values: Asking) => boolean;
}

/** How the form asks for a choice that follows another answer. */
export interface FollowUpText {
  label: string;
  hint: string;
  choices: Readonly<Record<string, string>>;
}

/** Matches an occupation on a farm. It may match too much: then a question that can be skipped is asked. */
const ON_A_FARM = /\b(farm|ranch|grow(er|ing)\b|beekeep|orchard|agricult|ganader|finca|granj)/i;

/** The choices that follow another answer, and which answers they follow. */
export const FOLLOW_UPS: Readonly<Record<FollowUp, FollowedUp>> = {
  permanentResidentMonth: {
    after: 'permanentResidentSince',
    appliesTo: (values) => asksAboutResidence(values) && Number(values.permanentResidentSince) > 0,
  },
  farmPlan: {
    after: 'needs',
    appliesTo: ({ needs = [], occupation, industryExperience }) =>
      needs.includes('land') || industryExperience === 'agriculture' || ON_A_FARM.test(occupation ?? ''),
  },
  mainWork: {
    after: 'nonprofitStatus',
    appliesTo: ({ nonprofitStatus = 'not_applicable' }) => nonprofitStatus !== 'not_applicable',
  },
};

export const FOLLOW_UP_NAMES = Object.keys(FOLLOW_UPS) as FollowUp[];

/** Returns the choices that follow this question for this person. */
export function followUpsAfter(question: FieldName | 'needs', values: Asking): FollowUp[] {
  return FOLLOW_UP_NAMES.filter((name) => FOLLOW_UPS[name].after === question && FOLLOW_UPS[name].appliesTo(values));
}
