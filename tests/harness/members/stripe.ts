import type { Control } from '../../../dev/stripe/stand-in.ts';

/** The address of the Stripe stand-in that the browser tests' product pays with. */
export function stripeUrl(): string {
  return process.env['STRIPE_URL'] ?? '';
}

/** Controls what the stand-in's API can't: time, cards, banks, and the delivery of events. */
export async function onStripe<Name extends keyof Control>(
  name: Name,
  ...given: Parameters<Control[Name]>
): Promise<Awaited<ReturnType<Control[Name]>>> {
  const response = await fetch(`${stripeUrl()}/stand-in/${name}`, { method: 'POST', body: JSON.stringify(given) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** The keys of its account, for calls of its API. */
export async function stripeKeys(): Promise<{ secretKey: string; publishableKey: string }> {
  const response = await fetch(`${stripeUrl()}/stand-in/`);
  return response.json();
}
