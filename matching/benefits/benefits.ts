/** Programs with an estimator, by the names of their figures' folders. */
// biome-ignore format: one row reads better than one word a line
export const BENEFITS = [
  'snap', 'wic', 'school-meals', 'summer-ebt', 'csfp', 'lifeline', 'liheap', 'head-start', 'home-energy-rebates', 'medicaid', 'chip',
  'premium-tax-credit', 'medicare-savings-programs', 'extra-help', 'ssi', 'ssi-state-supplements', 'tanf', 'child-care',
  'eitc', 'child-tax-credit', 'dependent-care-credit', 'education-credits', 'savers-credit', 'state-eitc',
  'state-child-tax-credits', 'state-dependent-care-credits', 'pell-grant',
] as const;
export type Benefit = (typeof BENEFITS)[number];
