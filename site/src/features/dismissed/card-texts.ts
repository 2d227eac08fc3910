/** The words of cards: apart, as their code comes after the page. */
export const NOT_FOR_ME = 'Not for me';
export const GET_THIS = 'I already get this';
export const dismissedText = 'won’t come back in your searches and alerts.';
/** Of what the member gets already. */
export const receivedText = 'is off your list and out of the sum: you get it already.';
export const UNDO = 'Undo';
