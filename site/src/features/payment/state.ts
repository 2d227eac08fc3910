import type { Stripe } from '@stripe/stripe-js';

/** What the card form of the payment provider works with. */
export interface CardForm {
  stripe: Stripe;
  clientSecret: string;
}

/** The form for a new subscription. */
export interface PaymentForm extends CardForm {
  subscriptionId: string;
  /** When the second month is charged. */
  renewsAt: string | undefined;
}

/** What went wrong in the form; the form stays. */
export interface Fault {
  title: string;
  message: string;
}

/** Where the way through a card form is. `CardForm` may hold more that belongs to the way. */
export type CardFormState<Form extends CardForm = CardForm> =
  | { status: 'setting-up' }
  | { status: 'setup-failed'; message: string; mayTryAgain: boolean }
  | { status: 'form'; form: Form; isProcessing: boolean; fault: Fault | undefined }
  /** Back from a page of the bank. */
  | { status: 'checking' }
  /** The bank takes its time. */
  | { status: 'pending' }
  /** `warning`: it was paid, and the plan could not be switched on yet. */
  | { status: 'done'; next: string; warning: boolean }
  /** There is nothing to pay: the way leads to the profile. */
  | { status: 'already-active' };
