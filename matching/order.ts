import type { Likelihood } from '../contract/grants.ts';
import type { Need } from '../contract/profile.ts';
import { looksRight } from './looks-right.ts';

/** What the order of a list needs to know of a program. */
export interface Listed {
  id: string;
  likelihood: Likelihood;
  /** What a person gains by it. */
  gain: number;
  /** Programs with the same text do nearly the same; null where nobody said. */
  family: string | null;
  /** Whether the member applies for an organization, and would have this one as a person alone. */
  asPerson: boolean;
}

/** What marks near relatives: programs of one office for the same need do nearly the same. Null where nobody named a need. */
export function familyOf(provider: string | null, needs: readonly Need[]): string | null {
  return needs[0] === undefined ? null : `${provider}\n${needs[0]}`;
}

/** A program steps back behind another one for the sake of variety only where that is worth nearly as much. */
const NEARLY_AS_MUCH = 0.7;
/** and where it stands not far behind. */
const NOT_FAR = 6;

/** Less than this a person hardly gains: what takes rare circumstances, and gives more then, is not behind it. */
const REMOTE = 0.12;

/** The parts of a list in their order: what is common, what is remote or takes rare circumstances, what is for a person. */
const PARTS = ['common', 'rare', 'as-person'] as const;

function partOf({ likelihood, gain, asPerson }: Listed): (typeof PARTS)[number] {
  if (asPerson) return 'as-person';
  return looksRight(likelihood) || (likelihood !== 'only-if' && gain >= REMOTE) ? 'common' : 'rare';
}

/**
 * A member's own list: what they gain most by comes first, programs that do nearly the same don't stand in a row, and what
 * is remote or takes rare circumstances comes last; behind all that, for who applies for an organization, what only a
 * person can have. Equals by id, so that the same profile gives the same list.
 */
export function inOrderOfGain<T extends Listed>(programs: readonly T[]): T[] {
  const sorted = programs.toSorted((a, b) => b.gain - a.gain || (a.id < b.id ? -1 : 1));
  return PARTS.flatMap((name) => {
    const part = sorted.filter((program) => partOf(program) === name);
    return name === 'rare' ? part : withoutRows(part);
  });
}

/** A page holds so many more where they look right, as a share of its size. */
const ROOM_FOR_RIGHT = 0.5;

/**
 * The next page of a list in order of gain: `size` programs, and behind them the others that look right, so that none comes
 * on a later page than what is only worth checking. What is remote or takes rare circumstances has pages of its own, after
 * all others, and what is for the member as a person after those.
 */
export function pageOf<T extends Listed>(inOrder: readonly T[], size: number): T[] {
  const [first] = inOrder;
  if (!first) return [];
  const part = inOrder.filter((program) => partOf(program) === partOf(first));
  const right = part.slice(size).filter(({ likelihood }) => looksRight(likelihood));
  return [...part.slice(0, size), ...right.slice(0, size * ROOM_FOR_RIGHT)];
}

/** After each program the best that is no near relative of it, as in maximal marginal relevance (Carbonell, Goldstein 1998). */
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
