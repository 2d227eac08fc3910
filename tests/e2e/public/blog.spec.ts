import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { articleCount, structuredDataOf } from '../../harness/pages/articles.ts';

const GUIDE = '/blog/how-to-find-apply-grants-guide';
const TIPS = '/blog/grant-writing-tips-winning-applications';
const LONG_DATE = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' });
const topic = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name });

/** Expects the search to show this article and not an unrelated one. */
async function expectFound(page: Page, title: string): Promise<void> {
  await expect(cards(page).filter({ hasText: title })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'SAM.gov and your UEI' })).toHaveCount(0);
}

test.describe('the list', () => {
  test('shows a card for each article without a call to the API', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.goto('/blog', { waitUntil: 'load' });
    await expect(cards(page)).toHaveCount(articleCount());
    for (const card of await cards(page).all()) {
      await expect(card.locator('img')).toHaveAttribute('src', /^\/attached-assets\/blog\/[a-z]+\.svg$/);
      await expect(card.locator('time')).toHaveText(LONG_DATE);
      await expect(card.getByText(/^\d+ min read$/)).toBeVisible();
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(/.{10}/);
      await expect(card.getByRole('link', { name: /^Read More ?: .{10}/ })).toHaveAttribute(
        'href',
        /^\/blog\/[a-z0-9-]+$/,
      );
    }
    expect(calls).toEqual([]);
    await expectAccessible(page);
  });

  test('is filtered by topic, which the address keeps', async ({ page }) => {
    await page.goto('/blog');
    await expect(topic(page, 'All Topics')).toHaveAttribute('aria-current', 'true');
    await topic(page, 'Veterans').click();
    await expect(page).toHaveURL('/blog?tag=Veterans');
    await expect(cards(page)).toHaveCount(articleCount('Veterans'));
    await expect(page.getByRole('status').filter({ hasText: /^\d+ articles? on Veterans$/ })).toBeVisible();
    await expect(topic(page, 'Veterans')).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(cards(page)).toHaveCount(articleCount('Veterans'));
    await page.goBack();
    await expect(cards(page)).toHaveCount(articleCount());
    await topic(page, 'Veterans').click();
    await topic(page, 'All Topics').click();
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveCount(articleCount());
  });

  test('has a tab for every tag of a post, and no other', { tag: '@screens' }, async ({ page }) => {
    await page.goto('/blog');
    const names = await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').allTextContents();
    const response = await page.request.get('/api/blog');
    const posts = z.array(z.object({ tags: z.array(z.string()) })).parse(await response.json());
    const tags = new Set(posts.flatMap((post) => post.tags));
    expect(names.map((name) => name.trim()).toSorted()).toEqual(['All Topics', ...tags].toSorted());
  });

  test('is searched in the full text, together with a topic', { tag: '@screens' }, async ({ page }) => {
    await page.goto('/blog');
    // These words appear on no card.
    await searchBox(page).fill('carbon monoxide');
    await expectFound(page, 'how LIHEAP works');
    await expect(page).toHaveURL('/blog?q=carbon%20monoxide');
    await topic(page, 'Farming').click();
    await expect(page).toHaveURL('/blog?tag=Farming&q=carbon%20monoxide');
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show all articles' }).click();
    await expect(cards(page)).toHaveCount(articleCount());
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
  });

  test('opens with the words of its address', { tag: '@screens' }, async ({ page }) => {
    await page.goto('/blog?q=zoning');
    await expect(searchBox(page)).toHaveValue('zoning');
    await expectFound(page, 'How to buy farm land');
  });

  test('says so when a topic has no article', { tag: '@screens' }, async ({ page }) => {
    await page.goto('/blog?tag=Sailing');
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test.describe("when the posts can't be fetched", { tag: '@faults' }, () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('says so, searches what is on the page, and retries', async ({ page }) => {
      await page.route('**/api/blog', (route) => route.abort());
      await page.goto('/blog');
      await searchBox(page).fill('LIHEAP');
      await expect(page.locator('.toast')).toContainText('Failed to fetch blog posts');
      await expect(page.getByRole('main').getByText('Failed to fetch blog posts')).toBeVisible();
      await expectFound(page, 'how LIHEAP works');
      await expectAccessible(page);
      await page.unroute('**/api/blog');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByText('Failed to fetch blog posts')).toBeHidden();
      await searchBox(page).fill('zoning');
      await expectFound(page, 'How to buy farm land');
    });
  });

  test('has structured data', async ({ page }) => {
    await page.goto('/blog');
    expect(await structuredDataOf(page)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Blog' });
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml');
  });
});

test('the home page links to three articles and to the top of the list', async ({ page }) => {
  await page.goto('/');
  const teasers = page.getByRole('region', { name: 'Worth reading before you apply' }).locator('h3 a');
  const addresses = await teasers.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.slice(0, 2)).toEqual([GUIDE, TIPS]);
  expect(addresses).toHaveLength(3);
  for (const address of addresses) expect((await page.request.get(address)).status()).toBe(200);
  await page.getByRole('link', { name: 'Explore All Articles' }).click();
  await expect(page).toHaveURL('/blog');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
