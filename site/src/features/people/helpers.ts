import type { HelpOfPlace, PlacedHelper } from '../../../../contract/profile/help-of-place.ts';
import type { ProfileUpdate } from '../../../../contract/profile/profile.ts';
import type { Grant } from '../../../../contract/programs/grants.ts';
import { helpersOf } from '../help/choosing/known.ts';
import { helpIn } from '../help/of-place.ts';
import { stateOfMember } from '../help/route.ts';

/** How many helpers fit on a sheet. */
const MOST = 4;

type Known = Pick<Grant, 'id' | 'sourceType' | 'category'>;

/** Returns the most useful helpers for these programs where the person lives. */
export async function helpersFor(
  answers: Pick<ProfileUpdate, 'location' | 'zipCode'>,
  grants: readonly Known[],
): Promise<PlacedHelper[]> {
  return mostUseful(await helpIn(stateOfMember(answers)), grants);
}

/** Scores helpers: each program counts for its helpers, and more for those listed first. */
export function mostUseful(place: HelpOfPlace, grants: readonly Known[]): PlacedHelper[] {
  const points = new Map<PlacedHelper, number>();
  for (const grant of grants) {
    for (const [rank, helper] of helpersOf(place, grant).entries()) {
      points.set(helper, (points.get(helper) ?? 0) + 1 / (rank + 1));
    }
  }
  return [...points]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([helper]) => helper);
}
