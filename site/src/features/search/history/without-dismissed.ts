import { totalWithout } from '../../../../../matching/benefits/estimates/together.ts';
import { looksRight } from '../../../../../matching/rules/looks-right.ts';
import type { Ready } from '../state.ts';

/** Returns the results without programs dismissed since. Used for the heading, total, groups and tab storage. */
export function withoutDismissed(found: Ready, dismissed: ReadonlySet<string>): Ready {
  const { total: before, fits, ...rest } = found;
  const gone = found.grants.filter(
    ({ id, match }) => dismissed.has(id) && looksRight(match.likelihood) && !match.asPerson,
  ).length;
  const total = before && totalWithout(before, dismissed);
  // Nothing is left to count. Only a list that never counted anything asks about the household.
  const isSpent = before !== undefined && before.counted.length > 0 && total?.counted.length === 0;
  return {
    ...rest,
    grants: found.grants.filter(({ id }) => !dismissed.has(id)),
    ...(total && !isSpent ? { total } : {}),
    ...(fits === undefined ? {} : { fits: fits - gone }),
  };
}
