import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { grantId } from './grants.ts';

/* What a household would get with more or less income, and where help ends. All amounts are US dollars. */

/** The range that the answers so far allow. */
const span = z.object({ from: z.number(), to: z.number() });
export type Span = z.infer<typeof span>;

/** The part of income that varies: pay from work on top of other income, or all income if no kinds are known. */
export const variedIncome = z.object({
  varies: z.enum(['pay', 'income']),
  /** The household's current income; null if unknown. */
  here: z.nullable(z.number()),
  /** Income that stays the same because it isn't from work. */
  kept: z.number(),
  /** True if pay was added although the household didn't report any. */
  isAdded: z.boolean(),
});
export type VariedIncome = z.infer<typeof variedIncome>;

/** Help at one income. Points are sorted by income; a drop between two points about a dollar apart is a cliff. */
export const incomePoint = z.extend(span, { income: z.number() });
export type IncomePoint = z.infer<typeof incomePoint>;

export const INCOME_PERIODS = ['month', 'year'] as const;

/** One program's help by income. */
export const incomeCurve = z.extend(variedIncome, {
  /** The period of the incomes and amounts. */
  per: z.enum(INCOME_PERIODS),
  /**
   * `money`: an amount. `people`: how many people are covered, if it isn't an amount. `within`: whether the household
   * is within the limits.
   */
  measure: z.enum(['money', 'people', 'within']),
  points: z.array(incomePoint),
  /** The lowest income with help, if lower incomes get none. */
  starts: z.nullable(z.number()),
  /**
   * The highest income that still gets help: the certain value, and the highest possible one. Null if there is no
   * limit.
   */
  ends: z.nullable(span),
  /** The income limit, if the amount falls to zero well below it. */
  limit: z.optional(z.number()),
});
export type IncomeCurve = z.infer<typeof incomeCurve>;

export const getByIncome = endpoint({
  method: 'GET',
  path: '/api/grants/:id/by-income',
  access: 'member',
  params: grantId,
  /** Null if income doesn't decide, figures are missing, or something else rules the member out. */
  response: z.object({ curve: z.nullable(incomeCurve) }),
});

/** One program in the total, with the income range in which it pays. */
const helpPart = z.object({
  id: z.string(),
  title: z.string(),
  /** True if it adds an amount to the total. */
  isMoney: z.boolean(),
  starts: z.nullable(z.number()),
  /** The income above which it covers fewer people; null if that never happens before it ends. */
  fewer: z.nullable(z.number()),
  /** Null if it continues beyond the chart. */
  ends: z.nullable(z.number()),
});
export type HelpPart = z.infer<typeof helpPart>;

/**
 * An income at which earning $100 more a month costs more than $100 in help. `loss` is the likely minimum and maximum.
 */
const helpLoss = z.object({ income: z.number(), loss: span, ids: z.array(z.string()) });
export type HelpLoss = z.infer<typeof helpLoss>;

/** All programs together by income, per month. Yearly payments count as a twelfth. */
export const helpCurve = z.extend(variedIncome, {
  points: z.array(incomePoint),
  parts: z.array(helpPart),
  losses: z.array(helpLoss),
});
export type HelpCurve = z.infer<typeof helpCurve>;

export const getHelpByIncome = endpoint({
  method: 'GET',
  path: '/api/help-by-income',
  access: 'member',
  /** Null if nothing can be counted. */
  response: z.object({ help: z.nullable(helpCurve) }),
});
