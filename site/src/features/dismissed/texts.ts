import { DISMISSED_GRANTS } from '../../../../contract/limits.ts';

export const NOT_FOR_ME = 'Not for me';
export const dismissedText = 'will not come back in your searches and alerts.';
export const UNDO = 'Undo';
export const DISMISS_FAILED = 'The program could not be dismissed';
export const UNDO_FAILED = 'The program could not be brought back';

export const DISMISSED = {
  open: 'Programs that are not for me',
  title: 'Not for me',
  description: `Programs you said no to. We leave them out of searches and alerts, and remember the last ${DISMISSED_GRANTS}.`,
  loading: 'Loading what you said no to',
  failed: 'The list could not be loaded',
  none: 'You haven’t said no to any program. On a card, choose “Not for me” to keep it out of your searches.',
  restore: 'Bring back',
  restored: 'Brought back',
} as const;
