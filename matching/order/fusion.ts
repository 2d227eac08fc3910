/**
 * Added to every rank, so the first places don't decide everything. Cormack et al. use 60 for lists of a thousand; for
 * lists of about twenty, 60 would make first and last nearly equal.
 */
const RANK_OFFSET = 10;

/** A list of programs, best first, with its weight. */
export interface RankedList {
  ids: readonly string[];
  weight: number;
}

/**
 * Performs reciprocal rank fusion: gives each program in any list a score above 0 and up to 1. A program that comes
 * first in every list scores 1. Uses ranks only, because the lists' scores aren't comparable.
 */
export function fused(lists: readonly RankedList[]): Map<string, number> {
  const most = lists.reduce((sum, { weight }) => sum + weight, 0) / (RANK_OFFSET + 1);
  const worth = new Map<string, number>();
  for (const { ids, weight } of lists) {
    for (const [index, id] of [...new Set(ids)].entries()) {
      worth.set(id, (worth.get(id) ?? 0) + weight / (RANK_OFFSET + index + 1) / most);
    }
  }
  return worth;
}
