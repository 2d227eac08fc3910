import type { Page } from '@playwright/test';
import type { RecentDisasters } from '../../../contract/programs/disasters.ts';
import { TASTE_FILE } from '../../../site/src/features/home/taste/program.ts';
import { ANSWERS, TASTE } from '../../../site/src/features/home/taste/texts.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { asMother } from '../../harness/pages/results-page.ts';

test('the home page says what it is, for which people, and at what price', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.locator('section').filter({ visible: true })).toHaveCount(6);
  for (const claim of [
    'Over $132 billion in funding',
    '12,845+ active grants',
    '87% match success rate',
    'Over 10,000 grants indexed',
    'Founded in 2025',
  ]) {
    await expect(main.getByText(claim, { exact: true })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Get free help near you' })).toBeHidden();
  await expect(main.getByText('362 of 362 clear answers right', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'How we count' })).toHaveAttribute('href', '/how-matching-works');
  for (const value of ['AI-powered matching', 'Smart eligibility pre-screening', 'Grant Agents']) {
    await expect(main.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('MOST POPULAR')).toBeVisible();
  for (const price of ['$0', '$9.99', '$99.99']) await expect(main.getByText(price, { exact: true })).toBeVisible();
  for (const feature of [
    'Save up to 5 grants',
    'Unlimited saved grants',
    'Application tracking',
    'Early access to new grants',
  ]) {
    await expect(main.getByText(feature)).toBeVisible();
  }
  await expect(main.getByRole('button', { name: 'Coming Soon' })).toBeDisabled();
  await expect(main.getByRole('link', { name: 'Explore All Articles' })).toHaveAttribute('href', '/blog');
});

/** Shows the sections for visitors, which are collapsed for members. */
const showRest = (page: Page) => page.getByRole('button', { name: 'About Grantlight, its plans and articles' }).click();

const CALLS = ['Find Grants Now', 'Get Started', 'Subscribe Now', 'Start Searching Now'];

test.describe('the calls to action lead', () => {
  test('a visitor to sign-up', async ({ page }) => {
    await page.goto('/');
    for (const name of CALLS) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/auth?mode=signup');
    }
  });

  test('a member without a complete profile to the profile', async ({ page, newcomer: _ }) => {
    await page.goto('/');
    await showRest(page);
    for (const name of CALLS) await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/profile');
  });

  test('a member to the results', async ({ page, member: _ }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Subscribe Now' })).toBeHidden();
    await showRest(page);
    for (const name of CALLS) await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/search-results');
  });
});

