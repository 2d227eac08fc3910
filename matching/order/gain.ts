import type { FarmPlan, Need } from '../../contract/profile/profile.ts';
import type { Worth } from '../../contract/programs/catalog.ts';
import type { ProgramType } from '../../contract/programs/grants.ts';
import type { Facts } from '../person/fact-types.ts';
import type { Judged } from '../rules/evaluate.ts';
import { rarityOfStated } from '../rules/odds/odds.ts';
import { rarityOf } from '../rules/rarity.ts';

/** What a program's place in a member's list depends on, besides its rules. */
export interface Offered {
  programType?: ProgramType;
  /** Undefined or null if unknown. */
  worth?: Worth | null;
  needs?: readonly Need[];
  /** The states where it is offered; empty if nationwide. */
  states: readonly string[];
}

const WORTH = { advice: 0.25, small: 0.4, moderate: 0.65, large: 0.85, major: 1 } as const satisfies Record<
  Worth,
  number
>;
/** Returns the class of a yearly amount in US dollars, using the bounds documented in catalog.ts. */
export function worthOfSum(yearly: number): Worth {
  if (yearly < 300) return 'small';
  if (yearly <= 2000) return 'moderate';
  return yearly <= 10_000 ? 'large' : 'major';
}

/** The typical yearly amount of a class, in US dollars, for programs without an estimate. */
const SUM_OF = { advice: 0, small: 150, moderate: 1000, large: 5000, major: 12_000 } as const satisfies Record<
  Worth,
  number
>;
/** The share of a loan's amount that counts as a gain: its favorable interest and terms. */
const OF_A_LOAN = 0.3;

/**
 * Returns a rough yearly value in US dollars: the estimate if there is one, otherwise the typical amount of the class.
 */
export function dollarsOf({ worth, programType }: Offered, reckoned: number | undefined): number {
  if (reckoned !== undefined) return Math.round(reckoned);
  return Math.round((worth ? SUM_OF[worth] : SUM_OF.small) * (programType === 'loan' ? OF_A_LOAN : 1));
}

/** For crawled programs, which have no class. Most are calls for proposals, which few applicants win. */
const UNKNOWN_WORTH = 0.4;

/** The factor for a need the member named: as the program's main purpose, or as another one. */
const NAMED_NEED = { first: 1.7, further: 1.35 } as const;
/** The factor for a need that the profile suggests, again as the main purpose or as another one. */
const LIKELY_NEED = { first: 1.25, further: 1.1 } as const;
/** The factor for programs that meet two or more needs at once. */
const OF_SEVERAL_NEEDS = 1.1;
/**
 * The factors, for members who named needs, of programs that meet only a need their profile suggests, or none at all.
 */
const UNNAMED = { likely: 0.85, neither: 0.75 } as const;

/** The bonus for each halving of the population that a program is for, up to eight halvings (one person in 256). */
const PER_HALVING = 0.14;
const MOST_HALVINGS = 8;

/**
 * Loans have to be repaid, so they rank first only for members who want something people usually borrow for. For poor
 * households they rank low.
 */
const LOAN = { usual: 0.8, ofThePoor: 0.4 } as const;
const BORROWED_FOR: readonly Need[] = ['home', 'business', 'land'];

/** An organization's own field counts like a need it named. It borrows only for what people usually borrow for. */
const OF_ORGANIZATION = { ownField: 1.7, loan: 0.5 } as const;

/** The factors for farm programs that go with what the farmer wants help with first, and with something else. */
const OF_PLAN = { own: 3, another: 0.6 } as const;

/** Demotes other business programs for farmers: a farm is a business too, but farm programs should come first. */
const OTHER_BUSINESS = 0.6;

/**
 * The factors for programs of the person's own state, and for those of another state whose rules leave the state open.
 */
const PLACE = { here: 1.4, elsewhere: 0.3 } as const;

/**
 * Returns a person's gain from a program, about 0 to 3: its likelihood times its worth times how well it fits who they
 * are and what they need. Lists are sorted by it.
 */
export function gainOf(program: Offered, facts: Facts, likelihood: number, leaves: readonly Judged[]): number {
  const worth = program.worth ? WORTH[program.worth] : UNKNOWN_WORTH;
  const fit = 1 + PER_HALVING * Math.min(MOST_HALVINGS, halvings(leaves, facts));
  const [need, loan, place] = [needFactor(program, facts), loanFactor(program, facts), placeFactor(program, facts)];
  const own = kindFactor(facts, leaves) * fieldFactor(facts, leaves) * planFactor(facts, leaves);
  return likelihood * worth * fit * need * loan * place * own;
}

function kindFactor({ applicantKind }: Facts, leaves: readonly Judged[]): number {
  if (!applicantKind?.includes('farm')) return 1;
  const kinds = leaves.flatMap(({ leaf, truth }) =>
    truth === 'true' && 'fact' in leaf && leaf.fact === 'applicantKind' ? (leaf.in ?? [String(leaf.is)]) : [],
  );
  return kinds.includes('business') && !kinds.includes('farm') && !kinds.includes('individual') ? OTHER_BUSINESS : 1;
}

