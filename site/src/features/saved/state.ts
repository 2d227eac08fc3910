import type { MatchedGrant } from '../../../../contract/grants.ts';
import type { SavedGrant, SavedGrants } from '../../../../contract/saved.ts';

export type Plan = SavedGrants['plan'];

export type Saved =
  | { status: 'loading' }
  | { status: 'ready'; grants: readonly SavedGrant[]; plan: Plan }
  | { status: 'failed'; message: string };

/** Why a program couldn't be saved or removed; `upgrade` if the plan's limit is reached. */
export interface Fault {
  message: string;
  upgrade: boolean;
}

/** A just-saved program before the server's response, which has the rest. */
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
 * `dated`: open until a date. `open`: open without a fixed date. `ask`: only a past round is known. `closed`: no longer
 * takes applications.
 */
export const GROUPS = ['dated', 'open', 'ask', 'closed'] as const;
export type Group = (typeof GROUPS)[number];

/** Saved programs by deadline: soonest first, then those without a fixed date, then past ones, most recent first. */
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
