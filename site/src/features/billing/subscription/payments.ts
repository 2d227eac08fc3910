import { atom } from 'nanostores';
import { getInvoices, type Invoice, type PaymentCard } from '../../../../../contract/billing.ts';
import { ApiError, call, messageOf } from '../../../lib/api.ts';
import { sessionEnded } from '../../account/session/store.ts';

export type Payments =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; invoices: readonly Invoice[]; card: PaymentCard | null };

/** The member's payments and the card for renewals. */
export const $payments = atom<Payments>({ status: 'loading' });

/** Loads the payments and the card. Current data stays visible in the meantime; an error doesn't. */
export async function loadPayments(): Promise<void> {
  if ($payments.get().status === 'failed') $payments.set({ status: 'loading' });
  try {
    $payments.set({ status: 'ready', ...(await call(getInvoices)) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return sessionEnded();
    $payments.set({ status: 'failed', message: messageOf(error) });
  }
}
