import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { articleCount, structuredDataOf } from '../../harness/pages/articles.ts';
import { TEST_APP_URL } from '../../harness/product/start.ts';

const GUIDE = '/blog/how-to-find-apply-grants-guide';
const TIPS = '/blog/grant-writing-tips-winning-applications';
const LONG_DATE = /^[A-Z][a-z]+ \d{1,2}, \d{4}$/;

const cards = (page: Page) => page.getByRole('main').getByRole('article');

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

  test('names the programs it mentions, with our page and the official one', { tag: '@screens' }, async ({ page }) => {
    await page.goto(GUIDE);
    const programs = page.getByRole('region', { name: 'Programs in this article' });
    await expect(programs.getByRole('link', { name: /^Official page/ })).toHaveCount(5);
    await programs.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page).toHaveURL('/programs/liheap');
  });

  test('has tags that lead to the list of their topic', { tag: '@screens' }, async ({ page }) => {
    await page.goto(TIPS);
    await page.getByRole('list', { name: 'Topics of this article' }).getByRole('link', { name: 'Nonprofits' }).click();
    await expect(page).toHaveURL('/blog?tag=Nonprofits');
    await expect(cards(page)).toHaveCount(articleCount('Nonprofits'));
  });

  test('has a table of contents that links to its sections', { tag: '@screens' }, async ({ page }) => {
    await page.goto(GUIDE);
    const contents = page.getByRole('navigation', { name: 'In this article' });
    await contents.getByRole('link', { name: 'What it costs' }).click();
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeInViewport();
  });

  test('is shared by copying its link if the device has no share sheet', { tag: '@screens' }, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(`${GUIDE}?utm_source=x`);
    await page.getByRole('button', { name: 'Share this article' }).click();
    await expect(page.locator('.toast')).toContainText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${TEST_APP_URL}${GUIDE}`);
  });

  test("shows its address if the browser doesn't allow copying", { tag: '@screens' }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto(GUIDE);
    await page.getByRole('button', { name: 'Share this article' }).click();
    await expect(page.locator('.toast')).toContainText('The link couldn’t be copied');
    await expect(page.getByText(`Copy this address: ${TEST_APP_URL}${GUIDE}`)).toBeVisible();
  });

  test("opens the device's share sheet if there is one", { tag: '@screens' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Navigator.prototype, {
        share: async (what: ShareData) => document.documentElement.setAttribute('data-shared', what.url ?? ''),
      });
    });
    await page.goto(GUIDE);
    await page.getByRole('button', { name: 'Share this article' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', `${TEST_APP_URL}${GUIDE}`);
  });

  test('has structured data', async ({ page }) => {
    await page.goto(GUIDE);
    const organization = { '@type': 'Organization', name: expect.any(String), url: expect.any(String) };
    expect(await structuredDataOf(page)).toEqual([
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

test.describe('a missing article', () => {
  test.use({ expectedErrors: [/404/] });

  test('says so and shows others', async ({ page }) => {
    const response = await page.goto('/blog/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
    await expect(cards(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'See all articles' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the list and an article are complete, without controls that wouldn't work", async ({ page }) => {
    await page.goto('/blog?tag=Veterans');
    await expect(cards(page)).toHaveCount(articleCount());
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.goto(GUIDE);
    await expect(page.getByRole('heading', { name: 'A plan for a competitive grant' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share this article' })).toBeHidden();
  });
});

async function metaContent(page: Page, name: string): Promise<string> {
  const meta = page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  return (await meta.getAttribute('content')) ?? '';
}
