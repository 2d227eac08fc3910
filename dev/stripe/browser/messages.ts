/** Messages between a page and the emulator's frames. Contains only types, because scripts are served individually. */
import type { Appearance, PaymentIntent, SetupIntent, StripeError } from '@stripe/stripe-js';

export interface Outcome {
  error?: StripeError;
  paymentIntent?: PaymentIntent;
  setupIntent?: SetupIntent;
  selectedPaymentMethod?: string;
}

/** From the page to the frame with the card form. */
export type ToCard =
  | { kind: 'open'; key: string; secret: string | null; appearance: Appearance; readOnly: boolean }
  | { kind: 'style'; appearance: Appearance }
  | { kind: 'submit'; call: number }
  | { kind: 'confirm'; call: number; key: string; secret: string }
  | { kind: 'focus' | 'blur' | 'clear' };

/** From a frame to the page. */
export type ToPage =
  | { kind: 'loaded' | 'ready' | 'focus' | 'blur' | 'escape' }
  | { kind: 'failed'; error: StripeError }
  | { kind: 'change'; empty: boolean; complete: boolean }
  | { kind: 'height'; pixels: number }
  | { kind: 'answer'; call: number; outcome: Outcome };
