import type { MatchedGrant } from '../../../../../contract/grants.ts';
import { PRIORITY } from '../../../../../contract/limits.ts';
import type { PriorityMove } from '../../../../../contract/priority.ts';
import type { Priority, Ready } from '../state.ts';

/** The programs in the order of the model; those that it was not asked about follow as they stand. */
export function inPriority(grants: readonly MatchedGrant[], priority: Priority | undefined): readonly MatchedGrant[] {
  if (!priority) return grants;
  const places = new Map(priority.ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: MatchedGrant) => places.get(id) ?? PRIORITY.programs;
  return grants.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** How far the model moved a program up, and why; undefined where it did not. */
export function moveOf(id: string, priority: Priority | undefined): PriorityMove | undefined {
  return priority?.moves.find((move) => move.id === id);
}

/** The programs that are put in order: the first of a long list. */
export function askedOf(grants: readonly MatchedGrant[]): string[] {
  return grants.slice(0, PRIORITY.programs).map(({ id }) => id);
}

/** Whether the order that is there is that of the programs that are there. */
export function isOrdered({ grants, priority }: Pick<Ready, 'grants' | 'priority'>): boolean {
  return priority !== undefined && askedOf(grants).every((id) => priority.asked.includes(id));
}
