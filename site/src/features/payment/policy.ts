import type { AstroGlobal } from 'astro';

/** What Stripe asks for, for its payment form: https://docs.stripe.com/security/guide */
const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const FRAMES = [...SCRIPTS, 'https://hooks.stripe.com'];
const CALLS = ['https://api.stripe.com'];

/** On one machine the form is a stand-in's, which takes a free port. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/** Lets the payment provider's script, frames and calls into one page. No other page names its hosts. */
export function allowPaymentProvider(csp: AstroGlobal['csp'], site: URL | undefined): void {
  const here = site && /^(localhost|127\.0\.0\.1)$/.test(site.hostname) ? THIS_MACHINE : [];
  for (const source of ["'self'", ...SCRIPTS, ...here]) csp?.insertScriptResource(source);
  csp?.insertDirective(`frame-src ${[...FRAMES, ...here].join(' ')}`);
  csp?.insertDirective(`connect-src ${["'self'", ...CALLS, ...here].join(' ')}`);
}
