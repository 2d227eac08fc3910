import * as z from 'zod/mini';
import { SEARCH_PAGE_SIZE } from '../../../../../contract/limits.ts';
import { type Likelihood, type MatchedGrant, matchedGrant } from '../../../../../contract/programs/grants.ts';
import { type SearchResults, total } from '../../../../../contract/search/search.ts';
import { paidWords, totalWords } from '../../../../../matching/amounts/amount-words.ts';
import { amountBeside, totalWithout } from '../../../../../matching/benefits/estimates/together.ts';
import { yearly } from '../../../../../matching/benefits/money.ts';
import { holdsAllRight } from '../../../../../matching/order/order.ts';
import { looksRight } from '../../../../../matching/rules/looks-right.ts';
import { drop, keptJson, SESSION_KEYS } from '../../account/session/storage.ts';

/** The member's own list from before a profile change, and the changed answers, before and after. */
const before = z.object({
  changed: z.array(z.string()),
  results: z.object({
    grants: z.array(matchedGrant),
    total: z.optional(total),
    hasMore: z.optional(z.boolean()),
    held: z.optional(z.int()),
  }),
});

export type ListBefore = z.infer<typeof before>;
type Grant = Pick<MatchedGrant, 'id' | 'title' | 'match'>;
export interface List extends Pick<SearchResults, 'total'> {
  grants: Grant[];
  /** Undefined if unknown. */
  hasMore?: boolean | undefined;
  /** How many programs the page held, if some of them are left out here. */
  held?: number | undefined;
}

/** An amount before and after; null if there is none or it wasn't counted. */
export interface Turn {
  was: string | null;
  now: string | null;
  /** How much it rose, in US dollars a year; negative if it fell, 0 if a range only became narrower. */
  rise: number;
}

/**
 * What became of a program. `unlikely`: it no longer looks right. `dropped`: a condition rules it out. `joined` and
 * `left`: it's only in one of the lists, and doesn't look right in it.
 */
export type Verdict = 'right' | 'unsure' | 'unlikely' | 'dropped' | 'joined' | 'left';

export interface Moved extends Turn {
  id: string;
  title: string;
  /** Set if no amount changed. */
  verdict?: Verdict;
  /** The condition that explains the change, if one does. */
  why?: string | undefined;
}

export interface Changed {
  moved: readonly Moved[];
  total: Turn;
  /** True if the programs are in another order, or other programs come first. */
  isReordered: boolean;
}

export function listBefore(): ListBefore | undefined {
  return z.safeParse(before, keptJson(SESSION_KEYS.beforeEdit)).data;
}

export function forgetBefore(): void {
  drop(SESSION_KEYS.beforeEdit);
}

/** Returns the list without dismissed programs, because the list on the page leaves them out too. */
export function wantedOf({ grants, total: all, hasMore, held }: List, dismissed: ReadonlySet<string>): List {
  return {
    grants: grants.filter(({ id }) => !dismissed.has(id)),
    held: held ?? grants.length,
    hasMore,
    ...(all ? { total: totalWithout(all, dismissed) } : {}),
  };
}

/**
 * Returns the programs whose amount or verdict differs between two lists, biggest change first, then those that are in
 * only one of them.
 */
export function changesBetween(old: List, current: List): Changed {
  const sums = new Map<string, Moved>();
  const paid = new Map(paidIn(old).map((one) => [one.id, one]));
  for (const { id, title, sum, worth } of paid.values()) {
    sums.set(id, { id, title, was: sum, now: null, rise: riseOf(worth, NOTHING) });
  }
  for (const { id, title, sum, worth } of paidIn(current)) {
    const was = paid.get(id);
    sums.set(id, { id, title, was: was?.sum ?? null, now: sum, rise: riseOf(was?.worth ?? NOTHING, worth) });
  }
  const moved = [...sums.values()]
    .filter(({ was, now }) => was !== now)
    .map((one) => ({ ...one, why: whyOf(one, old, current) }))
    .toSorted((a, b) => Math.abs(b.rise) - Math.abs(a.rise));
  // Only if the old list is complete does a program missing from it mean that the program didn't look right.
  const isComplete = holdsAllRight(old.held ?? old.grants.length, SEARCH_PAGE_SIZE);
  const known = new Map(old.grants.map((grant) => [grant.id, grant]));
  const hasTurned = ({ id, match }: Grant) => {
    const was = known.get(id);
    const isRight = looksRight(match.likelihood);
    return was ? looksRight(was.match.likelihood) !== isRight : isRight && isComplete && !match.asPerson;
  };
  const turned = current.grants.filter((grant) => !sums.has(grant.id) && hasTurned(grant));
  const [was, now] = [wholeOf(old), wholeOf(current)];
  return {
    moved: [
      ...moved,
      ...turned.map((grant) => turnedOf(grant, old)),
      ...inOneOf(old, current).filter(({ id }) => !sums.has(id) && !turned.some((grant) => grant.id === id)),
    ],
    total: { was: was.words, now: now.words, rise: riseOf(was.worth, now.worth) },
    isReordered: !isSameOrder(old.grants, current.grants),
  };
}

