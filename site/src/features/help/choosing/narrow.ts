import type { Helper } from '../../../../../contract/profile/helpers.ts';
import type { Need } from '../../../../../contract/profile/profile.ts';
import { COUNTED, START } from '../texts.ts';

const OF_ORGANIZATIONS: readonly Need[] = ['business', 'land', 'community', 'disaster'];
const ORGANIZATIONS: readonly Helper['audiences'][number][] = [
  'nonprofits',
  'communities',
  'tribes',
  'researchers',
  'small-businesses',
  'farms',
];

/** Returns the needs a helper is listed under. Someone looking under "School" is a person, not a school. */
export function needsListed({ needs, audiences }: Pick<Helper, 'needs' | 'audiences'>): Need[] {
  const isForPeople = audiences.some((audience) => !ORGANIZATIONS.includes(audience));
  return isForPeople ? needs : needs.filter((need) => OF_ORGANIZATIONS.includes(need));
}

/** Returns the list heading with another count: "3 helpers in Ohio". Some may already be shown above the list. */
export function countIn(heading: string, count: number, isMore: boolean): string {
  return heading.replace(COUNTED, (isMore ? START.more : START.listed)(count));
}
