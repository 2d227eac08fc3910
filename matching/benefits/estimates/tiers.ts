import * as z from 'zod/mini';
import { INCOME_KINDS } from '../../../contract/profile/household.ts';
import { PERIODS, type TieredBenefit } from '../../../contract/programs/benefits.ts';
import { type FigureShapes, figureShapes } from '../figures.ts';

/** The first and last number of a range. Null means no upper bound. */
const range = z.tuple([z.number(), z.nullable(z.number())]);

/** The households a table applies to. Every condition must hold. */
const when = z.object({
  home: z.optional(z.enum(['own', 'rent'])),
  /** Married and living together. */
  couple: z.optional(z.boolean()),
  people: z.optional(range),
  /** The age of the applicant or spouse, whichever is older. */
  age: z.optional(range),
  dependents: z.optional(range),
  /** True if the applicant or spouse has a disability. */
  disabled: z.optional(z.boolean()),
});

/**
 * A fixed amount, or a share of the yearly rent, reduced by a share of income: the usual form of a circuit breaker.
 * Calculated in this order: start with `sum`, or with `ofRent` times the rent, capped at `rentUpTo`; subtract `less`
 * and `lessIncome` times the income above `above`; multiply by `rate`; clamp to `least` and `most`.
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

/**
 * A fixed amount; up to an amount, if it depends on costs no profile states, such as property tax; or a reduced one.
 */
const tierAmount = z.union([z.number(), z.object({ upTo: z.number() }), reduced]);
export type TierAmount = z.output<typeof tierAmount>;

const table = z.object({
  when: z.optional(when),
  /** Each tier's end and what it pays, lowest first. The last end is the program's limit; null means no limit. */
  rows: z.array(z.tuple([z.nullable(z.number()), tierAmount])).check(z.minLength(1)),
  /** True if the amount is capped at the property tax paid. */
  isOfTax: z.optional(z.boolean()),
});
export type TierTable = z.output<typeof table>;

/** A program's published table: what it pays by income and kind of household. */
export const tiers = z.object({
  /** The year that the program itself gives for these amounts. */
  year: z.optional(z.number()),
  per: z.enum(PERIODS),
  /** Whose income counts. `return`: the tax return's adjusted gross income. */
  income: z.enum(['household', 'couple', 'return']),
  /** The share of each kind of income that counts, where it isn't all of it. */
  shares: z.optional(z.partialRecord(z.enum(INCOME_KINDS), z.number())),
  /** The unit of the tiers' ends: US dollars a year, or percent of the poverty line. */
  ends: z.enum(['dollars', 'poverty-line']),
  /** True if an income equal to an end belongs to the next tier. */
  isBelow: z.optional(z.boolean()),
  /** Set if the amount is per person on the tax return, up to `most` in total. Filers 65 or older may count twice. */
  each: z.optional(z.object({ most: z.optional(z.number()), isOldTwice: z.optional(z.boolean()) })),
  /** True if it can only lower the state income tax. */
  taxOnly: z.optional(z.boolean()),
  /** What else the program pays or requires, in a sentence. */
  note: z.optional(z.string()),
  /** The first table that fits a household applies. */
  tables: z.array(table).check(z.minLength(1)),
});
export type Tiers = z.output<typeof tiers>;

/** Keeps one shapes object per program, because a `FigureBook` caches what it read by object identity. */
const shapes = new Map<TieredBenefit, FigureShapes<{ tiers: typeof tiers }>>();

/** Returns the figure shapes of a program that pays by tiers. */
export function tierShapes(benefit: TieredBenefit): FigureShapes<{ tiers: typeof tiers }> {
  const shape = shapes.get(benefit) ?? figureShapes(benefit, { tiers });
  shapes.set(benefit, shape);
  return shape;
}
