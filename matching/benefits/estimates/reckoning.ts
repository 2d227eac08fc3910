import type * as z from 'zod/mini';
import type { Amount, Benefit, OpenFact } from '../../../contract/programs/benefits.ts';
import type { Leaf, Odds } from '../../../contract/programs/rules.ts';
import type { FigureBook, FigureShapes, Values } from '../figures.ts';
import { type Household, incomeOf } from '../household.ts';

/** One household member's result. Lists are in the order of `Household.people`. */
export interface PersonsReckoning {
  eligible: boolean;
  /** In US dollars, for the same period as the total amount. */
  amount?: number;
  /** The group in which the person qualifies, in the program's own words. */
  category?: string;
  /** True if it depends on a condition that no profile states, such as hours of work. */
  isIf?: boolean;
}

/** An income limit in US dollars, and the income compared with it. */
export interface Limit {
  income: number;
  most: number;
  per: 'month' | 'year';
  /** How many people the limit covers. */
  people: number;
  /** The family the limit is for, if it depends on neither size nor state: "a couple with 2 children". */
  family?: string;
  /** The person the limit is for, if not the applicant: "A child aged 5". */
  whose?: string;
  /** Returns the words after the income that say what it leaves out: ", after the $20 a month that does not count,". */
  leftOut?: () => string;
  /** The limit's name, if it isn't simply the state's limit. */
  name?: string;
}

/** A condition the profile doesn't state, addressed to the person, and how often similar people meet it. */
export interface Hinge {
  says: string;
  odds: Odds;
}

/**
 * What an amount drops to if the household also gets these benefits, because they count as income or are paid first.
 */
export interface Beside {
  benefits: readonly Benefit[];
  amount: Amount;
}

/** A program's result for a household with all facts known. */
export interface Reckoning {
  /** Null if the recorded figures don't cover this state or day. */
  eligible: boolean | null;
  /** Null if the benefit isn't money (a service, a place in a class) or the amount is zero. */
  amount: Amount | null;
  people?: readonly PersonsReckoning[];
  category?: string;
  /** False if the state may set a lower limit than the one used. */
  isCertain?: boolean;
  /** A condition that decides the result but that no profile states. */
  hinge?: Hinge | undefined;
  /** Parts of the amount, by the program's own names for them. */
  parts?: Readonly<Record<string, number>>;
  /** The limit the household's income was compared with; null if none applies. */
  limit?: Limit | null;
  /** The deciding reason if it isn't a limit: "Schools of your state feed every child for free". */
  says?: string;
  /** Set if everyone in the state gets it automatically. Totals don't count it. */
  isForAll?: boolean;
  /** Set if the state decides each year whether to pay it at all. Totals don't count it. */
  isStatesChoice?: boolean;
  /**
   * Returns what remains of the amount when combined with other benefits, for each set of them. Called only for totals.
   */
  besides?: () => readonly Beside[];
  /** The poverty guideline used for the comparison, in US dollars a year, if other programs need it. */
  guideline?: number;
  /** Returns the calculation in sentences, in order. Called only when shown. */
  steps: () => readonly string[];
  /** Assumed conditions: "Your savings are below $3,000". */
  assumes?: readonly string[];
  /** Assumptions that the person has to confirm before anything is certain. */
  confirms?: readonly Leaf[];
  /** Open facts that would narrow the amount, even though it's the same for every guess. */
  missing?: readonly OpenFact[];
  /** What the result doesn't cover, in a sentence: "Your state adds a supplement that we have no figure for". */
  note?: string;
  /** Names of the deciding figures, most important first. */
  figures: readonly string[];
}

/** The context of a calculation: the household, the figures in effect, and the results of other programs. */
export interface Reckoner {
  readonly household: Household;
  readonly book: FigureBook;
  /** Returns a program's figures for the household's state and day. */
  figures<Shape extends Record<string, z.ZodMiniType>>(shapes: FigureShapes<Shape>): Values<Shape>;
  /** Returns another program's result, which is calculated once. */
  of(benefit: Benefit): Reckoning;
}

/** Returns what to confirm if a limit on savings applies and the member didn't state theirs. */
export function savingsToConfirm({ savingsOpen }: Household, most: number | undefined, says: string): Leaf[] {
  return savingsOpen && most !== undefined ? [{ fact: 'savings', atMost: most, says, source: '' }] : [];
}

/** Returns a condition for the person to confirm, because no answer settles it. */
export function toConfirm(says: string, odds: Odds): Leaf {
  return { check: true, odds, says, source: '' };
}

export type Reckon = (reckoner: Reckoner) => Reckoning;

export const NOT_COVERED: Reckoning = { eligible: null, amount: null, steps: () => [], figures: [] };

/** Returns a negative result with the sentences that explain it. */
export function notEligible(figures: readonly string[], steps: () => readonly string[]): Reckoning {
  return { eligible: false, amount: null, steps, figures };
}

/** Returns whether a household certainly gets a program, so it can qualify for others or count as income there. */
export function isDue({ eligible, isCertain, hinge }: Reckoning): boolean {
  return eligible === true && isCertain !== false && hinge === undefined;
}

/**
 * Returns whether the household gets a benefit that qualifies it for others: because the member says so or, for labeled
 * households, because they are eligible for it. A merely possible benefit doesn't qualify anyone yet.
 */
export function isGotten(reckoner: Reckoner, benefit: Benefit): boolean {
  const { people, drawn, enrolled } = reckoner.household;
  if (enrolled.includes(benefit)) return true;
  if ((benefit === 'ssi' || benefit === 'tanf') && people.some((person) => incomeOf(person, [benefit]) > 0))
    return true;
  return drawn.length > 0 && isDue(reckoner.of(benefit));
}

/** Returns a reckoner for one household. If programs depend on each other in a cycle, the inner one isn't covered. */
export function reckonerOf(
  household: Household,
  book: FigureBook,
  reckonOf: (benefit: Benefit) => Reckon | undefined,
): Reckoner {
  const done = new Map<Benefit, Reckoning>();
  const reckoner: Reckoner = {
    household,
    book,
    figures: book.at(household.state, household.on),
    of(benefit) {
      const known = done.get(benefit);
      if (known) return known;
      done.set(benefit, NOT_COVERED);
      const reckoning = reckonOf(benefit)?.(reckoner) ?? NOT_COVERED;
      done.set(benefit, reckoning);
      return reckoning;
    },
  };
  return reckoner;
}