/** Returns the programs that only one of two complete lists holds. `lossOf` explains those that looked right before. */
function inOneOf(old: List, current: List): Moved[] {
  if (old.hasMore !== false || current.hasMore !== false) return [];
  const only = (some: readonly Grant[], others: readonly Grant[], verdict: Verdict) =>
    some
      .filter(({ id }) => others.every((other) => other.id !== id))
      .map(({ id, title }) => ({ id, title, was: null, now: null, rise: 0, verdict }));
  const notRight = old.grants.filter(({ match }) => !looksRight(match.likelihood));
  return [...only(current.grants, old.grants, 'joined'), ...only(notRight, current.grants, 'left')];
}

/** Returns a program whose likelihood changed, with the condition that explains it, if it was in the old list. */
function turnedOf(grant: Grant, old: List): Moved {
  const { id, title, match } = grant;
  const wasListed = old.grants.some((one) => one.id === id);
  const why = wasListed ? whyOf({ id, was: null, now: null }, old, { grants: [grant] }) : undefined;
  return { ...{ id, title, was: null, now: null, rise: 0 }, verdict: verdictOf(match.likelihood), why };
}

function verdictOf(likelihood: Likelihood): Verdict {
  if (looksRight(likelihood)) return 'right';
  if (likelihood === 'no') return 'dropped';
  return likelihood === 'worth-checking' ? 'unsure' : 'unlikely';
}

/**
 * Returns what became of a program that looked right before, from its own record; undefined if it still looks right and
 * is only farther down the list.
 */
export function lossOf(record: Grant, old: List): Moved | undefined {
  const moved = turnedOf(record, old);
  if (moved.verdict === 'right') return undefined;
  return { ...moved, why: record.match.reasons.find(({ verdict }) => verdict === 'unmet')?.text ?? moved.why };
}

/** The words of a condition about income. */
const ABOUT_INCOME = /\$[\d,]+ a (?:month|year)|income|poverty line/;

/**
 * Returns the condition that a profile change settled differently. For a program that wasn't in the old list, it's the
 * income condition that is met now. An amount that only rose or fell has no such condition.
 */
function whyOf({ id, was, now }: Omit<Turn, 'rise'> & { id: string }, old: List, current: List): string | undefined {
  const [before, after] = [old, current].map(({ grants }) => grants.find((grant) => grant.id === id)?.match.reasons);
  if (!after || (was !== null && now !== null)) return undefined;
  if (!before) return after.find(({ verdict, text }) => verdict === 'met' && ABOUT_INCOME.test(text))?.text;
  // Several conditions can have the same criterion.
  const verdicts = Map.groupBy(before, ({ criterion }) => criterion);
  const isSettled = ({ criterion, verdict }: (typeof after)[number]) =>
    verdicts.get(criterion)?.every((one) => one.verdict !== verdict) ?? false;
  return after.find(isSettled)?.text;
}

/** Returns whether two lists start with the same programs. One of them may have loaded more. */
function isSameOrder(old: List['grants'], current: List['grants']): boolean {
  const shared = Math.min(old.length, current.length);
  return old.slice(0, shared).every(({ id }, place) => id === current[place]?.id);
}

/** Returns the total in words, and in US dollars a year for comparison. */
function wholeOf({ total: all }: List): { words: string | null; worth: Range } {
  if (!all) return { words: null, worth: NOTHING };
  const { monthly, yearly: once } = all;
  const worth = { from: 12 * monthly.from + once.from, to: 12 * monthly.to + once.to };
  return { words: totalWords(all) || null, worth };
}

/** An amount in US dollars a year. */
interface Range {
  from: number;
  to: number;
}

const NOTHING: Range = { from: 0, to: 0 };

/** Returns how much the middle of a range rose. A range that only became narrower counts as unchanged. */
function riseOf(was: Range, now: Range): number {
  if (now !== NOTHING && was.from <= now.from && now.to <= was.to) return 0;
  return (now.from + now.to - was.from - was.to) / 2;
}

/**
 * Returns programs that looked right before and are no longer in the list, except those whose amount change is shown.
 */
export function missingFrom(old: List['grants'], { grants, total: all }: List): List['grants'] {
  const listed = new Set([...grants, ...(all?.counted ?? [])].map(({ id }) => id));
  return old.filter(({ id, match }) => looksRight(match.likelihood) && !listed.has(id));
}

/** Returns what each counted program adds to the total, in words and in US dollars a year. */
function paidIn({ total: all }: List): { id: string; title: string; sum: string; worth: Range }[] {
  const counted = all?.counted ?? [];
  return counted.map((part) => {
    const amount = amountBeside(part, counted);
    return { id: part.id, title: part.title, sum: paidWords(amount), worth: yearly(amount) };
  });
}
