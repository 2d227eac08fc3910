import type { Tier } from '../../../../../contract/billing.ts';
import { PRICES } from '../../../../../contract/limits.ts';
import { PLAN_TEXTS } from './plan-texts.ts';
import { COMING_SOON } from './texts.ts';

export interface Feature {
  name: string;
  /** A short explanation of the feature. */
  detail?: string;
  /** Only included if an AI model answers. `detail` starts in lowercase. */
  needsAi?: true;
}

export interface Plan {
  tier: Tier;
  name: string;
  price: string;
  features: readonly Feature[];
  badge?: string;
  /** The button's text. A plan that isn't for sale yet has a disabled button. */
  action: string;
  available: boolean;
}

const { free, premium, platinum } = PLAN_TEXTS;

export const PLANS: readonly Plan[] = [
  {
    tier: 'free',
    name: free.name,
    price: `$${PRICES.free}`,
    features: [free.search, free.saved, free.matching],
    action: free.action,
    available: true,
  },
  {
    tier: 'premium',
    name: premium.name,
    price: `$${PRICES.premium}`,
    features: [
      premium.search,
      premium.saved,
      { ...premium.matching, needsAi: true },
      { ...premium.priority, needsAi: true },
      premium.tracking,
    ],
    badge: premium.badge,
    action: premium.action,
    available: true,
  },
  {
    tier: 'platinum',
    name: platinum.name,
    price: `$${PRICES.platinum}`,
    features: [platinum.agents, platinum.recommendations, platinum.early],
    badge: COMING_SOON,
    action: COMING_SOON,
    available: false,
  },
];
