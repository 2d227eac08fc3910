import { postClientError } from '../../../contract/status.ts';
import { expect, test } from '../../harness/browser.ts';

test.use({ expectedErrors: [/is not a function|from elsewhere|Failed to load resource/] });

test('a page reports its own script errors, without its full path, three at most', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route(`**${postClientError.path}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: { message: 'Noted.' } });
  });
  await page.goto('/reset-password/a-token-that-opens-an-account?and=more');
  await page.waitForLoadState('load');
  await page.evaluate(() => {
    const fail = (message: string, place: string) => {
      const error = new TypeError(message);
      error.stack = `TypeError: ${message}\n    at show (${place}/_astro/a.js:1:2)`;
      setTimeout(() => {
        throw error;
      });
    };
    fail('from elsewhere', 'chrome-extension://abcdef');
    for (let time = 0; time < 5; time += 1) fail('x is not a function', location.origin);
  });
  await expect.poll(() => bodies.length).toBe(3);
  expect(bodies[0]).toMatchObject({ name: 'TypeError', message: 'x is not a function', page: '/reset-password' });
  expect(JSON.stringify(bodies)).not.toContain('token');
});
