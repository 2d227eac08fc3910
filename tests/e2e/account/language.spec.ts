import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { getUser } from '../../../contract/account/user.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';

/** Returns the account's language as stored on the server. */
async function storedLanguage(page: Page): Promise<string> {
  const answer = await page.request.get(getUser.path);
  return z.object({ language: z.string() }).parse(await answer.json()).language;
}

test('the language switch also changes the language of a member’s emails', async ({ page, member: _ }) => {
  await page.goto('/search-results?tab=saved');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/search-results?tab=saved');
  await expect.poll(() => storedLanguage(page)).toBe('es');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/search-results?tab=saved');
  await expect.poll(() => storedLanguage(page)).toBe('en');
});

test('a member chooses the language of emails in the account tab', async ({ page, member: _ }) => {
  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Change the language of emails' }).click();
  const choice = page.getByRole('radiogroup', { name: 'Language of emails' });
  await expect(choice.getByRole('radio', { name: 'English' })).toBeChecked();
  await choice.getByRole('radio', { name: 'Español' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('From now on, our emails to you are in this language: Español.')).toBeVisible();
  expect(await storedLanguage(page)).toBe('es');
});

const offer = (page: Page) => page.getByRole('complementary', { name: 'Idioma' });

test.describe('with a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('an English page offers its Spanish version until the offer is closed', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/programs/liheap?from=here');
    await expect(offer(page)).toContainText('Esta página también está en español.');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL('/es/programs/liheap?from=here');
    await expect(offer(page)).toHaveCount(0);

    await page.goto('/about');
    await offer(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(offer(page)).toHaveCount(0);
    const script = page.waitForResponse((answer) => answer.url().includes('spanish-offer'));
    await page.goto('/faqs');
    await script;
    await page.getByRole('heading', { level: 1 }).click();
    await expect(offer(page)).toHaveCount(0);
  });
});

test('a browser that prefers English loads no such offer', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/programs/liheap', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => url.includes('spanish-offer'))).toEqual([]);
  await expect(offer(page)).toHaveCount(0);
});
