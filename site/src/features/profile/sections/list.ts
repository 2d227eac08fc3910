import type { Profile } from '../../../../../contract/profile/profile.ts';
import { isForNonprofitAlone } from '../../../../../matching/person/for-organization.ts';
import type { FieldName } from '../form/field-inputs.ts';
import { FIELD_NAMES, FORM_FIELDS } from '../form/form-fields.ts';
import { SECTIONS, type SectionName } from './texts.ts';

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

/** Returns a section's questions, in order. Needs and the household's people and money have their own inputs. */
export function questionsOf(section: SectionName): readonly FieldName[] {
  return FIELD_NAMES.filter((name) => FORM_FIELDS[name].section === section);
}

const OF_HOUSEHOLD: readonly SectionName[] = ['household', 'people', 'money'];

/** Returns whether a section concerns this person. An organization has no household. */
export function concerns(section: SectionName, answers: Profile): boolean {
  return !OF_HOUSEHOLD.includes(section) || !isForNonprofitAlone(answers);
}

/** Returns the first invalid field on the page. */
export function firstOf(errors: Faults): string | undefined {
  const places: readonly string[] = SECTION_NAMES.flatMap((name) => [...questionsOf(name), name]);
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
  if (field === 'housingCost' || field === 'incomes') return 'money';
  if (field === 'household') return errors.household?.people ? 'people' : 'money';
  return SECTION_NAMES.find((name) => questionsOf(name).some((one) => one === field)) ?? 'you';
}
