import type { FieldName } from '../form/inputs.ts';
import type { SECTIONS } from './texts.ts';

export type SectionName = keyof typeof SECTIONS;

/** The questions in each section, in order. Needs and household have their own sections. */
export const QUESTIONS_OF = {
  you: [
    'age',
    'location',
    'zipCode',
    'citizenshipStatus',
    'permanentResidentSince',
    'minorityGroup',
    'tribalAffiliation',
  ],
  needs: [],
  household: ['householdSize', 'householdIncome', 'numberOfChildren', 'pregnancy'],
  people: [],
  money: [],
  work: ['occupation', 'employmentStatus', 'industryExperience', 'isStudent', 'education'],
  situation: [
    'isVeteran',
    'isSingleParent',
    'hasDisability',
    'veteranDischarge',
    'veteranDisabilityRating',
    'communityType',
    'homeownershipStatus',
  ],
  plans: [
    'ownsBusinesss',
    'seekingStartupGrant',
    'previousGrantExperience',
    'nonprofitStatus',
    'projectTimeline',
    'organizationName',
    'annualRevenue',
    'numberOfEmployees',
  ],
} as const satisfies Record<SectionName, readonly FieldName[]>;

export const SECTION_NAMES = Object.keys(QUESTIONS_OF) as SectionName[];

/** Returns the first invalid field on the page. */
export function firstOf(errors: Faults): string | undefined {
  const places: readonly string[] = SECTION_NAMES.flatMap((name) => [...QUESTIONS_OF[name], name]);
  const placeOf = (field: string) => {
    const place = places.indexOf(field);
    return place < 0 ? places.indexOf(sectionOf(field, errors)) : place;
  };
  const [first] = Object.keys(errors)
    .filter((name) => name !== 'root')
    .sort((a, b) => placeOf(a) - placeOf(b));
  return first;
}

interface Faults {
  household?: { people?: unknown } | undefined;
}

/** Returns a field's section. Within the household, incomes and costs are separate from people. */
export function sectionOf(field: string, errors: Faults = {}): SectionName {
  if (field === 'needs') return 'needs';
  if (field === 'childAges') return 'household';
  if (field === 'housingCost') return 'money';
  if (field === 'household') return errors.household?.people ? 'people' : 'money';
  return SECTION_NAMES.find((name) => (QUESTIONS_OF[name] as readonly string[]).includes(field)) ?? 'you';
}
