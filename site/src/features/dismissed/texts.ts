export const NOT_FOR_ME = 'Not for me';
export const GET_THIS = 'I already get this';
export const dismissedText = 'won’t come back in your searches and alerts.';
/** Of what the member gets already. */
export const receivedText = 'is off your list and out of the sum: you get it already.';
export const UNDO = 'Undo';
export const DISMISS_FAILED = 'The program couldn’t be dismissed';
export const UNDO_FAILED = 'The program couldn’t be brought back';

export const OPEN_DISMISSED = 'Programs that are not for me';
export const DISMISSED_FAILED = 'The list couldn’t be loaded';
