import type { Helper } from '../../../../../contract/profile/helpers.ts';
import type { Need } from '../../../../../contract/profile/profile.ts';
import type { Audience } from '../../../../../contract/programs/catalog.ts';

/** The program someone needs help with. */
export interface Wish {
  id: string;
  needs: readonly Need[];
  audiences: readonly Audience[];
  isFederalGrant: boolean;
}

type Rules = Pick<Helper, 'needs' | 'audiences' | 'programs' | 'notFor' | 'isOnlyFor' | 'about'>;

const MOST = 3;

/**
 * Returns at most three matching helpers, best first: those who know the program, then specialists in its first need.
 */
export function chooseHelpers<H extends Rules>(helpers: readonly H[], wish: Wish): H[] {
  return helpers
    .map((helper) => ({ helper, fit: fitOf(helper, wish) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, MOST)
    .map(({ helper }) => helper);
}

/** Returns 0 for a helper that serves other people or other needs. */
function fitOf({ needs, audiences, programs, notFor, isOnlyFor, about }: Rules, wish: Wish): number {
  if (about === wish.id || notFor.includes(wish.id)) return 0;
  // A helper that's only for certain programs is where people apply.
  if (programs.includes(wish.id)) return isOnlyFor === 'programs' ? 1001 : 1000;
  if (!serves(audiences, wish.audiences)) return 0;
  // A helper with few groups or needs knows them better than one for everyone.
  const breadth = 2 * audiences.length + 3 * needs.length;
  if (programs.some((name) => matches(name, wish.id))) return 900 - breadth;
  if (isOnlyFor === 'programs' || (isOnlyFor === 'federal-grants' && !wish.isFederalGrant)) return 0;
  const place = wish.needs.findIndex((need) => needs.includes(need));
  return place === -1 ? 0 : 100 * (5 - place) - breadth;
}

/** Returns whether the helper serves the group a program lists first, or most of its groups. */
function serves(served: readonly Audience[], asked: readonly Audience[]): boolean {
  const [first] = asked;
  if (first !== undefined && served.includes(first)) return true;
  return 2 * asked.filter((one) => served.includes(one)).length > asked.length;
}

function matches(name: string, id: string): boolean {
  return name.includes('*') && new RegExp(`^${name.replaceAll('*', '.*')}$`).test(id);
}
