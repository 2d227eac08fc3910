import { PRIORITY } from '../../../../../contract/limits.ts';
import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import type { PriorityMove } from '../../../../../contract/search/priority.ts';
import type { Priority, Ready } from '../state.ts';

/** Returns the programs in the model's order. Those it wasn't asked about follow in their current order. */
export function inPriority(grants: readonly MatchedGrant[], priority: Priority | undefined): readonly MatchedGrant[] {
  if (!priority) return grants;
  const places = new Map(priority.ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: MatchedGrant) => places.get(id) ?? PRIORITY.programs;
  return grants.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns how far the model moved a program up, and why; undefined if it didn't. */
export function moveOf(id: string, priority: Priority | undefined): PriorityMove | undefined {
  return priority?.moves.find((move) => move.id === id);
}

/** Returns the IDs of the programs to reorder: the first ones of a long list. */
export function askedOf(grants: readonly MatchedGrant[]): string[] {
  return grants.slice(0, PRIORITY.programs).map(({ id }) => id);
}

/** Returns whether the stored order covers the current programs. */
export function isOrdered({ grants, priority }: Pick<Ready, 'grants' | 'priority'>): boolean {
  return priority !== undefined && askedOf(grants).every((id) => priority.asked.includes(id));
}
