import type * as z from 'zod/mini';
import type { Amount, Benefit, OpenFact } from '../../../contract/programs/benefits.ts';
import type { Odds } from '../../../contract/programs/rules.ts';
import type { FigureBook, FigureShapes, Values } from '../figures.ts';
import { type Household, incomeOf } from '../household.ts';

/** What one person in the household gets, in the order of `Household.people`. */
export interface PersonsReckoning {
  eligible: boolean;
  /** In US dollars, for the period of the whole amount. */
  amount?: number;
  /** The group by which the person qualifies, in the program's own words. */
  category?: string;
}

/** An income limit in US dollars, and the income compared with it. */
export interface Limit {
  income: number;
  most: number;
  per: 'month' | 'year';
  /** How many people it is for. */
  people: number;
  /** The family it is for, if it depends on neither their number nor the state: "a couple with 2 children". */
  family?: string;
  /** The person it is for, if not the applicant: "A child aged 5". */
  whose?: string;
  /** Its name, if it isn't simply the state's limit. */
  name?: string;
}

/** A condition the profile doesn't state, in words to the person, and how often it holds for similar people. */
export interface Hinge {
  says: string;
  odds: Odds;
}

/**
 * What an amount falls to if the household also gets these benefits, because they count as its income or are paid
 * first.
 */
export interface Beside {
  benefits: readonly Benefit[];
  amount: Amount;
}

/** A program's result for a household whose facts are all known. */
export interface Reckoning {
  /** Null if the recorded figures don't cover this state or day. */
  eligible: boolean | null;
  /** Null if it isn't an amount (a service, a place in a class) or is zero. */
  amount: Amount | null;
  people?: readonly PersonsReckoning[];
  category?: string;
  /** False if the state may set its limit lower than the one compared. */
  isCertain?: boolean;
  /** A condition no profile states that decides the result. */
  hinge?: Hinge;
  /** Parts of the amount, by the program's own names. */
  parts?: Readonly<Record<string, number>>;
  /** The limit the household's income was compared with; null if none applies. */
  limit?: Limit | null;
  /** The deciding reason when it isn't a limit: "Schools of your state feed every child for free". */
  says?: string;
  /** Everyone in the state gets it automatically, so totals don't count it. */
  isForAll?: boolean;
  /** What remains of the amount with other benefits, for each set of them. Called only for a total. */
  besides?: () => readonly Beside[];
  /** The poverty guideline the income was compared with, in US dollars a year, if other programs use it. */
  guideline?: number;
  /** The calculation in sentences, in order. Called only when shown. */
  steps: () => readonly string[];
  /** Assumed conditions: "Your savings are below $3,000". */
  assumes?: readonly string[];
  /** Open facts that would narrow the amount, although it is the same for each guess. */
  missing?: readonly OpenFact[];
  /** What it doesn't cover, in a sentence: "Your state adds a supplement that we have no figure for". */
  note?: string;
  /** Names of the deciding figures, the most important first. */
  figures: readonly string[];
}

/** The context of a calculation: the household, the figures in force, and the results of other programs. */
export interface Reckoner {
  readonly household: Household;
  readonly book: FigureBook;
  /** A program's figures for the household's state and day. */
  figures<Shape extends Record<string, z.ZodMiniType>>(shapes: FigureShapes<Shape>): Values<Shape>;
  /** Another program's result, calculated once. */
  of(benefit: Benefit): Reckoning;
}

export type Reckon = (reckoner: Reckoner) => Reckoning;

export const NOT_COVERED: Reckoning = { eligible: null, amount: null, steps: () => [], figures: [] };

/** Not eligible, with the sentences that explain why. */
export function notEligible(figures: readonly string[], steps: () => readonly string[]): Reckoning {
  return { eligible: false, amount: null, steps, figures };
}

/** Whether a household certainly gets a program that opens another one or counts as income there. */
export function isDue({ eligible, isCertain, hinge }: Reckoning): boolean {
  return eligible === true && isCertain !== false && hinge === undefined;
}

/**
 * Whether the household gets a benefit that opens others: because the member says so or, for labeled households,
 * because they may get it. A merely possible benefit opens nothing yet.
 */
export function isGotten(reckoner: Reckoner, benefit: Benefit): boolean {
  const { people, drawn, enrolled } = reckoner.household;
  if (enrolled.includes(benefit)) return true;
  if ((benefit === 'ssi' || benefit === 'tanf') && people.some((person) => incomeOf(person, [benefit]) > 0))
    return true;
  return drawn.length > 0 && isDue(reckoner.of(benefit));
}

/** A reckoner for one household with these calculations. If programs depend on each other in a cycle, the inner one returns "not covered". */
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
