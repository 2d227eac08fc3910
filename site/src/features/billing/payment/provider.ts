import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Loads and starts the payment provider's script, which no page loads earlier. Throws if that fails. */
export async function startProvider(publishableKey: string, scriptUrl: string | undefined): Promise<Stripe> {
  // The library reuses a script that's already loaded.
  if (scriptUrl !== undefined && !window.Stripe) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('The payment provider did not start');
  return stripe;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    };
    document.head.append(script);
  });
}
