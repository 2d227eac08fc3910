import type { Income } from '../../../../../contract/profile/household.ts';

type Kind = Income['kind'];

/** The kinds that say nothing about a benefit the member already gets, so it doesn't matter who earns them. */
const EARNED = ['wages', 'self-employment'] as const satisfies readonly Kind[];

/**
 * Returns the income to list for a household that lives mostly on one kind. A benefit counts as the member's own only
 * if they live alone: otherwise nobody said who gets it.
 */
export function onlyIncome(kind: Kind | undefined, total: unknown, size: unknown): Income[] {
  if (!kind || typeof total !== 'number' || !(total > 0)) return [];
  const isClear = size === 1 || EARNED.some((earned) => earned === kind);
  return isClear ? [{ kind, yearly: total, whose: 'self' }] : [];
}
