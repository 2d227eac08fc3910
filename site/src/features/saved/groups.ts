import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { looksRight } from '../../../../matching/rules/looks-right.ts';

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
  groups.open.sort(asPlanned);
  groups.ask.sort(asPlanned);
  groups.closed.sort((a, b) => soonest(b, a));
  return groups;
}

function groupOf({ closed, deadlineAt, roundOver }: SavedGrant): Group {
  if (closed) return 'closed';
  if (roundOver) return 'ask';
  return deadlineAt === null ? 'open' : 'dated';
}

/** Sorts in the order of My plan: what looks right, then what's worth most in a year. */
function asPlanned(a: SavedGrant, b: SavedGrant): number {
  const [aRanks, bRanks] = [ranksOf(a), ranksOf(b)];
  const differing = aRanks.findIndex((rank, place) => rank !== bRanks[place]);
  return (bRanks[differing] ?? 0) - (aRanks[differing] ?? 0) || b.savedAt.localeCompare(a.savedAt);
}

function ranksOf({ match: { likelihood, alreadyGets, worth = 0, score } }: SavedGrant): readonly number[] {
  return [Number(looksRight(likelihood)), alreadyGets ? 0 : worth, score];
}
