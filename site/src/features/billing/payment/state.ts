import type { Stripe } from '@stripe/stripe-js';

/** The data that the payment provider's card form needs. */
export interface CardForm {
  stripe: Stripe;
  clientSecret: string;
}

/** The form for a new subscription. */
export interface PaymentForm extends CardForm {
  subscriptionId: string;
  /** The date when the second month is charged. */
  renewsAt: string | undefined;
}

/** An error in the form. The form stays usable. */
export interface Fault {
  title: string;
  message: string;
}

/** The state of a card form. `Form` may contain extra data for the flow. */
export type CardFormState<Form extends CardForm = CardForm> =
  | { status: 'setting-up' }
  | { status: 'setup-failed'; message: string; mayTryAgain: boolean }
  | { status: 'form'; form: Form; isProcessing: boolean; fault: Fault | undefined }
  /** Back from the bank's page. */
  | { status: 'checking' }
  /** The bank is still processing it. */
  | { status: 'pending' }
  /** `warning`: the member paid, but the plan isn't active yet. */
  | { status: 'done'; next: string; warning: boolean }
  /** Nothing to pay: redirects to the profile. */
  | { status: 'already-active' };
