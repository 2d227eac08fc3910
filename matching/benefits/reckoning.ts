import type * as z from 'zod/mini';
import type { Amount, Benefit } from '../../contract/benefits.ts';
import type { Odds } from '../../contract/rules.ts';
import type { FigureBook, FigureShapes, Values } from './figures.ts';
import { type Household, incomeOf } from './household.ts';

/** What one person of the household gets, in the order of `Household.people`. */
export interface PersonsReckoning {
  eligible: boolean;
  /** In US dollars, for the period of the whole amount. */
  amount?: number;
  /** The group by which somebody qualifies, in the program's own words. */
  category?: string;
}

/** An income limit in US dollars, and the income that counts against it. */
export interface Limit {
  income: number;
  most: number;
  per: 'month' | 'year';
  /** How many people it is for. */
  people: number;
  /** The family it is for, where it goes by neither their number nor the state: "a couple with 2 children". */
  family?: string;
  /** Who in the household it is for, where that is not the one who asks: "A child aged 5". */
  whose?: string;
  /** What it is, where it is not simply the state's limit. */
  name?: string;
}

/** A condition that nobody told, in words to the person, and how often it holds for people like them. */
export interface Hinge {
  says: string;
  odds: Odds;
}

/** What a sum falls to where benefits that the household may have too are paid: they count as its income, or come before it. */
export interface Beside {
  benefits: readonly Benefit[];
  amount: Amount;
}

/** What a program comes to for a household of which everything is known. */
export interface Reckoning {
  /** Null where the recorded figures do not cover this state or day. */
  eligible: boolean | null;
  /** Null where it is no sum (a service, a place in a class), or where nothing is due. */
  amount: Amount | null;
  people?: readonly PersonsReckoning[];
  category?: string;
  /** False where the state may draw its line lower than the one that was compared. */
  isCertain?: boolean;
  /** Something that no profile tells and on which all hangs. */
  hinge?: Hinge;
  /** Parts of the amount, by names of the program's own. */
  parts?: Readonly<Record<string, number>>;
  /** The limit that the household's income was compared with; null where none applies. */
  limit?: Limit | null;
  /** What decided in place of a limit, as the reason to tell: "Schools of your state feed every child for free". */
  says?: string;
  /** Everybody in the state gets it, and nobody has to ask: no total counts it. */
  isForAll?: boolean;
  /** What other benefits leave of the sum, once for each set of them. Called only for a total. */
  besides?: () => readonly Beside[];
  /** The poverty guideline that the income was compared with, US dollars a year, where other programs take it from here. */
  guideline?: number;
  /** The reckoning in sentences, first to last. Called only for what is shown. */
  steps: () => readonly string[];
  /** Conditions that the reckoning took for granted: "Your savings are below $3,000". */
  assumes?: readonly string[];
  /** What it does not cover, in a sentence: "Your state adds a supplement that we have no figure for". */
  note?: string;
  /** Names of the figures that decided, the most telling first. */
  figures: readonly string[];
}

/** What a reckoning works with: the household, the figures in force, and what other programs come to. */
export interface Reckoner {
  readonly household: Household;
  readonly book: FigureBook;
  /** The figures of a program for the household's state and day. */
  figures<Shape extends Record<string, z.ZodMiniType>>(shapes: FigureShapes<Shape>): Values<Shape>;
  /** What another program comes to; reckoned once. */
  of(benefit: Benefit): Reckoning;
}

export type Reckon = (reckoner: Reckoner) => Reckoning;

export const NOT_COVERED: Reckoning = { eligible: null, amount: null, steps: () => [], figures: [] };

/** Not eligible, with the sentences that say why. */
export function notEligible(figures: readonly string[], steps: () => readonly string[]): Reckoning {
  return { eligible: false, amount: null, steps, figures };
}

/** Whether a household gets a program for certain: what opens another program, or counts as income there. */
export function isDue({ eligible, isCertain, hinge }: Reckoning): boolean {
  return eligible === true && isCertain !== false && hinge === undefined;
}

/**
 * Whether the household gets a benefit, which opens others: by what it told, or as labelled households draw what they may
 * have. What it might only get opens nothing yet.
 */
export function isGotten(reckoner: Reckoner, benefit: Benefit): boolean {
  const { people, drawn, enrolled } = reckoner.household;
  if (enrolled.includes(benefit)) return true;
  if ((benefit === 'ssi' || benefit === 'tanf') && people.some((person) => incomeOf(person, [benefit]) > 0))
    return true;
  return drawn.length > 0 && isDue(reckoner.of(benefit));
}

/** A reckoner over one household. A circle of programs that ask each other ends with "not covered" for the inner one. */
export function reckonerOf(
  household: Household,
  book: FigureBook,
  reckonings: Readonly<Partial<Record<Benefit, Reckon>>>,
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
      const reckoning = reckonings[benefit]?.(reckoner) ?? NOT_COVERED;
      done.set(benefit, reckoning);
      return reckoning;
    },
  };
  return reckoner;
}
