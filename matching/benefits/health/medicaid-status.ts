import type { HouseholdPerson, ImmigrationStatus } from '../household.ts';

/** The ages a state covers regardless of status, and the income limit as a share of the poverty guideline. */
export interface AnyStatus {
  from: number;
  below: number;
  limit: number;
}

export interface StatusFigures {
  statuses?: string[] | undefined;
  withoutWait?: string[] | undefined;
  lawfulChildren?: boolean | undefined;
  lawfulPregnant?: boolean | undefined;
  lawfulAdults?: boolean | undefined;
  anyStatus?: AnyStatus[] | undefined;
}

const GROWN = 19;
const YEARS_TO_WAIT = 5;
/** Statuses that aren't lawful residence under 42 U.S.C. 1396b(v)(4). */
const NOT_LAWFUL: readonly ImmigrationStatus[] = ['undocumented', 'daca'];

/** The coverage a person can get: full Medicaid, the state's own program, or emergencies only. */
export type Opening = { kind: 'full' } | { kind: 'own'; limit: number } | { kind: 'emergency' };

/**
 * Returns which coverage is open to a person under 8 U.S.C. 1612, 1613 and 1641, and 42 U.S.C. 1396b(v). Qualified
 * immigrants have to wait five years; refugees and similar statuses don't. States may choose to cover children and
 * pregnant women who are lawfully residing, and may add programs of their own.
 */
export function openingFor(person: HouseholdPerson, figures: StatusFigures): Opening {
  const { status, residentYears, age, pregnant, veteran } = person;
  const { statuses = [], withoutWait = [] } = figures;
  if (statuses.includes(status)) {
    const hasWaited = residentYears === null || residentYears >= YEARS_TO_WAIT || veteran;
    if (hasWaited || withoutWait.includes(status)) return { kind: 'full' };
  }
  const isLawful = !NOT_LAWFUL.includes(status);
  if (isLawful && ((age < GROWN && figures.lawfulChildren) || (pregnant && figures.lawfulPregnant)))
    return { kind: 'full' };
  if (status !== 'undocumented' && figures.lawfulAdults) return { kind: 'full' };
  const own = figures.anyStatus?.find(({ from, below }) => age >= from && age < below);
  return own ? { kind: 'own', limit: own.limit } : { kind: 'emergency' };
}

/** Returns what is assumed about a status that opens Medicaid; undefined if nothing is assumed. */
export function assumedOf({ status, residentYears }: HouseholdPerson, { kind }: Opening): string | undefined {
  if (kind === 'own') return 'Your state’s own program for people of any immigration status takes new members';
  if (status === 'permanent-resident' && residentYears === null)
    return 'Permanent residents have had their status for five years, came as refugees, or are children or pregnant in a state that does not ask for it';
  if (status === 'parolee') return 'The parole was granted for a year or more';
  return undefined;
}
