import type { Profile } from '../../contract/profile/profile.ts';

type Resident = Pick<Profile, 'citizenshipStatus' | 'permanentResidentSince' | 'permanentResidentMonth'>;

/** The five-year bar of 8 U.S.C. 1613(a). */
const FIVE_YEARS = 5;

/**
 * Returns how many whole years the member has been a permanent resident. Null if unknown, or if the day or month that
 * would decide whether the fifth year is over isn't given.
 */
export function permanentResidentYears(member: Resident, now: Date): number | null {
  const { citizenshipStatus, permanentResidentSince: since, permanentResidentMonth: month } = member;
  if (citizenshipStatus !== 'permanent-resident' || since === null) return null;
  const years = Math.max(0, now.getUTCFullYear() - since);
  if (years !== FIVE_YEARS) return years;
  const thisMonth = now.getUTCMonth() + 1;
  if (month === null || month === thisMonth) return null;
  return thisMonth > month ? FIVE_YEARS : FIVE_YEARS - 1;
}

/** The earliest a permanent resident's five years can be over. The month is null if the member didn't give it. */
export interface WaitsUntil {
  year: number;
  month: number | null;
}

/** Returns when the five years are over; null if they are over already, or may be. */
export function waitsUntil(member: Resident, now: Date): WaitsUntil | null {
  const { permanentResidentSince: since } = member;
  const years = permanentResidentYears(member, now);
  if (since === null || member.citizenshipStatus !== 'permanent-resident') return null;
  if (years === null || years >= FIVE_YEARS) return null;
  return { year: since + FIVE_YEARS, month: member.permanentResidentMonth };
}
