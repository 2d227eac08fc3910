import { join } from 'node:path';
import { CARDS } from './objects/cards.ts';
import { startStripe } from './server.ts';

const NAMES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PREMIUM',
  'STRIPE_API_BASE',
  'STRIPE_JS_URL',
] as const;

export interface LocalPayments {
  /** The Worker's settings. */
  settings: Record<string, string>;
  /** A notice for the person who starts the product. Empty if the real Stripe is used. */
  announcement: string;
}

/** Returns Stripe as configured in the environment, or else an emulator that keeps its account in the data folder. */
export async function localPayments(dataDir: string, productPort: number): Promise<LocalPayments> {
  if (process.env['STRIPE_SECRET_KEY']) {
    const given = NAMES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
    return { settings: Object.fromEntries(given), announcement: '' };
  }
  const port = process.env['STRIPE_PORT'];
  if (port && !/^\d{1,5}$/.test(port)) throw new Error(`STRIPE_PORT must be a number, not "${port}".`);
  const emulator = await startStripe({
    ...(port ? { port: Number(port) } : {}),
    stateFile: join(dataDir, 'stripe.json'),
    sendTo: `http://127.0.0.1:${productPort}/api/webhooks/stripe`,
    ticks: true,
  });
  return {
    settings: {
      ...emulator.settings,
      STRIPE_JS_URL: emulator.jsUrl,
    },
    announcement: `
  No money moves: payments use a stand-in for Stripe at ${emulator.url}
  Cards, with any later month and any three digits
    pays                      ${spaced(CARDS.ok.number)}
    is declined               ${spaced(CARDS.declined.number)}
    lacks funds               ${spaced(CARDS.insufficient.number)}
    asks its holder           ${spaced(CARDS.authentication.number)}
    fails on renewal          ${spaced(CARDS.declined_later.number)} as a change of card
`,
  };
}

function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
