export const CRISIS = {
  title: 'Help right now',
  leave: 'Leave this page now',
  leaveHint:
    'Takes you to a weather page. We keep these words nowhere: not in this page’s address, not in your searches.',
} as const;
