/** The name by which the price of the paid plan is found in an account. */
export const LOOKUP_KEY = 'grantlight_premium_monthly';
