import { PRICES } from '../../../../../contract/limits.ts';
import { NOT_HERE } from '../plans/texts.ts';

export const UPGRADE = {
  title: 'See the whole analysis with a paid plan',
  text: 'Everything above is free and stays free. A plan adds an analysis of each program, answers to your questions about it, and a check of its links.',
  anytime: 'Cancel anytime',
  perMonth: '/month',
} as const;

/** Without an AI model, the analysis isn't advertised. */
export const UPGRADE_WITHOUT_MODEL = {
  title: 'What a paid plan adds here',
  without:
    'Everything above is free and stays free. This site has no AI analysis yet. No AI model is set up, so no plan adds one.',
  with: 'A plan does add:',
} as const;
/** Shown next to the first Premium features, in their order, if no AI model is set up. */
export const WITHOUT_AI: readonly string[] = [NOT_HERE, 'Free for everyone, above on this page'];

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
