import * as z from 'zod/mini';
import { INCOME_KINDS } from '../../../contract/profile/household.ts';
import { PERIODS, type TieredBenefit } from '../../../contract/programs/benefits.ts';
import { type FigureShapes, figureShapes } from '../figures.ts';

/** From the first number through the last; no upper end if it is null. */
const range = z.tuple([z.number(), z.nullable(z.number())]);

/** For which households a table is. Every condition must hold. */
const when = z.object({
  home: z.optional(z.enum(['own', 'rent'])),
  /** Married and living together. */
  couple: z.optional(z.boolean()),
  people: z.optional(range),
  /** The age of the older of applicant and spouse. */
  age: z.optional(range),
  dependents: z.optional(range),
  /** The applicant or spouse has a disability. */
  disabled: z.optional(z.boolean()),
});

/**
 * A sum, or a part of the yearly rent, less a part of the income: the usual form of a circuit breaker. In this order:
 * `sum`, or `ofRent` of the rent, at most `rentUpTo`; less `less` and `lessIncome` of the income above `above`; times
 * `rate`; within `least` and `most`.
 */
const reduced = z.object({
  sum: z.optional(z.number()),
  ofRent: z.optional(z.number()),
  rentUpTo: z.optional(z.number()),
  lessIncome: z.optional(z.number()),
  above: z.optional(z.number()),
  less: z.optional(z.number()),
  rate: z.optional(z.number()),
  least: z.optional(z.number()),
  most: z.number(),
});
export type Reduced = z.output<typeof reduced>;

/** A sum; up to a sum, by costs that no profile states, such as property tax; or a reduced one. */
const tierAmount = z.union([z.number(), z.object({ upTo: z.number() }), reduced]);
export type TierAmount = z.output<typeof tierAmount>;

const table = z.object({
  when: z.optional(when),
  /** The end of each tier, lowest first, and what it pays. The last end is the program's limit; null if none. */
  rows: z.array(z.tuple([z.nullable(z.number()), tierAmount])).check(z.minLength(1)),
  /** The amount is at most the property tax that was paid. */
  isOfTax: z.optional(z.boolean()),
});
export type TierTable = z.output<typeof table>;

/** A program's published table: what it pays by income and kind of household. */
export const tiers = z.object({
  /** The year that the program calls these amounts by. */
  year: z.optional(z.number()),
  per: z.enum(PERIODS),
  /** Whose income counts. `return`: the adjusted gross income of the tax return. */
  income: z.enum(['household', 'couple', 'return']),
  /** The share of a kind of income that counts, if not all of it does. */
  shares: z.optional(z.partialRecord(z.enum(INCOME_KINDS), z.number())),
  /** What the ends of tiers are: US dollars a year, or percent of the poverty line. */
  ends: z.enum(['dollars', 'poverty-line']),
  /** An income that equals an end belongs to the next tier. */
  isBelow: z.optional(z.boolean()),
  /** The amount is for each person on the tax return, up to `most` in total; filers of 65 or older may count twice. */
  each: z.optional(z.object({ most: z.optional(z.number()), isOldTwice: z.optional(z.boolean()) })),
  /** It only lowers the state's income tax. */
  taxOnly: z.optional(z.boolean()),
  /** What else the program pays or asks, in a sentence. */
  note: z.optional(z.string()),
  /** The first that fits a household applies. */
  tables: z.array(table).check(z.minLength(1)),
});
export type Tiers = z.output<typeof tiers>;

/** The figures of each program, since a book keeps what it read by their identity. */
const shapes = new Map<TieredBenefit, FigureShapes<{ tiers: typeof tiers }>>();

/** The figures of a program that pays by tiers. */
export function tierShapes(benefit: TieredBenefit): FigureShapes<{ tiers: typeof tiers }> {
  const shape = shapes.get(benefit) ?? figureShapes(benefit, { tiers });
  shapes.set(benefit, shape);
  return shape;
}
