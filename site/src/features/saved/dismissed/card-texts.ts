/** Card texts. Separate, because their code loads after the page. */
export const NOT_FOR_ME = 'Not for me';
export const GET_THIS = 'I already get this';
export const dismissedText = 'won’t come back in your searches and alerts.';
/** For programs the member already gets. */
export const receivedText = 'is off your list and out of the total: you already get it.';
export const UNDO = 'Undo';
