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

interface UpgradePlan {
  name: string;
  price: string;
  badge: string | null;
  features: readonly { name: string; withoutModel?: string }[];
}

/** A paid plan's features. `withoutModel` is the note on a feature that needs an AI model, if none is set up. */
export const UPGRADE_PLANS: Readonly<Record<'premium' | 'platinum', UpgradePlan>> = {
  premium: {
    name: 'Premium',
    price: `$${PRICES.premium}`,
    badge: null,
    features: [
      { name: 'Grant application analysis', withoutModel: NOT_HERE },
      { name: 'Detailed eligibility checks', withoutModel: 'Free for everyone, above on this page' },
      { name: 'Priority support' },
    ],
  },
  platinum: {
    name: 'Platinum',
    price: `$${PRICES.platinum}`,
    badge: 'COMING SOON',
    features: [{ name: 'Agent-assisted applications' }, { name: 'Personalized advice' }, { name: 'VIP support' }],
  },
};
