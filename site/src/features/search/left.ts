import { totalWithout } from '../../../../matching/benefits/together.ts';
import { looksRight } from '../../../../matching/looks-right.ts';
import type { Ready } from './state.ts';

/** What was found without the programs that were dismissed since: what head, sum, groups and the tab's memory tell of. */
export function leftOf(found: Ready, dismissed: ReadonlySet<string>): Ready {
  const { total: before, fits, ...rest } = found;
  const gone = found.grants.filter(
    ({ id, match }) => dismissed.has(id) && looksRight(match.likelihood) && !match.asPerson,
  ).length;
  const total = before && totalWithout(before, dismissed);
  // Nothing is left to count: only a list that never counted anything asks for the household.
  const isSpent = before !== undefined && before.counted.length > 0 && total?.counted.length === 0;
  return {
    ...rest,
    grants: found.grants.filter(({ id }) => !dismissed.has(id)),
    ...(total && !isSpent ? { total } : {}),
    ...(fits === undefined ? {} : { fits: fits - gone }),
  };
}
