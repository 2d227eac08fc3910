import type { Profile } from '../../../../../contract/profile/profile.ts';
import { many } from '../sections/texts.ts';

/** Summarizes answers that aren't clear on their own, for collapsed sections. */
export const SUMMARY = {
  age: (years: number) => `Age ${years}`,
  zipCode: (code: string) => `ZIP ${code}`,
  residentSince: (year: number) => `permanent resident since ${year}`,
  people: (count: number) => many(count, 'person', 'people'),
  yearly: (dollars: string) => `${dollars} a year`,
  children: (count: number) => (count === 0 ? 'no children' : many(count, 'child', 'children')),
  pregnant: 'pregnant',
  veteran: 'veteran',
  singleParent: 'single parent',
  disability: 'disability',
  rating: (percent: string) => `${percent} VA rating`,
  ownsBusiness: 'owns a business',
  startsBusiness: 'starting a business',
  hadGrant: 'received a grant before',
  revenue: (dollars: string) => `${dollars} revenue`,
  employees: (count: number) => many(count, 'employee', 'employees'),
} as const;

export const STUDENT_SUMMARY: Readonly<Record<Profile['isStudent'], string | null>> = {
  no: null,
  current: 'student',
  future: 'plans to study',
};
