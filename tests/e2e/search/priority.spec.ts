import type { Page, Route } from '@playwright/test';
import * as z from 'zod/mini';
import type { User } from '../../../contract/account/user.ts';
import type { PriorityOrder } from '../../../contract/search/priority.ts';
import type { Database } from '../../../worker/db/client.ts';
import { subscriptions } from '../../../worker/db/schema/index.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { withAnswers } from '../../harness/pages/program-page.ts';

const PRIORITY = '**/api/grants/priority';
const asked = z.object({ searchTerm: z.string(), ids: z.array(z.string()) });

const list = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => list(page).getByRole('heading').allTextContents();
const sort = (page: Page) => page.getByLabel('Sort by');
const line = (page: Page) => page.locator('.priority-line');

async function subscribe(database: Database, { id: userId }: User): Promise<void> {
  await database.insert(subscriptions).values({ userId, tier: 'premium', status: 'active' });
}

async function openResults(page: Page, search = '?q=heating+bill'): Promise<void> {
  await page.goto(`/search-results${search}`);
  await expect(list(page).nth(3)).toBeVisible();
}

// The model's answers are mocked.
test.beforeEach(({ page }) => withAnswers(page, 'model'));

const ASKED_FOR = 'you asked for “heating” and “bill”, and its own text says:';
const UNPROVEN = 'Moved up 3 places. AI gave no reason that we could check.';
const idsIn = (route: Route) => asked.parse(route.request().postDataJSON()).ids;

/**
 * Returns the programs in reverse order. The first two have moved up, and the second one gives no reason that we could
 * check.
 */
function reversed(ids: readonly string[]): PriorityOrder {
  const [first = '', second = ''] = ids.toReversed();
  const quote = 'Pays part of a heating bill in winter';
  const moves = [
    { id: first, text: `Moved up ${ids.length - 1} places: ${ASKED_FOR}`, quote },
    { id: second, text: UNPROVEN, quote: null },
  ];
  return { ids: ids.toReversed(), moves, orderedBy: 'model', unordered: null };
}

test('the list stays usable while AI orders it, then changes; a reload keeps that', async ({
  page,
  member,
  database,
}) => {
  await subscribe(database, member);
  const held = Promise.withResolvers<void>();
  const questions: unknown[] = [];
  await page.route(PRIORITY, async (route) => {
    questions.push(route.request().postDataJSON());
    await held.promise;
    await route.fulfill({ json: reversed(idsIn(route)) });
  });
  await openResults(page);
  const found = await titles(page);
  await sort(page).selectOption({ label: 'AI priority' });
  await expect(line(page).getByRole('status')).toHaveText(/^AI is putting these programs in order/);
  expect(await titles(page)).toEqual(found);
  await expect(list(page).first().getByRole('button', { name: /^Save/ })).toBeEnabled();

  // The waiting state is as tall as the result, so nothing but the programs moves.
  const tops: number[][] = [];
  const note = async () => {
    const heights: number[] = [];
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      heights.push((await line(page).boundingBox())?.height ?? 0);
    }
    tops.push(heights);
  };
  await note();
  held.resolve();
  await expect(line(page).getByRole('status')).toHaveText(/^AI ordered these for you/);
  await note();
  expect(tops[1]).toEqual(tops[0]);

  expect(await titles(page)).toEqual(found.toReversed());
  const first = list(page).first();
  await expect(first.locator('.place-reason')).toHaveText(
    `AI Moved up ${found.length - 1} places: ${ASKED_FOR} Pays part of a heating bill in winter`,
  );
  await expect(list(page).nth(1).locator('.place-reason')).toHaveText(`AI ${UNPROVEN}`);
  await expect(page.locator('.place-reason')).toHaveCount(2);
  await expect(line(page)).toContainText('2 moved up.');
  expect(questions).toHaveLength(1);
  expect(questions[0]).toMatchObject({ searchTerm: 'heating bill', programType: 'all' });
  await expectAccessible(page);

  await page.reload();
  await expect(first.locator('.place-reason')).toBeVisible();
  await expect(sort(page)).toHaveValue('priority');
  expect(await titles(page)).toEqual(found.toReversed());
  await expect(line(page).getByRole('link', { name: 'What AI sees' })).toHaveAttribute(
    'href',
    '/ai-notice#what-is-sent-to-a-model',
  );
  expect(questions).toHaveLength(1);

  await sort(page).selectOption('best');
  await expect(line(page)).toHaveCount(0);
  expect(await titles(page)).toEqual(found);
  await expect(page.locator('.place-reason')).toHaveCount(0);
});

