import type { Control } from '../../dev/stripe/stand-in.ts';

/** The address of the stand-in for Stripe that the product of the browser tests pays with. */
export function stripeUrl(): string {
  return process.env['STRIPE_URL'] ?? '';
}

/** Does something to that stand-in that no caller of its API can: time, cards, banks, the way of events. */
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
