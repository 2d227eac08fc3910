/** In place of an offer where nobody knows the plan; apart from the card's texts, which come later. */
export const PLAN_UNKNOWN = {
  text: 'We couldn’t load your plan, so this page shows the free version.',
  refresh: 'Load my plan again',
} as const;
