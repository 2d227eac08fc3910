import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { grantId } from './grants.ts';

/* What a household would get with more income, or less: where help ends. All sums are US dollars. */

/** What lies between the least and the most that the answers given so far allow. */
const span = z.object({ from: z.number(), to: z.number() });
export type Span = z.infer<typeof span>;

/** What is put in for the income: pay from work beside incomes that stay, or the whole of it where no kinds are told. */
export const variedIncome = z.object({
  varies: z.enum(['pay', 'income']),
  /** What the household has today; null where nobody told. */
  here: z.nullable(z.number()),
  /** Income that stays: not from work. */
  kept: z.number(),
  /** Whether the household told no pay, and some is put in all the same. */
  isAdded: z.boolean(),
});
export type VariedIncome = z.infer<typeof variedIncome>;

/** Help at one income. The incomes rise; a fall between two that are a dollar or so apart is a cliff. */
export const incomePoint = z.extend(span, { income: z.number() });
export type IncomePoint = z.infer<typeof incomePoint>;

export const INCOME_PERIODS = ['month', 'year'] as const;

/** One program by income. */
export const incomeCurve = z.extend(variedIncome, {
  /** Incomes and sums of money are for this time. */
  per: z.enum(INCOME_PERIODS),
  /** Money; people of the household who are covered, where it is no sum; or whether the household is within the limits. */
  measure: z.enum(['money', 'people', 'within']),
  points: z.array(incomePoint),
  /** The least income with help, where there is none below it. */
  starts: z.nullable(z.number()),
  /** The highest income with help: for certain, and at most; null where no income is too high. */
  ends: z.nullable(span),
});
export type IncomeCurve = z.infer<typeof incomeCurve>;

export const getByIncome = endpoint({
  method: 'GET',
  path: '/api/grants/:id/by-income',
  access: 'member',
  params: grantId,
  /** Null where income decides nothing, no figures tell, or something else rules the member out. */
  response: z.object({ curve: z.nullable(incomeCurve) }),
});

/** A program of the household's help: from and up to which income it comes. */
const helpPart = z.object({
  id: z.string(),
  title: z.string(),
  /** Whether it is a sum, and counted. */
  isMoney: z.boolean(),
  starts: z.nullable(z.number()),
  /** From above this on it covers fewer people; null where it never does before it ends. */
  fewer: z.nullable(z.number()),
  /** Null where it goes on beyond the picture. */
  ends: z.nullable(z.number()),
});
export type HelpPart = z.infer<typeof helpPart>;

/** An income from which $100 more a month cost more than $100 of help, by the least and the most that is likely. */
const helpLoss = z.object({ income: z.number(), loss: span, ids: z.array(z.string()) });
export type HelpLoss = z.infer<typeof helpLoss>;

/** All programs together by income, a month; what is paid once a year counts with a twelfth. */
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
  /** Null where nothing can be counted. */
  response: z.object({ help: z.nullable(helpCurve) }),
});
