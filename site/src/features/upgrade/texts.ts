import { PRICES } from '../../../../contract/limits.ts';

export const UPGRADE = {
  title: 'See the whole analysis with a paid plan',
  text: 'What stands above is free, and stays so. A plan adds the analysis of each program and checks its links for you.',
  anytime: 'Cancel anytime',
  perMonth: '/month',
} as const;

export const UPGRADE_PLANS = {
  premium: {
    name: 'Premium',
    price: `$${PRICES.premium}`,
    badge: null,
    features: ['Grant application analysis', 'Detailed eligibility checks', 'Priority support'],
  },
  platinum: {
    name: 'Platinum',
    price: `$${PRICES.platinum}`,
    badge: 'COMING SOON',
    features: ['Agent-assisted applications', 'Personalized advice', 'VIP support'],
  },
} as const;

export const PLAN_UNKNOWN = {
  text: 'Your plan could not be loaded, so the page shows what is free.',
  refresh: 'Load my plan again',
} as const;
