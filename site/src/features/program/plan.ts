import type { Likelihood, MatchedGrant } from '../../../../contract/grants.ts';
import { looksRight } from '../../../../matching/looks-right.ts';

/** How many programs a member is told to start with. */
const STARTS = 3;

/** The groups of a plan in the order in which they stand, each with the likelihoods that it holds. */
const GROUPS = {
  qualify: ['qualify'],
  veryLikely: ['very-likely'],
  worthChecking: ['worth-checking', 'unknown', 'no'],
  onlyIf: ['only-if'],
} as const satisfies Record<string, readonly Likelihood[]>;
export type GroupName = keyof typeof GROUPS;

export interface Plan {
  /** What to do first. */
  starts: readonly MatchedGrant[];
  /** The others in groups by how likely they are, each in the order of the list. None is empty. */
  groups: readonly { name: GroupName; grants: readonly MatchedGrant[] }[];
  /** How many of these look right for the member. */
  right: number;
}

/** Of so many that come first in the list those are told that are worth most: what fits badly is no start, whatever it pays. */
const FIRST = 8;

/**
 * A member's own list as a plan: help that can't wait, the first for a need that the member named, and of the first that look
 * right those that are worth most, or where fewer than three do, the first of the list that are at least worth checking; then
 * the rest by likelihood. `counted`: the programs of which the sum consists.
 */
export function planOf(grants: readonly MatchedGrant[], counted: readonly string[] = []): Plan {
  const right = grants.filter(({ match }) => looksRight(match.likelihood));
  const mayBe = grants.filter(({ match }) => match.likelihood === 'worth-checking');
  const sure = openNow(right);
  const isEnough = sure.length >= STARTS || mayBe.length === 0;
  // Too few that look right are no plan: then the list's own order begins, in which what was asked for stands first.
  const best = isEnough ? sure : openNow(grants.filter((grant) => right.includes(grant) || mayBe.includes(grant)));
  const worthIt = isEnough ? byWorth(best.slice(0, FIRST)) : best;
  const urgent = [...right, ...mayBe].filter(({ match }) => match.urgent).slice(0, 1);
  const wanted = best.filter(({ match }) => match.wanted).slice(0, 1);
  const starts = startsOf([...new Set([...urgent, ...wanted, ...worthIt, ...best])], counted);
  const others = grants.filter((grant) => !starts.includes(grant));
  const names = Object.keys(GROUPS).filter((name): name is GroupName => name in GROUPS);
  return {
    starts,
    groups: names
      .map((name) => ({ name, grants: others.filter(({ match }) => isIn(name, match.likelihood)) }))
      .filter((group) => group.grants.length > 0),
    right: right.length,
  };
}

/** What pays most first; what somebody gets already, last. Equals stay in the order of the list. */
function byWorth(grants: readonly MatchedGrant[]): MatchedGrant[] {
  const worth = ({ match }: MatchedGrant) => (match.alreadyGets ? -1 : (match.worth ?? 0));
  return grants.toSorted((a, b) => worth(b) - worth(a));
}

/** What may not be open is no start, as long as something else is. */
function openNow(grants: readonly MatchedGrant[]): readonly MatchedGrant[] {
  const open = grants.filter(({ roundOver }) => !roundOver);
  return open.length > 0 ? open : grants;
}

/** The first three; where the sum above them counts none of these, the last gives way to one that it counts. */
function startsOf(grants: readonly MatchedGrant[], counted: readonly string[]): MatchedGrant[] {
  const starts = grants.slice(0, STARTS);
  const isCounted = ({ id }: MatchedGrant) => counted.includes(id);
  const instead = starts.some(isCounted) ? undefined : grants.slice(STARTS).find(isCounted);
  return instead ? [...starts.slice(0, -1), instead] : starts;
}

function isIn(name: GroupName, likelihood: Likelihood): boolean {
  return GROUPS[name].some((one) => one === likelihood);
}
