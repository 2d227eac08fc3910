import type { Stripe } from '@stripe/stripe-js';
import type { WritableAtom } from 'nanostores';
import { showToast } from '../../../components/ui/toast.ts';
import type { CardForm, CardFormState, Fault } from './state.ts';

/** How long to wait for a response or a script. */
const PATIENCE_MS = 45_000;
export const patience = () => AbortSignal.timeout(PATIENCE_MS);

/** Loads everything the form needs, none of which is on the page yet. Throws if something fails to load. */
export async function startForm(publishableKey: string, scriptUrl: string | undefined): Promise<Stripe> {
  const late = new Promise<never>((_, reject) => {
    patience().addEventListener('abort', () => reject(new Error('The payment form did not load in time')));
  });
  return Promise.race([loadForm(publishableKey, scriptUrl), late]);
}

async function loadForm(publishableKey: string, scriptUrl: string | undefined): Promise<Stripe> {
  const [{ startProvider }] = await Promise.all([import('./provider.ts'), import('./ProviderForm.tsx')]);
  return startProvider(publishableKey, scriptUrl);
}

/** Shows an error in the form and in a toast. */
export function showFault<Form extends CardForm>(
  $state: WritableAtom<CardFormState<Form>>,
  form: Form,
  fault: Fault,
): void {
  $state.set({ status: 'form', form, isProcessing: false, fault });
  showToast({ title: fault.title, description: fault.message, destructive: true });
}

/** Explains why there's no form. */
export function showSetupFault<Form extends CardForm>(
  $state: WritableAtom<CardFormState<Form>>,
  title: string,
  message: string,
  mayTryAgain: boolean,
): void {
  $state.set({ status: 'setup-failed', message, mayTryAgain });
  showToast({ title, description: message, destructive: true });
}
