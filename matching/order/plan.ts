import type { Likelihood, MatchedGrant } from '../../contract/programs/grants.ts';
import { isInItsWinter, isWinter, passedDay } from '../program/yearly-day.ts';
import { looksRight } from '../rules/looks-right.ts';

/** How many programs a plan suggests starting with. */
const STARTS = 3;
/** How many of these are for needs the member named, even if they named only one. */
const WANTED = 2;

/**
 * The groups of a plan in order, each with its likelihoods. The last one is for members who apply for an organization:
 * what they could get as a person.
 */
const GROUPS = {
  qualify: ['qualify'],
  veryLikely: ['very-likely'],
  worthChecking: ['worth-checking', 'unknown', 'no'],
  onlyIf: ['only-if'],
  asPerson: [],
} as const satisfies Record<string, readonly Likelihood[]>;
export type GroupName = keyof typeof GROUPS;

/** What the plan needs to know about a program. */
export type Planned = Pick<MatchedGrant, 'id' | 'match' | 'deadline' | 'deadlineKind' | 'roundOver' | 'programType'>;

export interface Plan<T extends Planned = MatchedGrant> {
  /** What to do first. */
  starts: readonly T[];
  /** The other programs by likelihood, in list order. No group is empty. */
  groups: readonly { name: GroupName; grants: readonly T[] }[];
}

/**
 * The most valuable starts are picked from this many top programs: a poor match isn't a good start, whatever it pays.
 */
const FIRST = 8;

interface About {
  /** The programs included in the total. */
  counted?: readonly string[] | undefined;
  forOrganization?: boolean | undefined;
}

/**
 * Turns a member's own list into a plan. It starts with urgent help, then help for the needs the member named, then
 * what they're sure to get every month, and then the most valuable of the top programs that look right. Tax credits
 * wait for tax time. If fewer than three look right, it starts with the first in the list that are at least worth
 * checking. The rest are grouped by likelihood. For an organization, amounts aren't calculated: it starts with what
 * looks right, grants before loans.
 */
export function planOf<T extends Planned>(all: readonly T[], about?: About): Plan<T> {
  const starts = startsIn(all, about);
  const others = all.filter((grant) => !starts.includes(grant));
  const names = Object.keys(GROUPS).filter((name): name is GroupName => name in GROUPS);
  return {
    starts,
    groups: names
      .map((name) => ({ name, grants: others.filter(({ match }) => isIn(name, match)) }))
      .filter((group) => group.grants.length > 0),
  };
}

function startsIn<T extends Planned>(
  all: readonly T[],
  { counted = [], forOrganization = false }: About = {},
): readonly T[] {
  const grants = all.filter(({ match }) => !match.asPerson);
  const right = grants.filter(({ match }) => looksRight(match.likelihood));
  const mayBe = grants.filter(({ match }) => match.likelihood === 'worth-checking');
  return forOrganization ? organizationsStarts({ right, mayBe }) : personsStarts(grants, { right, mayBe, counted });
}

/**
 * Returns saved programs in the order that the member's own list suggests: what `planOf` starts with, then what looks
 * right, then the highest worth in a year. Those that may be closed follow. Ties keep their order.
 */
export function inPlanOrder<T extends Planned>(saved: readonly T[], about?: About): T[] {
  const sorted = saved.toSorted((a, b) => differenceOf(ranksOf(a), ranksOf(b)));
  const listed = sorted.toSorted((a, b) => b.match.score - a.match.score);
  const starts = startsIn(listed.filter(isOpenNow), about);
  return [...starts, ...sorted.filter((one) => !starts.includes(one))];
}

function ranksOf(grant: Planned): readonly number[] {
  const { likelihood, alreadyGets, worth = 0, score } = grant.match;
  return [Number(isOpenNow(grant)), Number(looksRight(likelihood)), alreadyGets ? 0 : worth, score];
}

/** Compares ranks in turn, highest first. */
function differenceOf(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((rank, place) => rank !== b[place]);
  return (b[differing] ?? 0) - (a[differing] ?? 0);
}

/**
 * Picks money that looks right, then the top programs that are worth checking, then advice. In each case, programs that
 * may be open come first.
 */
function organizationsStarts<T extends Planned>({ right, mayBe }: Pick<Chosen<T>, 'right' | 'mayBe'>): T[] {
  const money = right.filter(({ match }) => match.worth !== 0);
  // Farther down the list, an open program fits worse than a closed one at the top, which the member can prepare for.
  const top = mayBe.slice(0, FIRST);
  const open = [money, top].map((some) => some.filter(isOpenNow));
  const [best = []] = [...open, money, top, right].filter((some) => some.length > 0);
  return loansLast([...new Set([...best, ...(best === open[1] ? top : [])])]).slice(0, STARTS);
}

function loansLast<T extends Planned>(grants: readonly T[]): T[] {
  const isLoan = ({ programType }: Planned) => programType === 'loan';
  return [...grants.filter((grant) => !isLoan(grant)), ...grants.filter(isLoan)];
}

interface Chosen<T extends Planned> {
  right: readonly T[];
  mayBe: readonly T[];
  counted: readonly string[];
}

