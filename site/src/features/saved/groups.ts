import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { inPlanOrder } from '../../../../matching/order/plan.ts';

/**
 * `dated`: open until a date. `open`: open without a fixed date. `ask`: only a past round is known. `closed`: no longer
 * accepts applications.
 */
export const GROUPS = ['dated', 'open', 'ask', 'closed'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * Groups saved programs by deadline: soonest first, then those without a fixed date in plan order, then past ones, most
 * recent first.
 */
export function byDeadline(grants: readonly SavedGrant[]): Record<Group, SavedGrant[]> {
  const groups: Record<Group, SavedGrant[]> = { dated: [], open: [], ask: [], closed: [] };
  for (const grant of grants) groups[groupOf(grant)].push(grant);
  const soonest = (a: SavedGrant, b: SavedGrant) => (a.deadlineAt ?? '').localeCompare(b.deadlineAt ?? '');
  groups.dated.sort(soonest);
  groups.closed.sort((a, b) => soonest(b, a));
  return { ...groups, open: asPlanned(groups.open), ask: asPlanned(groups.ask) };
}

function groupOf({ closed, deadlineAt, roundOver }: SavedGrant): Group {
  if (closed) return 'closed';
  if (roundOver) return 'ask';
  return deadlineAt === null ? 'open' : 'dated';
}

/** Sorts in the order of My plan. Among ties, the last saved comes first. */
function asPlanned(grants: readonly SavedGrant[]): SavedGrant[] {
  return inPlanOrder(grants.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)));
}
