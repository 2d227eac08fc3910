import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import type { SavedGrant, SavedGrants } from '../../../../contract/saved/saved.ts';

export type Plan = SavedGrants['plan'];

export type Saved =
  | { status: 'loading' }
  | { status: 'ready'; grants: readonly SavedGrant[]; plan: Plan }
  | { status: 'failed'; message: string };

/** The reason a program couldn't be saved or removed. `upgrade`: the plan's limit is reached. */
export interface Fault {
  message: string;
  upgrade: boolean;
}

/** Returns a just-saved program, until the server's response fills in the rest. */
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
