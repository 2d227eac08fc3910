import type { AstroGlobal } from 'astro';

/** Stripe's CSP requirements for its payment form: https://docs.stripe.com/security/guide */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const FRAMES = [...SCRIPTS, 'https://hooks.stripe.com'];
const CALLS = ['https://api.stripe.com'];

/** In local development, the form comes from an emulator on a free port. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Allows the payment provider's scripts, frames and calls on one page. No other page allows its hosts. */
export function allowPaymentProvider(csp: AstroGlobal['csp'], site: URL | undefined): void {
  const here = site && /^(localhost|127\.0\.0\.1)$/.test(site.hostname) ? THIS_MACHINE : [];
  for (const source of ["'self'", ...SCRIPTS, ...here]) csp?.insertScriptResource(source);
  csp?.insertDirective(`frame-src ${[...FRAMES, ...here].join(' ')}`);
  csp?.insertDirective(`connect-src ${["'self'", ...CALLS, ...here].join(' ')}`);
}
