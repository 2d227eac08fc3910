import * as z from 'zod/mini';

/**
 * Programs whose verdict and amount are calculated from a household and this year's figures. Also the names of their
 * figure folders.
 */
// biome-ignore format: one row reads better than one word per line
export const BENEFITS = [
  'snap', 'wic', 'school-meals', 'summer-ebt', 'csfp', 'lifeline', 'liheap', 'head-start', 'home-energy-rebates', 'medicaid',
  'chip', 'premium-tax-credit', 'cost-sharing-reductions', 'medicare-savings-programs', 'extra-help', 'ssi',
  'ssi-state-supplements', 'tanf', 'child-care', 'eitc', 'child-tax-credit', 'dependent-care-credit', 'education-credits', 'savers-credit', 'state-eitc',
  'state-child-tax-credits', 'state-dependent-care-credits', 'pell-grant',
] as const;

/**
 * A program that pays according to its own published table: `tiers-` plus the program's ID. Also the name of its figure
 * folder.
 */
export type TieredBenefit = `tiers-${string}`;
export type Benefit = (typeof BENEFITS)[number] | TieredBenefit;

export function isTiered(name: unknown): name is TieredBenefit {
  return /^tiers-/.test(String(name));
}

export const benefit = z.custom<Benefit>((name) => isTiered(name) || BENEFITS.some((one) => one === name));

export const PERIODS = ['once', 'day', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** An amount in US dollars, or a range. */
export const amount = z.object({ from: z.number(), to: z.number(), per: z.enum(PERIODS) });
export type Amount = z.infer<typeof amount>;

/** Facts that can change the result. Listed if they're unknown and the result depends on them. */
// biome-ignore format: one row reads better than one word per line
export const OPEN_FACTS = [
  'people', 'ages', 'spouse', 'income', 'income-kind', 'housing', 'heating', 'status', 'resident-since',
] as const;
export type OpenFact = (typeof OPEN_FACTS)[number];

/**
 * Verdicts on whether a household is within a program's limits. `close`: above a limit, but by less than incomes
 * usually vary. `maybe`: depends on missing facts. `nobody`: regardless of income, no one in the household is known to
 * belong to a group the program serves. `not-covered`: no figures are recorded for the place.
 */
export const ESTIMATE_VERDICTS = ['yes', 'maybe', 'close', 'no', 'nobody', 'not-covered'] as const;
export type EstimateVerdict = (typeof ESTIMATE_VERDICTS)[number];

/** How an estimate was calculated, for readers who want to check it. */
export const reckoned = z.object({
  verdict: z.enum(ESTIMATE_VERDICTS),
  amount: z.nullable(amount),
  /** The calculation in sentences. If open facts make the amount a range, includes the sentences for both ends. */
  steps: z.array(z.string()),
  /** What would change the result: the income limit, and one more child. */
  changes: z.array(z.string()),
  /** The assumptions made. */
  assumes: z.array(z.string()),
  /** What the estimate doesn't cover; null if it covers everything. */
  note: z.nullable(z.string()),
  missing: z.array(z.enum(OPEN_FACTS)),
  /** True if a different income would change it. */
  byIncome: z.boolean(),
  /** The figures' sources, and the dates between which they apply. */
  sources: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      from: z.string(),
      until: z.nullable(z.string()),
      checked: z.string(),
    }),
  ),
});
export type ProgramEstimate = z.infer<typeof reckoned>;
