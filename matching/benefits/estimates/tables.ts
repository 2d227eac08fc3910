import type { StateCode } from '../../../contract/profile/places.ts';
import type { Amount, Benefit } from '../../../contract/programs/benefits.ts';
import type { FigureBook } from '../figures.ts';
import { type Household, type HouseholdPerson, NO_COSTS, PLAIN_PERSON } from '../household.ts';
import { yearly } from '../money.ts';
import { reckonOf } from './estimators.ts';
import { reckonerOf } from './reckoning.ts';

/** A program's limits for a plain household: the highest income allowed and the most it can get. */
export interface TableRow {
  state: StateCode;
  people: number;
  /** US dollars a year before taxes; null if there's no limit or no income test. */
  limit: number | null;
  most: Amount | null;
  /** Names of the deciding figures, most important first. */
  figures: readonly string[];
}

/** The kind of household in a table. A sentence on the page describes it. */
export type Archetype = 'family' | 'seniors';

const SENIORS: readonly Benefit[] = ['csfp', 'ssi', 'ssi-state-supplements', 'medicare-savings-programs', 'extra-help'];

export function archetypeOf(benefit: Benefit): Archetype {
  return SENIORS.includes(benefit) ? 'seniors' : 'family';
}

/** The ages of a family's children. The first is below school age; the second isn't. */
const CHILDREN = [3, 8, 1, 11, 14, 6, 16] as const;
/** Leaves out cash assistance, because other programs would count it as income and pay less than their maximum. */
const withoutCash: typeof reckonOf = (benefit) => (benefit === 'tanf' ? undefined : reckonOf(benefit));

const HIGHEST = 400_000;
const STEP = 4000;

/**
 * Returns one row per household size in a state, starting with one person. Senior households have one or two people.
 */
export function rowsBySize(benefit: Benefit, state: StateCode, book: FigureBook, on: string, most = 8): TableRow[] {
  const sizes = archetypeOf(benefit) === 'seniors' ? 2 : most;
  return Array.from({ length: sizes }, (_, index) => rowOf(benefit, state, index + 1, book, on)).flatMap(
    (row) => row ?? [],
  );
}

/** Returns the row for one size; undefined if no such household qualifies or no figures are recorded. */
export function rowOf(
  benefit: Benefit,
  state: StateCode,
  people: number,
  book: FigureBook,
  on: string,
): TableRow | undefined {
  const at = (income: number) => {
    const household = plainHousehold(archetypeOf(benefit), state, people, income, on);
    return reckonerOf(household, book, benefit === 'tanf' ? reckonOf : withoutCash).of(benefit);
  };
  const eligible: number[] = [];
  let best: Amount | null = null;
  for (let income = 0; income <= HIGHEST; income += STEP) {
    const { eligible: isEligible, amount } = at(income);
    if (!isEligible) continue;
    eligible.push(income);
    if (amount && (best === null || yearly(amount).to > yearly(best).to)) best = amount;
  }
  const last = eligible.at(-1);
  if (last === undefined) return undefined;
  return {
    state,
    people,
    limit: last === HIGHEST ? null : limitFrom(last, (income) => at(income).eligible === true),
    most: best,
    figures: at(last).figures,
  };
}

/** Returns the highest whole-dollar income within the limit, found by binary search. */
function limitFrom(within: number, isWithin: (income: number) => boolean): number {
  let [low, high] = [within, within + STEP];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isWithin(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function plainHousehold(archetype: Archetype, state: StateCode, size: number, income: number, on: string): Household {
  const isSenior = archetype === 'seniors';
  const self: HouseholdPerson = {
    ...PLAIN_PERSON,
    relation: 'self',
    age: isSenior ? 70 : 35,
    medicare: isSenior,
    hoursWorkedPerWeek: isSenior ? 0 : 40,
    income: income === 0 ? {} : isSenior ? { 'social-security': income } : { wages: income },
  };
  const others = Array.from(
    { length: size - 1 },
    (_, index): HouseholdPerson =>
      isSenior
        ? { ...self, relation: 'spouse', income: {} }
        : { ...PLAIN_PERSON, relation: 'child', age: CHILDREN[index % CHILDREN.length] ?? 8 },
  );
  return {
    on,
    state,
    county: null,
    people: [self, ...others],
    costs: NO_COSTS,
    savings: 0,
    homeless: false,
    home: null,
    incomeOpen: false,
    housingOpen: false,
    withoutBills: false,
    enrolled: [],
    drawn: [],
  };
}