test.describe('a signed-in member is greeted instead of the questions', () => {
  test("with their list's total and links to it", async ({ page, member: _ }) => {
    await asMother(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const welcome = page.getByRole('region', { name: 'Good to see you, Maria' });
    await expect(welcome).toBeInViewport();
    await expect(welcome).toContainText(/\d+ programs look right for you\. Together they’re worth about \$[\d,]+ to/);
    await expect(welcome.getByRole('listitem')).toHaveCount(3);
    const list = welcome.getByRole('list', { name: 'Start with these' });
    await expect(list.getByRole('link').first()).toHaveAttribute('href', /^\/grants\/[^/]+\/apply$/);
    const named = await welcome.getByRole('listitem').allTextContents();
    await expect(page.getByLabel(TASTE.place)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Get free help near you' })).toBeVisible();
    // After the help, the page ends.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Good to see you, Maria']);
    await expect(welcome.getByRole('link', { name: 'My plan' })).toHaveAttribute('href', /tab=saved#my-plan$/);
    await expectAccessible(page);
    await welcome.getByRole('link', { name: 'See my programs' }).click();
    const starts = page.getByRole('region', { name: 'Start with these' }).getByRole('article');
    await expect(starts).toHaveCount(3);
    const titles = await starts.getByRole('heading').allTextContents();
    expect(titles.map((title, place) => named[place]?.startsWith(title))).toEqual([true, true, true]);
  });

  test('with a link to an incomplete profile', async ({ page, newcomer: _ }) => {
    await page.goto('/');
    const welcome = page.getByRole('region', { name: /^Good to see you/ });
    await expect(welcome).toContainText('Answer a few questions');
    await expect(welcome.getByRole('link')).toHaveText(['Finish my profile']);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test("also when their list can't be loaded", async ({ page, member: _ }) => {
      await page.route('**/api/grants/search', (route) => route.abort());
      await page.goto('/');
      await expect(page.getByRole('region', { name: /^Good to see you/ })).toContainText('couldn’t be loaded just now');
    });
  });
});

test('a call to action at the foot of the page opens the next page at its top', async ({ page, member: _ }) => {
  await page.goto('/');
  await showRest(page);
  const call = page.getByRole('link', { name: CALLS.at(-1) ?? '' });
  await expect(call).toHaveAttribute('href', '/search-results');
  await call.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await call.click();
  await expect(page).toHaveURL(/\/search-results$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the three questions', () => {
  test('get real programs with reasons, and nothing leaves the browser', async ({ page }) => {
    const requests: { url: string; body: string | null }[] = [];
    page.on('request', (request) => requests.push({ url: request.url(), body: request.postData() }));
    await page.goto('/');
    expect(requests.some(({ url }) => url.endsWith(TASTE_FILE))).toBe(false);

    await page.getByLabel(TASTE.place).selectOption('PA');
    await page.getByLabel(TASTE.who).selectOption('older');
    await page.getByLabel(TASTE.need).selectOption('bills');
    await page.getByRole('button', { name: TASTE.show }).click();
    const liheap = page.getByRole('listitem').filter({ hasText: 'LIHEAP' });
    // A condition that nobody answered isn't shown as met.
    await expect(liheap).not.toContainText('You apply as a person');
    const found = page.getByRole('heading', { level: 2, name: /^Start with these 3 of \d+ programs that may fit/ });
    await expect(found).toBeFocused();
    await expect(found).toBeInViewport();
    await expect(liheap.getByRole('link')).toHaveAttribute('href', /^\/programs\/.*liheap/);
    await expect(liheap.getByRole('link')).toHaveText(/^See how to get it/);
    await expect(page.locator('.taste-program')).toHaveCount(3);

    await page.getByLabel(TASTE.place).selectOption('TX');
    await page.getByRole('button', { name: TASTE.show }).click();
    await expect(page.getByText('Comprehensive Energy Assistance Program').first()).toBeVisible();
    await expect(page.getByText(/Pennsylvania/).and(page.locator('.taste-program *'))).toHaveCount(0);

    const leaked = requests.filter(
      ({ url, body }) => body !== null || /\b(PA|TX|older|bills)\b/.test(new URL(url).search),
    );
    expect(leaked).toEqual([]);
    const hosts = new Set(requests.map(({ url }) => new URL(url).host));
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });

  for (const size of [
    { width: 1280, height: 860 },
    { width: 360, height: 740 },
  ]) {
    test(`fit the first screen at ${size.width} by ${size.height} and don't shift`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      for (const label of [TASTE.place, TASTE.who, TASTE.need])
        await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: TASTE.show })).toBeInViewport({ ratio: 1 });
      const names = page.getByRole('list', { name: TASTE.list });
      const row = (name: string) => names.getByRole('listitem').filter({ hasText: name });
      const place = await names.boundingBox();
      await page.getByLabel(TASTE.who).selectOption('family');
      await expect(row('Food stamps')).toHaveAttribute('data-light', 'open');
      await page.getByLabel(TASTE.need).selectOption('food');
      await expect(row('Food stamps')).toHaveText(/one answer missing/);
      await expect(row('Farm loan')).toHaveText(/for other answers/);
      await page.getByLabel(TASTE.place).selectOption('OH');
      await expect(row('Food stamps')).toHaveText(/fits so far/);
      await expect(
        page.getByRole('status').filter({ hasText: /^Among these 18 well-known programs, 2 fit your answers/ }),
      ).toBeVisible();
      expect(await names.boundingBox()).toEqual(place);
      // The ring is the beam's lamp and must not cover any words.
      const covered = await page.locator('.taste').evaluate((form) => {
        const svg = form.querySelector('.lit-lamp');
        // The ring is rotated, which makes its bounding box larger than the ring itself.
        const box = svg?.getBoundingClientRect();
        const radius = svg ? Number.parseFloat(getComputedStyle(svg).width) / 2 : 0;
        const lamp =
          box?.width &&
          new DOMRect(box.x + box.width / 2 - radius, box.y + box.height / 2 - radius, 2 * radius, 2 * radius);
        const words = [...form.querySelectorAll('.lit-list > li, .taste-status')].map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return element.matches('li') ? element.getBoundingClientRect() : range.getBoundingClientRect();
        });
        const over = (word: DOMRect) =>
          lamp && word.right > lamp.left && word.left < lamp.right && word.bottom > lamp.top && word.top < lamp.bottom;
        return words.filter(over).length;
      });
      expect(covered).toBe(0);
    });
  }

  test("name no way to qualify that depends on what wasn't asked", async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(TASTE.place).selectOption('PA');
    await page.getByLabel(TASTE.who).selectOption('older');
    await page.getByLabel(TASTE.need).selectOption('bills');
    await page.getByRole('button', { name: TASTE.show }).click();
    const weatherization = page.getByRole('listitem').filter({ hasText: 'Weatherization' }).last();
    await expect(weatherization).toContainText('Check first:');
    await expect(weatherization).not.toContainText(/you rent/i);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test("say so when the programs can't be loaded, and retry", async ({ page }) => {
      await page.route(`**${TASTE_FILE}`, (route) => route.abort());
      await page.goto('/');
      await page.getByLabel(TASTE.place).selectOption('IA');
      await page.getByLabel(TASTE.who).selectOption('farm');
      await page.getByLabel(TASTE.need).selectOption('land');
      await page.getByRole('button', { name: TASTE.show }).click();
      await expect(page.getByRole('status').filter({ hasText: ANSWERS.failed })).toBeVisible();
      await page.unroute(`**${TASTE_FILE}`);
      await page.getByRole('button', { name: TASTE.show }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Conservation' }).first()).toBeVisible();
    });
  });

  test('without scripts lead to the list of programs', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('#taste')).toHaveAttribute('action', '/programs');
    await context.close();
  });
});

