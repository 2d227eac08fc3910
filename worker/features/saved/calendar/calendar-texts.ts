import { PRODUCT_NAME } from '../../../../contract/limits.ts';

/** The texts of calendar events. */
export const CALENDAR_TEXTS = {
  feed: `${PRODUCT_NAME}: deadlines`,
  summary: (title: string) => `Deadline: ${title}`,
  provider: (name: string) => `Provider: ${name}`,
  amount: (amount: string) => `Amount: ${amount}`,
  deadline: (deadline: string) => `Deadline as the source gives it: ${deadline}`,
  check: 'Check the date with the provider, who decides it and may change it.',
};
