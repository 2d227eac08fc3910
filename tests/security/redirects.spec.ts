import { expect, test } from '../harness/browser.ts';

/** Other sites, as a URL parameter can disguise them. */
// biome-ignore format: one row reads better than one word per line
const ELSEWHERE = [
  'https://evil.example/', '//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/%09/evil.example', '/.//evil.example', '/a/..//evil.example',
  'javascript:document.title="evil"', 'data:text/html,evil', 'https:evil.example', 'http:/evil.example', '/\n//evil.example', ' //evil.example', '/@evil.example',
];

// Some of these URLs are on our own site but don't exist.
test.use({ expectedErrors: [/404/] });

test('after the login, no one is redirected to another site', async ({ page, baseURL, member: _ }) => {
  test.setTimeout(180_000);
  const left: string[] = [];
  await page.route(/evil/, (route) => {
    if (new URL(route.request().url()).host !== new URL(baseURL ?? '').host) left.push(route.request().url());
    return route.continue();
  });
  for (const wanted of ELSEWHERE) {
    await page.goto(`/auth?redirect=${encodeURIComponent(wanted)}`);
    // A signed-in member is redirected immediately.
    await expect(page, wanted).not.toHaveURL(/\/auth\?/);
    expect([wanted, new URL(page.url()).host]).toEqual([wanted, new URL(baseURL ?? '').host]);
  }
  expect(left).toEqual([]);
});

test("no link of a page goes to a parameter's target", async ({ page, baseURL, member: _ }) => {
  test.setTimeout(120_000);
  const pages = [
    '/subscription?returnUrl=',
    '/profile?tab=subscription&returnUrl=',
    '/search-results?returnUrl=',
    '/auth?mode=signup&redirect=',
  ];
  for (const path of pages)
    for (const wanted of ELSEWHERE.slice(0, 3)) {
      // A signed-in member may be redirected before the page has loaded.
      await page.goto(`${path}${encodeURIComponent(wanted)}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // Retried, to check the target if the page redirects automatically.
      await expect(async () => {
        const hosts = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => new URL(href).host || href),
        );
        expect([path, hosts.filter((host) => /evil|^javascript|^data/.test(host))]).toEqual([path, []]);
      }).toPass();
      expect(new URL(page.url()).host).toBe(new URL(baseURL ?? '').host);
    }
});
