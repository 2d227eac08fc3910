/**
 * Added to every rank, so that the first places do not decide all. Cormack and others take 60 for lists of a thousand;
 * with lists of some twenty, 60 would make first and last nearly equal.
 */
const RANK_OFFSET = 10;

/** A list of programs, the best first, and how much it has to say. */
export interface RankedList {
  ids: readonly string[];
  weight: number;
}

/**
 * Reciprocal rank fusion: what each program is worth that stands in any of the lists, from above 0 to 1. One is first in
 * every list. Only places count, for the figures behind them cannot be compared.
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