function personsStarts<T extends Planned>(grants: readonly T[], { right, mayBe, counted }: Chosen<T>): T[] {
  const sure = openNow(right);
  const isEnough = sure.length >= STARTS || mayBe.length === 0;
  // If too few look right, use list order, which puts what the member asked for first.
  const best = isEnough ? sure : openNow(grants.filter((grant) => right.includes(grant) || mayBe.includes(grant)));
  const worthIt = isEnough ? byWorth(best.slice(0, FIRST)) : best;
  const urgent = [...right, ...mayBe].filter(({ match }) => match.urgent).slice(0, WANTED);
  const wanted = wantedStarts(best);
  const pointsOf = (grant: T) =>
    (urgent.includes(grant) ? POINTS.urgent : 0) + (wanted.get(grant) ?? 0) + pointsOfItself(grant);
  const inOrder = [...new Set([...urgent, ...wanted.keys(), ...worthIt, ...best])];
  const starts = startsOf(
    inOrder.toSorted((a, b) => pointsOf(b) - pointsOf(a)),
    counted,
  );
  // What the member asked for comes first, even if other help is more certain.
  const leading = [...urgent, ...wanted.keys()].find((grant) => starts.includes(grant));
  const placeOf = (grant: T) => (grant === leading ? 0 : pointsOfItself(grant) > 0 ? 1 : 2);
  return starts.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Points that decide which programs to start with. `furtherNeed`: the first program for each further need. */
const POINTS = { urgent: 9, wanted: 4, sureNow: 3, furtherNeed: 2, outOfSeason: -3, small: -4, known: -9 } as const;

/** In US dollars a year. Smaller amounts aren't worth a first step. */
const LITTLE = 300;

function pointsOfItself(grant: Planned): number {
  const { worth = LITTLE, wantedNeed, alreadyGets, isLater, eachMonth, estimate, likelihood } = grant.match;
  if (alreadyGets) return POINTS.known;
  if (worth < LITTLE && !wantedNeed) return POINTS.small;
  if (isLater) return POINTS.outOfSeason;
  const isNow = eachMonth || (estimate?.verdict === 'yes' && looksRight(likelihood) && isInSeason(grant));
  return isNow ? POINTS.sureNow : 0;
}

function isInSeason({ deadline }: Planned): boolean {
  return deadline !== null && isInItsWinter(deadline, new Date());
}

/**
 * Picks two programs for needs the member named, for different needs if possible, and one for each further need.
 * Heating help comes first in winter, then what they're sure to get every month, then list order. No advice, and no tax
 * credits before tax time.
 */
function wantedStarts<T extends Planned>(best: readonly T[]): ReadonlyMap<T, number> {
  const wanted = best.filter(
    ({ match }) => match.wantedNeed && match.worth !== 0 && !match.alreadyGets && !match.isLater,
  );
  // In winter, help with bills means heating first, whether or not the program names its season.
  const isForHeating = ({ match }: T) => match.wantedNeed === 'bills' && isWinter(new Date());
  const inSeason = [...new Set([...wanted.filter(isInSeason), ...wanted.filter(isForHeating)])];
  const sure = byWorth(wanted.filter(({ match }) => match.eachMonth));
  const inOrder = [...new Set([...inSeason, ...sure, ...wanted])];
  const needs = inOrder.map(({ match }) => match.wantedNeed);
  const firstOfNeeds = inOrder.filter((_, index) => needs.indexOf(needs[index]) === index);
  const first = [...new Set([...inSeason.slice(0, 1), ...sure, ...firstOfNeeds, ...inOrder])].slice(0, WANTED);
  const further = firstOfNeeds.filter((grant) => !first.includes(grant));
  return new Map([
    ...first.map((grant) => [grant, POINTS.wanted] as const),
    ...further.map((grant) => [grant, POINTS.furtherNeed] as const),
  ]);
}

/** Sorts by amount, highest first; programs the member already gets come last. Ties keep list order. */
function byWorth<T extends Planned>(grants: readonly T[]): T[] {
  const worth = ({ match }: Planned) => (match.alreadyGets ? -1 : (match.worth ?? 0));
  return grants.toSorted((a, b) => worth(b) - worth(a));
}

/** Leaves out programs that may be closed, unless nothing else is left. */
function openNow<T extends Planned>(grants: readonly T[]): readonly T[] {
  const open = grants.filter(isOpenNow);
  return open.length > 0 ? open : grants;
}

function isOpenNow(grant: Planned): boolean {
  if (grant.roundOver) return isInSeason(grant);
  const { deadlineKind, deadline } = grant;
  return deadlineKind === 'fixed' || deadline === null || passedDay(deadline, new Date()) === null;
}

/** Returns the first three. If the total above counts none of them, replaces the last with the first one it counts. */
function startsOf<T extends Planned>(grants: readonly T[], counted: readonly string[]): T[] {
  const starts = grants.slice(0, STARTS);
  const isCounted = ({ id }: Planned) => counted.includes(id);
  const instead = starts.some(isCounted) ? undefined : grants.slice(STARTS).find(isCounted);
  return instead ? [...starts.slice(0, -1), instead] : starts;
}

function isIn(name: GroupName, { likelihood, asPerson }: Planned['match']): boolean {
  return asPerson ? name === 'asPerson' : GROUPS[name].some((one) => one === likelihood);
}
