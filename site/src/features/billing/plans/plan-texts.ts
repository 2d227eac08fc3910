import { FREE_SAVED_GRANTS } from '../../../../../contract/limits.ts';

/** The plans' names, features and buttons. The `detail` of a feature that needs AI starts in lowercase. */
export const PLAN_TEXTS = {
  free: {
    name: 'Free',
    search: { name: 'Basic grant search', detail: 'Every program, in your own words' },
    saved: {
      name: `Save up to ${FREE_SAVED_GRANTS} grants`,
      detail: 'With your plan, documents and deadline reminders',
    },
    matching: { name: 'Basic eligibility matching', detail: 'If you qualify, and why, with the sources' },
    action: 'Get Started',
  },
  premium: {
    name: 'Premium',
    search: { name: 'Advanced search', detail: 'A daily email when something new fits a saved search' },
    saved: {
      name: 'Unlimited saved grants',
      detail: 'Compare them side by side, and download them as a spreadsheet',
    },
    matching: {
      name: 'AI-powered eligibility matching',
      detail: 'what each program asks for, quoted from its source',
    },
    priority: {
      name: 'Priority search results',
      detail: 'your results in a new order: what moved up, how far and why',
    },
    tracking: {
      name: 'Application tracking',
      detail: 'Your list and notes are free. Premium checks that each program’s website works',
    },
    badge: 'MOST POPULAR',
    action: 'Subscribe Now',
  },
  platinum: {
    name: 'Platinum',
    agents: { name: 'Agent-assisted applications' },
    recommendations: { name: 'Personalized recommendations' },
    early: { name: 'Early access to new grants' },
  },
} as const;
