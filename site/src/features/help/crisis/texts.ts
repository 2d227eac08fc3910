export const CRISIS = {
  title: 'Help right now',
  leave: 'Leave this page now',
  leaveHint:
    'Takes you to a weather page. We don’t keep these words anywhere: not in this page’s address, not in your searches.',
} as const;
