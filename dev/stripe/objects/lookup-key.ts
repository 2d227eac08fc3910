/** The lookup key of the paid plan's price in an account. */
export const LOOKUP_KEY = 'grantlight_premium_monthly';
