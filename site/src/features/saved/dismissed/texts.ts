export const DISMISS_FAILED = 'The program couldn’t be dismissed';
export const UNDO_FAILED = 'The program couldn’t be brought back';
export const OPEN_DISMISSED = 'Programs that are not for me';
export const DISMISSED_FAILED = 'The list couldn’t be loaded';
