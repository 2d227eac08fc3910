import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, expectAccessible, test } from '../harness/browser.ts';
import { TEST_APP_URL } from '../harness/start.ts';

const GUIDE = '/blog/how-to-find-apply-grants-guide';
const TIPS = '/blog/grant-writing-tips-winning-applications';
const LONG_DATE = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' });
const topic = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name });

/** The structured data of the page that is open. */
async function dataOf(page: Page): Promise<unknown> {
  return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null');
}

test.describe('the list', () => {
  test('shows a card for each article without a call to the API', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    await page.goto('/blog', { waitUntil: 'load' });
    await expect(cards(page)).toHaveCount(12);
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

  test('is narrowed by a topic, which the address keeps', async ({ page }) => {
    await page.goto('/blog');
    await expect(topic(page, 'All Topics')).toHaveAttribute('aria-current', 'true');
    await topic(page, 'Veterans').click();
    await expect(page).toHaveURL('/blog?tag=Veterans');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1 article on Veterans' })).toBeVisible();
    await expect(topic(page, 'Veterans')).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await page.goBack();
    await expect(cards(page)).toHaveCount(12);
    await topic(page, 'Veterans').click();
    await topic(page, 'All Topics').click();
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveCount(12);
  });

  test('has a tab for every tag of a post, and no other', async ({ page }) => {
    await page.goto('/blog');
    const names = await page.getByRole('navigation', { name: 'Topics' }).getByRole('link').allTextContents();
    const response = await page.request.get('/api/blog');
    const posts = z.array(z.object({ tags: z.array(z.string()) })).parse(await response.json());
    const tags = new Set(posts.flatMap((post) => post.tags));
    expect(names.map((name) => name.trim()).toSorted()).toEqual(['All Topics', ...tags].toSorted());
  });

  test('is searched in the full text, together with a topic', async ({ page }) => {
    await page.goto('/blog');
    // A word that stands in the text of two articles and on no card.
    await searchBox(page).fill('carbon monoxide');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading')).toHaveText(/LIHEAP/);
    await expect(page).toHaveURL('/blog?q=carbon%20monoxide');
    await topic(page, 'Farming').click();
    await expect(page).toHaveURL('/blog?tag=Farming&q=carbon%20monoxide');
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show all articles' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
  });

  test('opens with the words of its address', async ({ page }) => {
    await page.goto('/blog?q=zoning');
    await expect(searchBox(page)).toHaveValue('zoning');
    await expect(cards(page)).toHaveCount(1);
  });

  test('says so where a topic has no article', async ({ page }) => {
    await page.goto('/blog?tag=Sailing');
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test.describe('when the posts cannot be fetched', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('says so, searches what is on the page, and tries again', async ({ page }) => {
      await page.route('**/api/blog', (route) => route.abort());
      await page.goto('/blog');
      await searchBox(page).fill('LIHEAP');
      await expect(page.locator('.toast')).toContainText('Failed to fetch blog posts');
      await expect(page.getByRole('main').getByText('Failed to fetch blog posts')).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await expectAccessible(page);
      await page.unroute('**/api/blog');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByText('Failed to fetch blog posts')).toBeHidden();
      await searchBox(page).fill('zoning');
      await expect(cards(page)).toHaveCount(1);
    });
  });

  test('explains itself to machines', async ({ page }) => {
    await page.goto('/blog');
    expect(await dataOf(page)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Blog' });
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml');
  });
});

test('the home page leads to three articles and to the top of the list', async ({ page }) => {
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

test.describe('an article', () => {
  test('has its head, text, sources, author, related and more articles', async ({ page }) => {
    await page.goto(TIPS);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Grant writing tips for winning applications');
    const head = main.locator('.post-head');
    await expect(head.locator('time')).toHaveText(LONG_DATE);
    await expect(head.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(head).toContainText('Grantlight Editorial Team, Research and editing');
    await expect(head.locator('.lead')).toHaveText(await metaContent(page, 'description'));
    await expect(main.getByRole('img', { name: /pencil/ })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Build the budget first' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Sources' })).toContainText(
      /Facts checked on [A-Z][a-z]+ \d+, \d{4}/,
    );
    await expect(main.getByRole('region', { name: 'About the author' })).toContainText('Grantlight Editorial Team');
    await expect(main.getByRole('region', { name: 'Related articles' }).getByRole('article')).toHaveCount(2);
    await expect(main.getByRole('region', { name: 'More articles' }).getByRole('article')).toHaveCount(3);
    const linked = await main
      .locator('.below-post a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(linked).size).toBe(5);
    expect(linked).not.toContain(TIPS);
    await expectAccessible(page);
  });

  test('has tags that lead to the list of their topic', async ({ page }) => {
    await page.goto(TIPS);
    await page.getByRole('list', { name: 'Topics of this article' }).getByRole('link', { name: 'Nonprofits' }).click();
    await expect(page).toHaveURL('/blog?tag=Nonprofits');
    await expect(cards(page)).toHaveCount(2);
  });

  test('has a table of contents that leads to its parts', async ({ page }) => {
    await page.goto(GUIDE);
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await contents.getByRole('link', { name: 'What it costs' }).click();
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
  });

  test('is shared by copying its link where the device has no sheet of its own', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`${GUIDE}?utm_source=x`);
    await page.getByRole('button', { name: 'Share this article' }).click();
    await expect(page.locator('.toast')).toContainText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${TEST_APP_URL}${GUIDE}`);
  });

  test('shows its address where the browser does not let it be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto(GUIDE);
    await page.getByRole('button', { name: 'Share this article' }).click();
    await expect(page.locator('.toast')).toContainText('The link could not be copied');
    await expect(page.getByText(`Copy this address: ${TEST_APP_URL}${GUIDE}`)).toBeVisible();
  });

  test('opens the sheet of the device where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Navigator.prototype, {
        share: async (what: ShareData) => document.documentElement.setAttribute('data-shared', what.url ?? ''),
      });
    });
    await page.goto(GUIDE);
    await page.getByRole('button', { name: 'Share this article' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', `${TEST_APP_URL}${GUIDE}`);
  });

  test('explains itself to machines', async ({ page }) => {
    await page.goto(GUIDE);
    const organization = { '@type': 'Organization', name: expect.any(String), url: expect.any(String) };
    expect(await dataOf(page)).toEqual([
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'How to find and apply for grants, step by step',
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        author: organization,
        publisher: expect.objectContaining(organization),
        mainEntityOfPage: `${TEST_APP_URL}${GUIDE}`,
        image: [
          expect.stringMatching(/\/social\/blog\/.+\.png$/),
          expect.stringMatching(/\/attached-assets\/.+\.svg$/),
        ],
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
    expect(await metaContent(page, 'article:published_time')).toMatch(/^\d{4}-/);
    const sitemap = await (await page.request.get('/sitemap-0.xml')).text();
    expect(sitemap).toMatch(new RegExp(`<loc>[^<]*${GUIDE}</loc><lastmod>\\d{4}-`));
    expect(sitemap).not.toContain('/blog/404');
  });
});

test.describe('an article that is not there', () => {
  test.use({ expectedErrors: [/404/] });

  test('says so and shows others', async ({ page }) => {
    const response = await page.goto('/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'To all articles' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list and an article are whole, and nothing is offered that would not work', async ({ page }) => {
    await page.goto('/blog?tag=Veterans');
    await expect(cards(page)).toHaveCount(12);
    await expect(searchBox(page)).toBeHidden();
    await page.goto(GUIDE);
    await expect(page.getByRole('heading', { name: 'A plan for a competitive grant' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share this article' })).toBeHidden();
  });
});

async function metaContent(page: Page, name: string): Promise<string> {
  const meta = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  return (await meta.getAttribute('content')) ?? '';
}
