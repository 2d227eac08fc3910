import type { Tier } from '../../../../contract/billing.ts';
import { FREE_SAVED_GRANTS, PRICES } from '../../../../contract/limits.ts';
import { COMING_SOON } from './texts.ts';

export interface Plan {
  tier: Tier;
  name: string;
  price: string;
  features: readonly string[];
  /** What each feature is in practice, in the order of the features. */
  details?: readonly string[];
  badge?: string;
  /** The button's text; a plan that cannot be bought yet has a disabled one. */
  action: string;
  available: boolean;
}

export const PLANS: readonly Plan[] = [
  {
    tier: 'free',
    name: 'Free',
    price: `$${PRICES.free}`,
    features: ['Basic grant search', `Save up to ${FREE_SAVED_GRANTS} grants`, 'Basic eligibility matching'],
    details: [
      'Every program, in your own words',
      'With your plan, documents and deadline reminders',
      'If you qualify, and why, with the sources',
    ],
    action: 'Get Started',
    available: true,
  },
  {
    tier: 'premium',
    name: 'Premium',
    price: `$${PRICES.premium}`,
    features: [
      'Advanced search',
      'Unlimited saved grants',
      'AI-powered eligibility matching',
      'Priority search results',
      'Application tracking',
    ],
    details: [
      'A daily email when something new fits a saved search',
      'Compare them side by side, and download them as a spreadsheet',
      'Where AI is set up: what each program asks for, quoted from its source',
      'Where AI is set up: your results in AI order, each with its reason',
      'Your list and notes are free. Premium checks that each program’s website works',
    ],
    badge: 'MOST POPULAR',
    action: 'Subscribe Now',
    available: true,
  },
  {
    tier: 'platinum',
    name: 'Platinum',
    price: `$${PRICES.platinum}`,
    features: ['Agent-assisted applications', 'Personalized recommendations', 'Early access to new grants'],
    badge: COMING_SOON,
    action: COMING_SOON,
    available: false,
  },
];
