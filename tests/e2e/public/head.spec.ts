import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { expect, test } from '../../harness/browser.ts';
import { TEST_APP_URL, TEST_SITE } from '../../harness/product/start.ts';

const PAGES = readdirSync(TEST_SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, path: `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/' }));

/** Screens behind the login, shells and error pages, which search engines should skip. */
const NOT_INDEXED =
  /^(?:\/es)?\/(404|blog\/404|auth|profile|ask|people|search-results|shell\/.+|subscription|applications|admin.*|reset-password.*)$/;

/** Parses the built head as a browser does before scripts change it. */
async function headOf(page: Page, file: string) {
  const html = readFileSync(join(TEST_SITE, file), 'utf8');
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    const meta = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content');
    return {
      title: document.title,
      description: meta('description'),
      robots: meta('robots'),
      canonical: all('link[rel=canonical]', 'href'),
      shared: { title: meta('og:title'), description: meta('og:description'), url: meta('og:url') },
      cards: [...meta('og:image'), ...meta('twitter:image')],
      cardAlt: meta('og:image:alt'),
      icons: all('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href'),
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (data) => data.textContent,
      ),
      headings: document.querySelector('astro-island') ? null : document.querySelectorAll('h1').length,
    };
  }, html);
}

/** Fetches the image at an address of the site, wherever the site runs now. */
async function pictureAt(page: Page, address: string) {
  const response = await page.request.get(new URL(address, TEST_APP_URL).pathname);
  expect([address, response.status(), response.headers()['content-type']]).toEqual([address, 200, 'image/png']);
  const bytes = await response.body();
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, size: `${width}x${height}` };
}

test('every page has complete metadata in its head', async ({ page }) => {
  // Parsed on an empty page, because another page's CSP would block its styles.
  test.setTimeout(240_000);
  const cards = new Set<string>();
  for (const { file, path } of PAGES) {
    const head = await headOf(page, file);
    await test.step(path, async () => {
      const { title, description } = head;
      expect(title.length).toBeGreaterThanOrEqual(10);
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description).toEqual([expect.stringMatching(/^.{50,200}$/)]);
      expect(head.robots).toEqual([NOT_INDEXED.test(path) ? 'noindex' : 'index, follow']);
      // A shell is served at many addresses, so it has no address of its own.
      const addresses = /^(?:\/es)?\/shell\/|\/404$/.test(path) ? [] : [new URL(path, TEST_APP_URL).href];
      expect(head.canonical).toEqual(addresses);
      expect(head.shared).toEqual({ title: [title], description, url: addresses });
      expect(head.icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
      if (head.headings !== null) expect(head.headings).toBe(1);
      expect(head.cardAlt).toEqual([expect.stringMatching(/^Grantlight: .+/)]);
      expect(head.cards).toHaveLength(2);
      for (const card of head.cards) {
        expect(card).toMatch(`${TEST_APP_URL}${/^\/es(\/|$)/.test(path) ? '/es' : ''}/social/`);
        cards.add(card);
      }
    });
  }
  const [one = ''] = cards;
  expect((await pictureAt(page, one)).size).toBe('1200x630');
  for (const card of cards) {
    const { width, height } = await sharp(join(TEST_SITE, new URL(card).pathname)).metadata();
    expect([card, width, height]).toEqual([card, 1200, 630]);
  }
});

test('the home page has structured data', async ({ page }) => {
  await page.goto('/');
  const { structuredData } = await headOf(page, 'index.html');
  expect(structuredData.map((data) => JSON.parse(data))).toEqual([
    expect.objectContaining({ '@type': 'WebSite', name: 'Grantlight', url: `${TEST_APP_URL}/` }),
  ]);
});

const MANIFEST = z.object({
  name: z.literal('Grantlight'),
  short_name: z.string(),
  description: z.string(),
  lang: z.string(),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.string(),
  theme_color: z.string().check(z.regex(/^#[\da-f]{6}$/)),
  background_color: z.string().check(z.regex(/^#[\da-f]{6}$/)),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.enum(['any', 'maskable']) })),
});

test("the manifest's icons have the sizes it states", async ({ page }) => {
  const response = await page.request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toBe('application/manifest+json');
  const { icons } = MANIFEST.parse(await response.json());
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of icons) expect((await pictureAt(page, src)).size).toBe(sizes);
});

test('there are icons for a tab and a home screen', async ({ page }) => {
  const touch = await pictureAt(page, '/apple-touch-icon.png');
  expect(touch.size).toBe('180x180');
  expect((await sharp(touch.bytes).stats()).isOpaque).toBe(true);

  const ico = await (await page.request.get('/favicon.ico')).body();
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.readUInt8(6 + 16 * index));
  expect(sizes).toEqual([16, 32, 48]);

  const colors: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/favicon.svg');
    const ring = page.locator('path').first();
    colors.push(await ring.evaluate((path) => getComputedStyle(path).stroke));
  }
  expect(new Set(colors).size).toBe(2);
});
