export const CARDS = {
  ok: { number: '4242424242424242', brand: 'visa' },
  mastercard: { number: '5555555555554444', brand: 'mastercard' },
  declined: { number: '4000000000000002', brand: 'visa' },
  insufficient: { number: '4000000000009995', brand: 'visa' },
  expired: { number: '4000000000000069', brand: 'visa' },
  cvc: { number: '4000000000000127', brand: 'visa' },
  processing: { number: '4000000000000119', brand: 'visa' },
  /** Requires authentication once; renewals then succeed. */
  authentication: { number: '4000002500003155', brand: 'visa' },
  /** Requires authentication every time, so renewals without the cardholder fail. */
  authentication_always: { number: '4000002760003184', brand: 'visa' },
  /** Can be saved, but every payment with it fails. */
  declined_later: { number: '4000000000000341', brand: 'visa' },
} as const;
export type CardName = keyof typeof CARDS;
export const CARD_NAMES = Object.keys(CARDS).filter((name): name is CardName => name in CARDS);

export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

const DECLINED = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' };
const DECLINES: Partial<Record<CardName, Decline>> = {
  declined: DECLINED,
  insufficient: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: { code: 'expired_card', message: 'Your card has expired.' },
  cvc: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  processing: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};

/**
 * Returns the bank's answer. `known` means that the card was saved before, and `there` that the cardholder is present.
 */
export function verdictOf(
  card: CardName,
  { there, toKeep, known }: { there: boolean; toKeep: boolean; known: boolean },
): 'passes' | 'asks' | Decline {
  const asks = card === 'authentication_always' || (card === 'authentication' && !known);
  if (asks && there) return 'asks';
  if (asks)
    return { code: 'authentication_required', message: 'This payment needs to be authenticated by the customer.' };
  if (card === 'declined_later') return toKeep ? 'passes' : DECLINED;
  return DECLINES[card] ?? 'passes';
}

/** Returns the test card with this number, or null. The emulator accepts no other numbers. */
export function cardOfNumber(number: string): CardName | null {
  return CARD_NAMES.find((name) => CARDS[name].number === number) ?? null;
}
