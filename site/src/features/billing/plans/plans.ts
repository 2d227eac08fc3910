import type { Tier } from '../../../../../contract/billing.ts';
import { FREE_SAVED_GRANTS, PRICES } from '../../../../../contract/limits.ts';
import { COMING_SOON } from './texts.ts';

export interface Feature {
  name: string;
  /** What it means in practice. */
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

export const PLANS: readonly Plan[] = [
  {
    tier: 'free',
    name: 'Free',
    price: `$${PRICES.free}`,
    features: [
      { name: 'Basic grant search', detail: 'Every program, in your own words' },
      { name: `Save up to ${FREE_SAVED_GRANTS} grants`, detail: 'With your plan, documents and deadline reminders' },
      { name: 'Basic eligibility matching', detail: 'If you qualify, and why, with the sources' },
    ],
    action: 'Get Started',
    available: true,
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: `$${PRICES.premium}`,
    features: [
      { name: 'Advanced search', detail: 'A daily email when something new fits a saved search' },
      { name: 'Unlimited saved grants', detail: 'Compare them side by side, and download them as a spreadsheet' },
      {
        name: 'AI-powered eligibility matching',
        detail: 'what each program asks for, quoted from its source',
        needsAi: true,
      },
      {
        name: 'Priority search results',
        detail: 'your results in a new order: what moved up, how far and why',
        needsAi: true,
      },
      {
        name: 'Application tracking',
        detail: 'Your list and notes are free. Premium checks that each program’s website works',
      },
    ],
    badge: 'MOST POPULAR',
    action: 'Subscribe Now',
    available: true,
  },
  {
    tier: 'platinum',
    name: 'Platinum',
    price: `$${PRICES.platinum}`,
    features: [
      { name: 'Agent-assisted applications' },
      { name: 'Personalized recommendations' },
      { name: 'Early access to new grants' },
    ],
    badge: COMING_SOON,
    action: COMING_SOON,
    available: false,
  },
];
