import type { Stripe } from '@stripe/stripe-js';
import type { WritableAtom } from 'nanostores';
import { showToast } from '../../components/ui/toast.ts';
import type { CardForm, CardFormState, Fault } from './state.ts';

/** Longer than this nobody is left waiting for an answer or a script. */
const PATIENCE_MS = 45_000;
export const patience = () => AbortSignal.timeout(PATIENCE_MS);

/** Loads what the form is made of. None of it is on the page before it is needed. Throws where something does not come. */
export async function startForm(publishableKey: string, scriptUrl: string | undefined): Promise<Stripe> {
  const late = new Promise<never>((_, reject) => {
    patience().addEventListener('abort', () => reject(new Error('The payment form does not come')));
  });
  return Promise.race([loadForm(publishableKey, scriptUrl), late]);
}

async function loadForm(publishableKey: string, scriptUrl: string | undefined): Promise<Stripe> {
  const [{ startProvider }] = await Promise.all([import('./provider.ts'), import('./ProviderForm.tsx')]);
  return startProvider(publishableKey, scriptUrl);
}

/** Says in the form and in a notice what went wrong. */
export function showFault<Form extends CardForm>(
  $state: WritableAtom<CardFormState<Form>>,
  form: Form,
  fault: Fault,
): void {
  $state.set({ status: 'form', form, isProcessing: false, fault });
  showToast({ title: fault.title, description: fault.message, destructive: true });
}

/** Says why there is no form. */
export function showSetupFault<Form extends CardForm>(
  $state: WritableAtom<CardFormState<Form>>,
  title: string,
  message: string,
  mayTryAgain: boolean,
): void {
  $state.set({ status: 'setup-failed', message, mayTryAgain });
  showToast({ title, description: message, destructive: true });
}
