import type { Need } from '../../contract/profile/profile.ts';
import type { Likelihood } from '../../contract/programs/grants.ts';
import { looksRight } from '../rules/looks-right.ts';
import { LATER } from './season.ts';

/** What sorting a list needs to know about a program. */
export interface Listed {
  id: string;
  likelihood: Likelihood;
  /** The person's gain from it; see `gainOf`. */
  gain: number;
  /** Identifies near-duplicates: programs in the same family do nearly the same thing. Null if unknown. */
  family: string | null;
  /** True if the member applies for an organization and could get this only as an individual. */
  asPerson: boolean;
  /** True if its season is months away, such as tax time; see `waitsForSeason`. */
  isLater?: boolean;
}

/** Groups near-duplicates: programs of one office for the same need do nearly the same thing. Null without a need. */
export function familyOf(provider: string | null, needs: readonly Need[]): string | null {
  return needs[0] === undefined ? null : `${provider}\n${needs[0]}`;
}

/** For variety, a program moves down only behind one with at least this share of its gain. */
const NEARLY_AS_MUCH = 0.7;
/** How far apart the two programs may be, in places. */
const NOT_FAR = 6;

/** Programs with a lower gain count as remote. Programs for rare circumstances can have a higher one. */
const REMOTE = 0.12;

function gainNow({ gain, isLater }: Listed): number {
  return isLater ? LATER * gain : gain;
}

/** The sections of a list, in order: common programs, remote or rare ones, and those only an individual can get. */
const PARTS = ['common', 'rare', 'as-person'] as const;

function partOf({ likelihood, gain, asPerson }: Listed): (typeof PARTS)[number] {
  if (asPerson) return 'as-person';
  return looksRight(likelihood) || (likelihood !== 'only-if' && gain >= REMOTE) ? 'common' : 'rare';
}

/**
 * Sorts a member's own list: highest gain first, without near-duplicates in a row. Help that's months away moves down.
 * Remote and rare programs come last. For a member who applies for an organization, programs that only an individual
 * can get follow. Ties are broken by id, so the same profile always gets the same list.
 */
export function inOrderOfGain<T extends Listed>(programs: readonly T[]): T[] {
  const sorted = programs.toSorted((a, b) => gainNow(b) - gainNow(a) || (a.id < b.id ? -1 : 1));
  return PARTS.flatMap((name) => {
    const part = sorted.filter((program) => partOf(program) === name);
    return name === 'rare' ? part : withoutRows(part);
  });
}

/** How much longer a page may get to fit programs that look right, as a share of its size. */
const ROOM_FOR_RIGHT = 0.5;

/**
 * Returns the next page of a list in order of gain: `size` programs, then any others that look right, so these never
 * end up on a later page than programs that are only worth checking. Remote and rare programs get their own pages
 * after the others, followed by pages of programs for the member as an individual.
 */
export function pageOf<T extends Listed>(inOrder: readonly T[], size: number): T[] {
  const [first] = inOrder;
  if (!first) return [];
  const part = inOrder.filter((program) => partOf(program) === partOf(first));
  const right = part.slice(size).filter(({ likelihood }) => looksRight(likelihood));
  return [...part.slice(0, size), ...right.slice(0, size * ROOM_FOR_RIGHT)];
}

/** Returns whether a first page of this length has room for every program that looks right; see `pageOf`. */
export function holdsAllRight(length: number, size: number): boolean {
  return length < size * (1 + ROOM_FOR_RIGHT);
}

/**
 * Picks, after each program, the best one that isn't a near-duplicate, as in maximal marginal relevance (Carbonell,
 * Goldstein 1998).
 */
function withoutRows<T extends Listed>(sorted: readonly T[]): T[] {
  const left = [...sorted];
  const listed: T[] = [];
  let last: string | null = null;
  for (let [best] = left; best; [best] = left) {
    const most = gainNow(best);
    const mayBeLater = best.isLater === true;
    const isAhead = (one: T) => gainNow(one) >= most * NEARLY_AS_MUCH && (mayBeLater || !one.isLater);
    const other = left
      .slice(0, NOT_FAR)
      .findIndex((one) => isAhead(one) && (one.family === null || one.family !== last));
    const [next] = left.splice(Math.max(0, other), 1);
    if (!next) break;
    listed.push(next);
    last = next.family;
  }
  return listed;
}
