import { type Profile, profile, profileAnswers } from '../../contract/profile/profile.ts';
import { readFigureFiles } from '../../dev/catalog/figure-files.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { incomeLinesOf } from '../../matching/benefits/income-lines.ts';
import type { Facts } from '../../matching/person/fact-types.ts';
import { factsOf } from '../../matching/person/facts.ts';
import type { CaseOf } from './eligibility-cases.ts';

/** A profile without any answers. */
export const UNANSWERED: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(Object.keys(profileAnswers).map((name) => [name, null])),
  ...{
    isVeteran: false,
    ownsBusinesss: false,
    seekingStartupGrant: false,
    isSingleParent: false,
    hasDisability: false,
  },
  ...{ isStudent: 'no', previousGrantExperience: false, nonprofitStatus: 'not_applicable' },
  ...{ industryExperience: 'not_specified', minorityGroup: 'not_specified', projectTimeline: 'not_specified' },
  ...{ citizenshipStatus: 'not_specified', communityType: 'not_specified', homeownershipStatus: 'not_specified' },
  ...{ farmPlan: 'not_specified', needs: [] },
  ...{ pregnancy: 'not_specified', veteranDischarge: 'not_specified', employmentStatus: 'not_specified' },
};

const LINES = incomeLinesOf(new FigureBook(readFigureFiles()), new Date().toISOString().slice(0, 10));

/** Derives facts from answers in the same way the product derives them from a stored profile. */
export function factsOfAnswers(answers: { [Name in keyof Profile]?: Profile[Name] | undefined }): Facts {
  return factsOf(profile.parse({ ...UNANSWERED, ...answers }), new Date(), LINES);
}

const TIMES_A_YEAR: Readonly<Record<string, number>> = {
  yearly: 1,
  monthly: 12,
  semimonthly: 24,
  biweekly: 26,
  weekly: 52,
};
const WEEKS = 52;
const ADULT = 18;

/**
 * Converts a household into its head's profile. Households are fully described, so anything not mentioned (a pregnancy,
 * military service) is a no. Profiles have no fields for property, insurance or current benefits.
 */
export function factsOfHousehold({ head_profile: head, household }: CaseOf<'household_benefit'>): Facts {
  const members = household.household_members;
  const [first] = members;
  return factsOfAnswers({
    ...head,
    zipCode: household.zipcode ?? null,
    householdSize: Math.max(household.household_size ?? 1, members.length),
    householdIncome: Math.round(members.flatMap((member) => member.income_streams ?? []).reduce(addYearly, 0)),
    numberOfChildren: members.slice(1).filter(({ age }) => (age ?? ADULT) < ADULT).length,
    pregnancy: first?.pregnant ? 'yes' : 'no',
    isVeteran: [head.isVeteran, first?.veteran].includes(true),
    hasDisability: [
      head.hasDisability,
      first?.disabled,
      first?.long_term_disability,
      first?.visually_impaired,
    ].includes(true),
  });
}

function addYearly(
  sum: number,
  stream: { amount: number; frequency: string; hours_worked?: number | null | undefined },
) {
  if (stream.frequency === 'hourly') return sum + stream.amount * (stream.hours_worked ?? 40) * WEEKS;
  return sum + stream.amount * (TIMES_A_YEAR[stream.frequency] ?? 1);
}

/** The facts about each kind of applicant in the labeled cases. */
const APPLICANTS: Readonly<Record<string, Facts>> = {
  'state agency': { applicantKind: ['state-government'] },
  'city government': { applicantKind: ['local-government'] },
  'federally recognized tribe': { applicantKind: ['tribal-government'] },
  'private 501(c)(3) nonprofit': { applicantKind: ['nonprofit'], nonprofitStatus: '501c3' },
  'small business': { applicantKind: ['business'], ownsBusiness: true, employees: 100 },
  'individual or family': { applicantKind: ['individual'] },
};

/** Returns the facts for a kind of applicant, or undefined for one that profiles don't have. */
export function factsOfApplicant(name: string): Facts | undefined {
  return APPLICANTS[name.trim().toLowerCase()];
}
