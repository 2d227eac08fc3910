import type { Control } from '../../../dev/stripe/control.ts';

/** Returns the address of the Stripe emulator that the browser tests' product uses. */
export function stripeUrl(): string {
  return process.env['STRIPE_URL'] ?? '';
}

/** Controls what the emulated API can't: time, cards, banks, and event delivery. */
export async function onStripe<Name extends keyof Control>(
  name: Name,
  ...given: Parameters<Control[Name]>
): Promise<Awaited<ReturnType<Control[Name]>>> {
  const response = await fetch(`${stripeUrl()}/stand-in/${name}`, { method: 'POST', body: JSON.stringify(given) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Returns the keys of the emulator's account for calls to its API. */
export async function stripeKeys(): Promise<{ secretKey: string; publishableKey: string }> {
  const response = await fetch(`${stripeUrl()}/stand-in/`);
  return response.json();
}
