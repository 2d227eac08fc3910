/** Shown instead of an offer if the plan is unknown. Separate from the card's texts, which load later. */
export const PLAN_UNKNOWN = {
  text: 'We couldn’t load your plan, so this page shows the free version.',
  refresh: 'Load my plan again',
} as const;