test.describe('disasters of recent days', () => {
  const withDisasters = (page: Page, recent: RecentDisasters | null) =>
    page.route('**/api/disasters', (route) => route.fulfill({ json: { recent } }));
  const news = (page: Page) => page.getByText(/^Disaster declared in/);

  for (const width of [360, 768, 1280]) {
    test(`appear on the first interaction and shift nothing (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await withDisasters(page, { counties: 12, states: ['Georgia'] });
      await page.goto('/');
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      // The second call shows that the first one would have been noticed.
      await page.evaluate(async () => {
        dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
        await fetch('/favicon.svg');
      });
      expect(calls).toContain('/favicon.svg');
      expect(calls).not.toContain('/api/disasters');
      await expect(news(page)).toHaveCount(0);
      const title = page.getByRole('heading', { name: 'Know which programs fit you' });
      const before = await title.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await page.keyboard.press('Tab');
      await expect(news(page)).toHaveText('Disaster declared in 12 counties in the last 30 days: see who gets help');
      expect(await title.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
      const [note, heading] = await Promise.all([news(page).boundingBox(), title.boundingBox()]);
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(heading?.y ?? 0);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'see who gets help' }).click();
      await expect(page).toHaveURL(/\/programs\/fema-individuals-households$/);
    });
  }

  test('are not shown when there are none, and a whole state is named', async ({ page }) => {
    await withDisasters(page, null);
    await page.goto('/');
    const answered = page.waitForResponse('**/api/disasters');
    await page.keyboard.press('Tab');
    await answered;
    await expect(news(page)).toHaveCount(0);
    await withDisasters(page, { counties: 0, states: ['Vermont'] });
    await page.reload();
    await page.keyboard.press('Tab');
    await expect(news(page)).toContainText('Disaster declared in Vermont in the last 30 days');
  });
});
