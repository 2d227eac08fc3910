import type { MatchedGrant } from '../../../../contract/grants.ts';
import type { SavedGrant, SavedGrants } from '../../../../contract/saved.ts';

export type Plan = SavedGrants['plan'];

export type Saved =
  | { status: 'loading' }
  | { status: 'ready'; grants: readonly SavedGrant[]; plan: Plan }
  | { status: 'failed'; message: string };

/** Why a program could not be saved or removed; `upgrade` where the plan has no room. */
export interface Fault {
  message: string;
  upgrade: boolean;
}

/** A program as saved before the server has answered: it knows the rest. */
export function savedNow(grant: MatchedGrant): SavedGrant {
  return { ...grant, savedAt: new Date().toISOString(), closed: false, notes: null, notesRevision: 0 };
}

export function withGrant(saved: Saved, grant: SavedGrant): Saved {
  if (saved.status !== 'ready') return saved;
  return { ...saved, grants: [grant, ...saved.grants.filter(({ id }) => id !== grant.id)] };
}

export function withoutGrant(saved: Saved, id: string): Saved {
  if (saved.status !== 'ready') return saved;
  return { ...saved, grants: saved.grants.filter((grant) => grant.id !== id) };
}

export function savedIn(saved: Saved, id: string): SavedGrant | undefined {
  return saved.status === 'ready' ? saved.grants.find((grant) => grant.id === id) : undefined;
}

/**
 * `dated`: open until a day. `open`: open with no fixed day. `ask`: only a round that is over is known. `closed`: takes no
 * applications any more.
 */
export const GROUPS = ['dated', 'open', 'ask', 'closed'] as const;
export type Group = (typeof GROUPS)[number];

/** What is saved by deadline: the soonest first, then what has no fixed day, then what is over, the latest first. */
export function byDeadline(grants: readonly SavedGrant[]): Record<Group, SavedGrant[]> {
  const groups: Record<Group, SavedGrant[]> = { dated: [], open: [], ask: [], closed: [] };
  for (const grant of grants) groups[groupOf(grant)].push(grant);
  const soonest = (a: SavedGrant, b: SavedGrant) => (a.deadlineAt ?? '').localeCompare(b.deadlineAt ?? '');
  const latestSaved = (a: SavedGrant, b: SavedGrant) => b.savedAt.localeCompare(a.savedAt);
  groups.dated.sort(soonest);
  groups.open.sort(latestSaved);
  groups.ask.sort(latestSaved);
  groups.closed.sort((a, b) => soonest(b, a));
  return groups;
}

function groupOf({ closed, deadlineAt, roundOver }: SavedGrant): Group {
  if (closed) return 'closed';
  if (roundOver) return 'ask';
  return deadlineAt === null ? 'open' : 'dated';
}
