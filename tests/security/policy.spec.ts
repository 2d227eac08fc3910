import type { Page } from '@playwright/test';
import { expect, test } from '../harness/browser.ts';
import { stripeUrl } from '../harness/members/stripe.ts';

/** What another site would inject into a page, by the CSP directive that makes a browser block it. */
const INJECTED = {
  'script-src-elem': 'an inline script, one of another site, an import',
  'script-src-attr': 'a handler in the markup',
  'frame-src': 'a frame',
  'connect-src': 'a call',
  'img-src': 'a picture',
  'style-src-elem': 'a style sheet',
  'form-action': 'a form that sends elsewhere',
  'base-uri': 'another base of all addresses',
  'object-src': 'a plug-in',
} as const;

const EVIL = 'https://evil.example';

/** One page of each kind. */
const VISITORS = [
  '/',
  '/auth',
  '/programs',
  '/programs/snap',
  '/blog',
  '/faqs',
  '/privacy',
  '/admin-login',
  '/reset-password/x',
];
const MEMBERS = [
  '/profile',
  '/search-results?autoSearch=true',
  '/grants/liheap/apply',
  '/applications',
  '/ask',
  '/people',
  '/people?new',
  '/subscription',
];

async function watched(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (rule: string) => violations.push(rule));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      void Reflect.get(window, 'reportViolation')(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return violations;
}

/** Does what injected markup would do. Returns what had an effect. */
function inject(page: Page): Promise<string[]> {
  return page.evaluate(async (evil) => {
    const put = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, given: Partial<HTMLElementTagNameMap[Tag]>) =>
      document.body.append(Object.assign(document.createElement(tag), given));
    put('script', { textContent: 'window.ranInline = true' });
    put('script', { src: `${evil}/script.js` });
    put('script', { type: 'module', textContent: `import '${evil}/module.js'; window.ranModule = true` });
    const markup = document.createElement('div');
    markup.innerHTML = '<img src="data:," alt="" onerror="window.ranHandler = true">';
    const pictureFailed = new Promise((done) => markup.firstElementChild?.addEventListener('error', done));
    document.body.append(markup);
    put('iframe', { src: `${evil}/frame` });
    put('img', { src: `${evil}/picture.png`, alt: '' });
    put('object', { data: `${evil}/plug-in` });
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${evil}/style.css` }),
    );
    document.head.append(Object.assign(document.createElement('base'), { href: `${evil}/` }));
    const form = Object.assign(document.createElement('form'), { action: `${evil}/form`, method: 'post' });
    document.body.append(form);
    form.submit();
    await fetch(`${evil}/call`).catch(() => {});
    // Deferred, because code that a test evaluates directly may use eval under any policy.
    const evalTried = new Promise<void>((done) => {
      addEventListener('securitypolicyviolation', ({ blockedURI }) => blockedURI === 'eval' && done());
      setTimeout(() => {
        // biome-ignore lint/security/noGlobalEval: the test checks whether eval is refused
        Reflect.set(window, 'ranEval', globalThis.eval('true'));
        done();
      });
    });
    await Promise.all([pictureFailed, evalTried]);
    const ran = ['ranInline', 'ranModule', 'ranHandler', 'ranEval'].filter((name) => Reflect.get(window, name));
    return document.baseURI.startsWith(evil) ? [...ran, 'base'] : ran;
  }, EVIL);
}

async function expectClosed(page: Page, path: string): Promise<void> {
  const violations = await watched(page);
  const reached: string[] = [];
  await page.route(`${EVIL}/**`, (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  const response = await page.goto(path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(violations).toEqual([]);
  expect(response?.headers()).toMatchObject(HEADERS);
  expect(await inject(page)).toEqual([]);
  for (const [rule, what] of Object.entries(INJECTED))
    await expect.poll(() => violations.some((seen) => seen.startsWith(rule)), `${what}: ${rule}`).toBe(true);
  expect(reached).toEqual([]);
  expect(new URL(page.url()).pathname).not.toContain('evil');
}

const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=(), geolocation=()'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

test.describe('injected code has no effect', () => {
  // The console reports each blocked injection.
  test.use({
    expectedErrors: [/Content Security Policy|Content-Security-Policy|evil\.example|Failed to load resource|eval/],
  });
  for (const path of VISITORS) test(`in ${path}`, ({ page }) => expectClosed(page, path));
  for (const path of MEMBERS) test(`in ${path} of a member`, ({ page, member: _ }) => expectClosed(page, path));
});

test.describe('a frame', () => {
  test.use({ expectedErrors: [/./] });

  test('of another site shows no page', async ({ page, baseURL }) => {
    // Uses another site on this machine, because a remote one may not frame this machine at all.
    await page.goto(`${stripeUrl()}/stand-in/`);
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, `${baseURL}/auth`);
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  });
});

test('only the payment screen calls the payment provider', async ({ page, member: _ }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith(stripeUrl())) asked.add(new URL(page.url()).pathname);
  });
  for (const path of ['/', ...MEMBERS.filter((each) => each !== '/subscription'), '/profile?tab=subscription']) {
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  }
  await page.goto('/subscription?tier=premium');
  await expect(page.frameLocator('iframe[src*="/frames/card"]').getByLabel('Card number')).toBeVisible();
  expect([...asked]).toEqual(['/subscription']);
});
