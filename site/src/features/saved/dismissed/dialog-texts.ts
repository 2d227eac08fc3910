import { DISMISSED_GRANTS } from '../../../../../contract/limits.ts';

/** Dialog texts. Separate, because the page doesn't need them until the dialog opens. */
export const DISMISSED = {
  title: 'Not for me',
  description: `Programs you said no to, or get already. We leave them out of searches and alerts, and remember the last ${DISMISSED_GRANTS}.`,
  loading: 'Loading what you said no to',
  none: 'You haven’t said no to any program. On a card, choose “Not for me” to keep it out of your searches.',
  received: 'You get these already',
  others: 'Not for you',
  restore: 'Bring back',
  restored: 'Brought back',
} as const;
