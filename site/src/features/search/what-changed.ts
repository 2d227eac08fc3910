import * as z from 'zod/mini';
import { matchedGrant } from '../../../../contract/grants.ts';
import { type SearchResults, total } from '../../../../contract/search.ts';
import { paidWords, totalWords } from '../../../../matching/amount-words.ts';
import { amountBeside } from '../../../../matching/benefits/together.ts';
import { looksRight } from '../../../../matching/looks-right.ts';
import { drop, keptJson, SESSION_KEYS } from '../session/storage.ts';

/** The member's own list from before a profile change, and the names of the changed answers. */
const before = z.object({
  changed: z.array(z.string()),
  results: z.object({
    grants: z.array(matchedGrant),
    total: z.optional(total),
    programType: z.literal('all'),
    category: z.null(),
    location: z.literal(''),
  }),
});

export type ListBefore = z.infer<typeof before>;
type List = Pick<SearchResults, 'grants' | 'total'>;

export interface Moved {
  id: string;
  title: string;
  /** The amount; null if there was none or it wasn't counted. */
  was: string | null;
  now: string | null;
  /** Whether it looks right now, if only that has changed. */
  looksRight?: boolean;
}

export interface Changed {
  moved: readonly Moved[];
  /** The total amount; empty for none. */
  was: string;
  now: string;
}

export function listBefore(): ListBefore | undefined {
  return z.safeParse(before, keptJson(SESSION_KEYS.beforeEdit)).data;
}

export function forgetBefore(): void {
  drop(SESSION_KEYS.beforeEdit);
}

/** The programs whose amount or verdict differs between two lists, previously counted ones first. */
export function changesBetween(old: List, current: List): Changed {
  const sums = new Map<string, Moved>();
  for (const { id, title, sum } of paidIn(old)) sums.set(id, { id, title, was: sum, now: null });
  for (const { id, title, sum } of paidIn(current)) {
    sums.set(id, { id, title, was: sums.get(id)?.was ?? null, now: sum });
  }
  const moved = [...sums.values()].filter(({ was, now }) => was !== now);
  const known = new Map(old.grants.map((grant) => [grant.id, looksRight(grant.match.likelihood)]));
  const turned = current.grants.flatMap(({ id, title, match }): Moved[] => {
    const isRight = looksRight(match.likelihood);
    const wasRight = known.get(id);
    if (wasRight === undefined || wasRight === isRight || sums.has(id)) return [];
    return [{ id, title, was: null, now: null, looksRight: isRight }];
  });
  return {
    moved: [...moved, ...turned],
    was: old.total ? totalWords(old.total) : '',
    now: current.total ? totalWords(current.total) : '',
  };
}

/** Programs that looked right before and are missing from the list now, except those whose amount change is shown. */
export function missingFrom(old: List['grants'], { grants, total: all }: List): List['grants'] {
  const told = new Set([...grants, ...(all?.counted ?? [])].map(({ id }) => id));
  return old.filter(({ id, match }) => looksRight(match.likelihood) && !told.has(id));
}

/** What each counted program adds to the total. */
function paidIn({ total: all }: List): { id: string; title: string; sum: string }[] {
  const counted = all?.counted ?? [];
  return counted.map((part) => ({ id: part.id, title: part.title, sum: paidWords(amountBeside(part, counted)) }));
}
