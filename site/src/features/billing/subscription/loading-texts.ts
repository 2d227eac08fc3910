/** The subscription tab's texts before its code loads. */
export const LOADING_SUBSCRIPTION = 'Loading your subscription';
export const SUBSCRIPTION_ERROR = {
  title: 'Subscription Error',
  text: 'We encountered an issue loading your subscription information',
  refresh: 'Refresh',
} as const;