function fieldFactor({ forOrganization, fields = [] }: Facts, leaves: readonly Judged[]): number {
  if (!forOrganization) return 1;
  const isOwn = leaves.some(({ leaf }) => 'check' in leaf && leaf.fields?.some((field) => fields.includes(field)));
  return isOwn ? OF_ORGANIZATION.ownField : 1;
}

function planFactor(facts: Facts, leaves: readonly Judged[]): number {
  if (isPlanned(leaves, facts)) return OF_PLAN.own;
  return facts.farmPlan !== undefined && plansIn(leaves).length > 0 ? OF_PLAN.another : 1;
}

/** Returns whether a program goes with what the farmer wants help with first. */
export function isPlanned(leaves: readonly Judged[], { farmPlan }: Facts): boolean {
  return farmPlan !== undefined && plansIn(leaves).includes(farmPlan);
}

function plansIn(leaves: readonly Judged[]): FarmPlan[] {
  return leaves.flatMap(({ leaf }) => ('check' in leaf && leaf.plans) || []);
}

/**
 * Returns how many times the population is halved by the conditions this person meets or mentions in their own words.
 */
function halvings(leaves: readonly Judged[], facts: Facts): number {
  const rarest = new Map<string, number>();
  let rarestStated = 0;
  for (const { leaf, truth } of leaves) {
    if ('check' in leaf) rarestStated = Math.max(rarestStated, truth === 'unknown' ? rarityOfStated(leaf, facts) : 0);
    else if (truth === 'true') rarest.set(leaf.fact, Math.max(rarest.get(leaf.fact) ?? 0, rarityOf(leaf)));
  }
  return [...rarest.values()].reduce((sum, rarity) => sum + rarity, rarestStated);
}

function needFactor({ needs = [] }: Offered, facts: Facts): number {
  const named = facts.needs ?? [];
  const likely = likelyNeeds(facts);
  const factors = needs.map((need, index) => {
    const place = index === 0 ? 'first' : 'further';
    return Math.max(named.includes(need) ? NAMED_NEED[place] : 1, likely.has(need) ? LIKELY_NEED[place] : 1);
  });
  const isOfSeveral = factors.filter((factor) => factor > 1).length > 1;
  const best = Math.max(1, ...factors) * (isOfSeveral ? OF_SEVERAL_NEEDS : 1);
  if (named.length === 0 || needs.some((need) => named.includes(need))) return best;
  if (!needs.some((need) => likely.has(need))) return best * UNNAMED.neither;
  return isPoor(facts) ? best : best * UNNAMED.likely;
}

/**
 * Returns whether the income is at or below the poverty line. People that poor need the everyday programs, no matter
 * what else they named.
 */
function isPoor({ incomeOfPovertyLine = Number.POSITIVE_INFINITY }: Facts): boolean {
  return incomeOfPovertyLine <= 100;
}

/** As a percentage of the poverty line. Up to this income, most households struggle with everyday costs. */
const STRUGGLING = 200;

const SUGGESTED: readonly (readonly [Need, (facts: Facts) => boolean])[] = [
  ['school', ({ student }) => student === 'current' || student === 'future'],
  ['work', ({ employment }) => employment === 'unemployed'],
  ['money', ({ employment }) => employment === 'unemployed' || employment === 'unable-to-work'],
  ['home', ({ home }) => home === 'seeking'],
  ['rent', ({ home }) => home === 'temporary'],
  ['children', ({ children, singleParent }) => (children ?? 0) > 0 || singleParent === true],
  ['health', ({ pregnant, disability, age }) => pregnant === true || disability === true || (age ?? 0) >= 65],
  ['food', ({ pregnant }) => pregnant === true],
  ['business', ({ ownsBusiness, startingBusiness }) => ownsBusiness === true || startingBusiness === true],
  ['land', ({ applicantKind }) => applicantKind?.includes('farm') === true],
  ['community', ({ applicantKind }) => applicantKind?.includes('nonprofit') === true],
];

/** Returns the needs that a profile suggests. */
function likelyNeeds(facts: Facts): ReadonlySet<Need> {
  const needs = SUGGESTED.filter(([, holds]) => holds(facts)).map(([need]) => need);
  const isStruggling = (facts.incomeOfPovertyLine ?? Number.POSITIVE_INFINITY) <= STRUGGLING;
  return new Set([...needs, ...(isStruggling ? (['food', 'bills', 'health', 'money'] as const) : [])]);
}

function loanFactor({ programType, needs = [] }: Offered, facts: Facts): number {
  if (programType !== 'loan') return 1;
  if (isPoor(facts) && needs.includes('home')) return LOAN.ofThePoor;
  const wanted = new Set([...(facts.needs ?? []), ...likelyNeeds(facts)]);
  if (needs.some((need) => BORROWED_FOR.includes(need) && wanted.has(need))) return 1;
  return facts.forOrganization ? OF_ORGANIZATION.loan : LOAN.usual;
}

function placeFactor({ states }: Offered, { state }: Facts): number {
  if (states.length === 0 || state === undefined) return 1;
  return states.includes(state) ? PLACE.here : PLACE.elsewhere;
}
