import type { Need } from '../../contract/profile/profile.ts';
import type { Likelihood } from '../../contract/programs/grants.ts';
import { looksRight } from '../rules/looks-right.ts';

/** What sorting a list needs to know about a program. */
export interface Listed {
  id: string;
  likelihood: Likelihood;
  /** What a person gains by it; see `gainOf`. */
  gain: number;
  /** Programs in the same family do nearly the same; null if unknown. */
  family: string | null;
  /** Whether the member applies for an organization and could get this only as a person. */
  asPerson: boolean;
}

/** Identifies near-duplicates: programs of one office for the same need do nearly the same. Null without a need. */
export function familyOf(provider: string | null, needs: readonly Need[]): string | null {
  return needs[0] === undefined ? null : `${provider}\n${needs[0]}`;
}

/** For variety, a program moves down only behind one that is worth nearly as much */
const NEARLY_AS_MUCH = 0.7;
/** and not far behind it. */
const NOT_FAR = 6;

/** Below this gain a program is remote. Programs for rare circumstances with a higher gain aren't. */
const REMOTE = 0.12;

/** The sections of a list, in order: common, remote or rare, and only for a person. */
const PARTS = ['common', 'rare', 'as-person'] as const;

function partOf({ likelihood, gain, asPerson }: Listed): (typeof PARTS)[number] {
  if (asPerson) return 'as-person';
  return looksRight(likelihood) || (likelihood !== 'only-if' && gain >= REMOTE) ? 'common' : 'rare';
}

/**
 * A member's own list: highest gain first, without near-duplicates in a row. Remote and rare programs come last,
 * followed, for a member who applies for an organization, by those only a person can get. Ties are broken by id, so the
 * same profile always gives the same list.
 */
export function inOrderOfGain<T extends Listed>(programs: readonly T[]): T[] {
  const sorted = programs.toSorted((a, b) => b.gain - a.gain || (a.id < b.id ? -1 : 1));
  return PARTS.flatMap((name) => {
    const part = sorted.filter((program) => partOf(program) === name);
    return name === 'rare' ? part : withoutRows(part);
  });
}

/** How much longer a page may get for programs that look right, as a share of its size. */
const ROOM_FOR_RIGHT = 0.5;

/**
 * The next page of a list in order of gain: `size` programs, then any others that look right, so these never come on a
 * later page than programs only worth checking. Remote and rare programs have their own pages after the others,
 * followed by pages of programs for the member as a person.
 */
export function pageOf<T extends Listed>(inOrder: readonly T[], size: number): T[] {
  const [first] = inOrder;
  if (!first) return [];
  const part = inOrder.filter((program) => partOf(program) === partOf(first));
  const right = part.slice(size).filter(({ likelihood }) => looksRight(likelihood));
  return [...part.slice(0, size), ...right.slice(0, size * ROOM_FOR_RIGHT)];
}

/**
 * Follows each program with the best one that isn't a near-duplicate, as in maximal marginal relevance (Carbonell,
 * Goldstein 1998).
 */
function withoutRows<T extends Listed>(sorted: readonly T[]): T[] {
  const left = [...sorted];
  const listed: T[] = [];
  let last: string | null = null;
  while (left.length > 0) {
    const least = (left[0]?.gain ?? 0) * NEARLY_AS_MUCH;
    const other = left
      .slice(0, NOT_FAR)
      .findIndex(({ family, gain }) => gain >= least && (family === null || family !== last));
    const [next] = left.splice(Math.max(0, other), 1);
    if (!next) break;
    listed.push(next);
    last = next.family;
  }
  return listed;
}