test('more programs and other words are ordered too', { tag: '@screens' }, async ({ page, member, database }) => {
  await subscribe(database, member);
  const questions: z.infer<typeof asked>[] = [];
  await page.route(PRIORITY, async (route) => {
    questions.push(asked.parse(route.request().postDataJSON()));
    await route.fulfill({ json: reversed(idsIn(route)) });
  });
  await openResults(page, '?sort=priority&q=school');
  await expect(page.locator('.place-reason').first()).toBeVisible();
  const before = questions[0]?.ids ?? [];
  await page.getByRole('button', { name: 'Load More Grants' }).click();
  await expect.poll(() => questions.length).toBe(2);
  expect(questions[1]?.ids.slice(0, before.length)).toEqual(before);
  expect(questions[1]?.ids.length).toBeGreaterThan(before.length);
  await page.getByPlaceholder("Tell us what you're looking for...").fill('heating bill');
  await page.keyboard.press('Enter');
  await expect.poll(() => questions.at(-1)?.searchTerm).toBe('heating bill');
  await expect(line(page).getByRole('status')).toHaveText(/^AI ordered these for you/);
});

test("if AI doesn't answer, the list keeps its order, says why, and can be retried", {
  tag: '@faults',
}, async ({ page, member, database }) => {
  await subscribe(database, member);
  let isAnswering = false;
  await page.route(PRIORITY, (route) => {
    const ids = idsIn(route);
    const failed: PriorityOrder = { ids, moves: [], orderedBy: 'search', unordered: 'timeout' };
    return route.fulfill({ json: isAnswering ? reversed(ids) : failed });
  });
  await openResults(page);
  const found = await titles(page);
  await sort(page).selectOption('priority');
  await expect(line(page).getByRole('status')).toHaveText('AI did not answer in time. The best matches come first.');
  expect(await titles(page)).toEqual(found);
  await expectAccessible(page);
  isAnswering = true;
  await line(page).getByRole('button', { name: 'Try again' }).click();
  await expect(sort(page)).toBeFocused();
  await expect(line(page).getByRole('status')).toHaveText(/^AI ordered these for you/);
  expect(await titles(page)).toEqual(found.toReversed());
});

test.describe('a failing call', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('because the plan has ended leads to Premium and is not repeated', async ({ page, member, database }) => {
    await subscribe(database, member);
    let calls = 0;
    const json = { message: 'This is part of the Premium plan.', code: 'plan_required', requestId: 'x' };
    await page.route(PRIORITY, (route) => {
      calls += 1;
      return route.fulfill({ status: 403, json });
    });
    await openResults(page);
    await sort(page).selectOption('priority');
    await expect(line(page).getByRole('link', { name: 'See the Premium plan' })).toBeVisible();
    const saved = page.waitForResponse('**/api/grants/save');
    await list(page).first().getByRole('button', { name: /^Save/ }).click();
    await saved;
    expect(calls).toBe(1);
  });

  test('is reported in its own words', async ({ page, member, database }) => {
    await subscribe(database, member);
    const message = 'You have used all 50 AI orders of a day. You can have more in 3 hours.';
    const json = { message, code: 'too_many_requests', requestId: 'x' };
    await page.route(PRIORITY, (route) => route.fulfill({ status: 429, json }));
    await openResults(page);
    const found = await titles(page);
    await sort(page).selectOption('priority');
    await expect(line(page).getByRole('status')).toHaveText(`${message} The best matches come first.`);
    await page.unroute(PRIORITY);
    await page.route(PRIORITY, (route) => route.abort());
    await line(page).getByRole('button', { name: 'Try again' }).click();
    await expect(line(page).getByRole('status')).toHaveText(/^We can’t reach Grantlight/);
    expect(await titles(page)).toEqual(found);
  });
});

test('without a model, the product says so and offers no retry', { tag: '@faults' }, async ({
  page,
  member,
  database,
}) => {
  await subscribe(database, member);
  await page.route(PRIORITY, (route) =>
    route.fulfill({ json: { ids: idsIn(route), moves: [], orderedBy: 'search', unordered: 'no_model' } }),
  );
  await openResults(page);
  await sort(page).selectOption('priority');
  await expect(line(page).getByRole('status')).toHaveText('No AI model is set up here. The best matches come first.');
  await expect(line(page).getByRole('button')).toHaveCount(0);
});

test('a free member sees that it is part of Premium, and no call is made', async ({ page, member: _ }) => {
  let calls = 0;
  await page.route(PRIORITY, (route) => {
    calls += 1;
    return route.abort();
  });
  await openResults(page);
  const found = await titles(page);
  await sort(page).selectOption({ label: 'AI priority (Premium)' });
  await expect(line(page).getByRole('status')).toHaveText(/^Sorting by AI is part of the Premium plan\./);
  await expect(line(page).getByRole('link', { name: 'See the Premium plan' })).toHaveAttribute(
    'href',
    '/subscription?tier=premium',
  );
  expect(await titles(page)).toEqual(found);
  await expectAccessible(page);
  expect(calls).toBe(0);
});
