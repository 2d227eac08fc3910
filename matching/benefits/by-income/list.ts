import type { StateCode } from '../../../contract/profile/places.ts';
import type { Amount, Benefit } from '../../../contract/programs/benefits.ts';
import type { Total } from '../../../contract/search/search.ts';
import type { Facts } from '../../person/fact-types.ts';
import { factsOf } from '../../person/facts.ts';
import { truthIn } from '../../rules/evaluate.ts';
import { benefitOf, likelihoodFor, type RuledProgram } from '../../rules/match.ts';
import { estimatesFor, possibleHouseholds } from '../estimates/estimate.ts';
import { isDue, type Reckoning } from '../estimates/reckoning.ts';
import { amountBeside } from '../estimates/together.ts';
import { isSureEnough, totalOf } from '../estimates/total.ts';
import type { FigureBook } from '../figures.ts';
import { incomeLinesOf } from '../income-lines.ts';
import type { Varied } from './varied.ts';

/** A program that a member's list may include. */
export interface Offered extends RuledProgram {
  id: string;
  title: string;
}

/** A member's own list at other incomes, in US dollars a year. */
export interface ListByIncome {
  /** The programs' benefits, without duplicates. */
  benefits: readonly Benefit[];
  /** Returns how many people live in the household. */
  size: (income: number) => number;
  total: (income: number) => Total;
  /** Returns what a benefit adds to the total; null if it isn't counted. */
  amountOf: (benefit: Benefit, income: number) => Amount | null;
  /** Returns how many people are within its limits. Cheap, because nothing else is checked. */
  within: (benefit: Benefit, income: number) => number;
  /** Returns how many people a benefit covers; 0 if the list isn't certain of it. */
  people: (benefit: Benefit, income: number) => number;
  /** Returns the benefit's program, if the list is certain of it. */
  programOf: (benefit: Benefit, income: number) => Offered | undefined;
}

interface Of {
  profileAt: Varied['at'];
  state: StateCode;
  book: FigureBook;
  on: string;
}

/**
 * Evaluates the programs again at each income, exactly as the member's list would. A program that is certain only at
 * some incomes counts only at those.
 */
export function listByIncome(offered: readonly Offered[], { profileAt, state, book, on }: Of): ListByIncome {
  const lines = incomeLinesOf(book, on);
  const factsAt = (income: number): Facts => ({ ...factsOf(profileAt(income), new Date(on), lines), lines });
  const steady = sharedBy(ANY_INCOMES.map(factsAt));
  const possible = offered.filter(({ rules }) => rules !== null && truthIn(rules, steady) !== 'false');
  const byBenefit = Map.groupBy(possible, ({ rules }) => benefitOf(rules));
  const benefits = [...byBenefit.keys()].filter((benefit) => benefit !== undefined);
  const at = keptBy((income: number) => {
    const households = possibleHouseholds(profileAt(income), state, book, on);
    const estimates = estimatesFor(() => households);
    let facts: Facts | undefined;
    return {
      size: households[0]?.reckoner.household.people.length ?? 1,
      facts: () => {
        facts ??= { ...factsAt(income), estimates };
        return facts;
      },
      estimates,
      // At most incomes, most benefits already fail in the first household.
      isWithin: (benefit: Benefit) => households.every(({ reckoner }) => isDue(reckoner.of(benefit))),
      reckonings: (benefit: Benefit) => households.map(({ reckoner }) => reckoner.of(benefit)),
    };
  });
  const sure = keptBy((income: number) => {
    const { facts, isWithin } = at(income);
    return keptBy((benefit: Benefit) =>
      isWithin(benefit) ? (byBenefit.get(benefit) ?? []).flatMap((program) => judgedSure(program, facts())) : [],
    );
  });
  const priced = benefits.filter((benefit) => !WITHOUT_PRICE.includes(benefit));
  const total = keptBy((income: number) => totalOf(priced.flatMap(sure(income)), at(income)));
  const within = (benefit: Benefit, income: number) => {
    const { isWithin, reckonings } = at(income);
    return isWithin(benefit) ? Math.max(...reckonings(benefit).map(covered)) : 0;
  };
  return {
    benefits,
    size: (income) => at(income).size,
    total,
    amountOf(benefit, income) {
      const { counted } = total(income);
      const part = counted.find((one) => one.benefit === benefit);
      return part ? amountBeside(part, counted) : null;
    },
    within,
    people: (benefit, income) => (sure(income)(benefit).length > 0 ? within(benefit, income) : 0),
    programOf: (benefit, income) => sure(income)(benefit)[0]?.program,
  };
}

/** Coverage that never has an amount. */
const WITHOUT_PRICE: readonly Benefit[] = ['medicaid', 'chip'];

/** Low, typical and high: facts that are the same at all of them don't depend on income. */
const ANY_INCOMES = [0, 30_000, 500_000];

function sharedBy([first = {}, ...others]: readonly Facts[]): Facts {
  const same = ([name, value]: [string, unknown]) =>
    others.every(
      (facts) => JSON.stringify(Object.entries(facts).find(([other]) => other === name)?.[1]) === JSON.stringify(value),
    );
  return Object.fromEntries(Object.entries(first).filter(same));
}

function judgedSure(program: Offered, facts: Facts) {
  if (program.rules !== null && truthIn(program.rules, facts) === 'false') return [];
  const chance = likelihoodFor(program, facts);
  return isSureEnough(chance.likelihood) && !chance.isPaid ? [{ id: program.id, program, ...chance }] : [];
}

function covered({ eligible, people }: Reckoning): number {
  return eligible === true ? (people?.filter((one) => one.eligible).length ?? 1) : 0;
}

/** Caches one value per key. */
function keptBy<Key, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
