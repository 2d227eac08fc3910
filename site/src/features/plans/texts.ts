import type { Tier } from '../../../../contract/billing.ts';

/** What stands behind a plan's price. */
export const PRICE_TERMS: Readonly<Record<Tier, string>> = {
  free: 'for as long as you like',
  premium: 'per month',
  platinum: 'per month',
};

export const COMING_SOON = 'Coming Soon';

export const CHOOSE_PREMIUM = 'Choose Premium';
export const CHOOSE_PLATINUM = 'Choose Platinum';
