/** Serves the emulator's browser content: its script, its frames, and the pages of invoices and receipts. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cardPage, paperPage, questionPage } from './page-texts.ts';
import { idOf, type World } from './world.ts';

export interface ServedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const STRIPE_JS = ['frames.ts', 'payment-element.ts', 'stripe.ts'];
const SCRIPTS: Record<string, readonly string[]> = {
  '/v3/': STRIPE_JS,
  '/v3/stripe.js': STRIPE_JS,
  '/frames/card.js': ['card.ts'],
  '/frames/question.js': ['question.ts'],
};
const FRAME_POLICY = "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'";
const stripped = new Map<string, string>();

/** Returns the response to a browser request. */
export function pageFor(world: World, path: string): ServedPage {
  const script = SCRIPTS[path];
  if (script) return served('text/javascript', scriptOf(script), { 'Cross-Origin-Resource-Policy': 'cross-origin' });
  if (path === '/frames/card') return framed(cardPage());
  if (path === '/frames/question') return framed(questionPage());
  const [, kind, id = ''] = /^\/pages\/(invoices|receipts)\/(\w+)/.exec(path) ?? [];
  const invoice = kind === 'invoices' ? world.invoices.get(id) : undefined;
  const charge = kind === 'receipts' ? world.charges.get(id) : undefined;
  if (invoice) {
    return paper(
      paperPage({
        title: `Invoice ${invoice.number}`,
        amount: invoice.total,
        created: invoice.created,
        status: invoice.status ?? '',
      }),
    );
  }
  if (charge) {
    const status = charge.refunded ? 'refunded' : charge.status;
    const last4 = world.paymentMethods.get(idOf(charge.payment_method) ?? '')?.card?.last4;
    const card = last4 ? `Card ending in ${last4}` : 'Card';
    return paper(
      paperPage({ title: 'Receipt', amount: charge.amount, created: charge.created, status: `${status} · ${card}` }),
    );
  }
  return { ...served('text/plain', 'The fake Stripe has no such page.'), status: 404 };
}

/** Combines several files into one browser script, without types and in a single scope. */
function scriptOf(names: readonly string[]): string {
  const key = names.join();
  const known = stripped.get(key);
  if (known !== undefined) return known;
  const sources = names.map((name) => readFileSync(fileURLToPath(new URL(`browser/${name}`, import.meta.url)), 'utf8'));
  const plain = sources
    .join('\n')
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export (?=\w)/gm, '');
  const script = `(() => {\n${stripTypeScriptTypes(plain)}\n})();`;
  stripped.set(key, script);
  return script;
}

function framed(html: string): ServedPage {
  return served('text/html', html, { 'Content-Security-Policy': FRAME_POLICY });
}

function paper(html: string): ServedPage {
  return served('text/html', html, { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" });
}

function served(type: string, body: string, headers: Record<string, string> = {}): ServedPage {
  return { status: 200, headers: { 'Content-Type': `${type}; charset=utf-8`, ...headers }, body };
}
