import { PRICES } from '../../../../contract/limits.ts';

export const UPGRADE = {
  title: 'See the whole analysis with a paid plan',
  text: 'Everything above is free and stays free. A plan adds an analysis of each program, answers to your questions about it, and a check of its links.',
  anytime: 'Cancel anytime',
  perMonth: '/month',
} as const;

/** Where no AI model is set up the analysis is not what is sold. */
export const UPGRADE_WITHOUT_MODEL = {
  title: 'What a paid plan adds here',
  without:
    'Everything above is free and stays free. This site has no AI analysis yet. A plan adds only our own record of each program.',
  with: 'A plan does add:',
  adds: [
    'A check that the official website works',
    'As many saved programs as you like',
    'Saved programs side by side, and as a spreadsheet',
    'Daily alerts for new programs',
  ],
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
  text: 'We couldn’t load your plan, so this page shows the free version.',
  refresh: 'Load my plan again',
} as const;
