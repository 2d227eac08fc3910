import type { Page } from '@playwright/test';
import { subscriptions } from '../../../worker/db/schema/index.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { payButton } from '../../harness/pages/payment.ts';
import {
  analysisOf,
  analyzeButton,
  asSubscriber,
  PROGRAM_PATH,
  withAnswers,
  withProgram,
} from '../../harness/pages/program-page.ts';

const premium = (page: Page) => page.getByRole('article').filter({ hasText: 'MOST POPULAR' });
const feature = (page: Page, name: string) => premium(page).getByRole('listitem').filter({ hasText: name });

test("without a model, plans and payment state Premium's contents before the card", async ({ page, member: _ }) => {
  await withAnswers(page, 'nobody');
  await page.goto('/subscription');
  await expect(page.getByText('No AI model is set up here.')).toBeVisible();
  for (const name of ['AI-powered eligibility matching', 'Priority search results']) {
    await expect(feature(page, name)).toContainText('Not on this site: no AI model is set up');
  }
  await expect(feature(page, 'Unlimited saved grants')).not.toContainText('Not on this site');
  await expectAccessible(page);

  await premium(page).getByRole('button', { name: 'Subscribe Now' }).click();
  const here = page.getByRole('region', { name: 'What Premium adds here' });
  await expect(here.getByRole('listitem').first()).toHaveText('A check that the official website works');
  await expect(here.getByRole('heading', { level: 3 })).toHaveText('Not on this site');
  await expect(here).toContainText('An analysis of each program');
  await expect(payButton(page)).toBeVisible();
  // The section comes before the card form.
  const order = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(order.indexOf('What Premium adds here')).toBeLessThan(order.indexOf('Pay by card'));
  await expectAccessible(page);
});

test('when it is unknown what answers, nothing is promised', async ({ page, member: _ }) => {
  await page.route('**/api/ai', (route) => route.fulfill({ status: 200, json: { answers: 'a newer word' } }));
  await page.goto('/subscription?tier=premium');
  const here = page.getByRole('region', { name: 'What Premium adds here' });
  await expect(here.getByRole('heading', { level: 3 })).toHaveText('Only where AI is set up');
});

test('with a model, the payment page lists what it makes', async ({ page, member: _ }) => {
  await withAnswers(page, 'model');
  await page.goto('/subscription?tier=premium');
  const here = page.getByRole('region', { name: 'What Premium adds here' });
  await here.getByText('What Premium adds here').click();
  await expect(here.getByRole('listitem').first()).toContainText('An analysis of each program');
  await expect(here.getByRole('heading', { level: 3 })).toHaveCount(0);
});

test("without AI, the subscription tab doesn't sell any", async ({ page, member: _ }) => {
  await withAnswers(page, 'nobody');
  await page.goto('/profile?tab=subscription');
  await expect(page.getByText('It adds no AI: none is set up on this site.')).toBeVisible();
  await expect(feature(page, 'AI-powered eligibility matching')).toContainText('Not on this site');
});

test("without a model, no button on a program's page offers an analysis", async ({ page, member: _ }) => {
  await asSubscriber(page);
  await withProgram(page, { analyzedBy: 'record' });
  await page.goto(PROGRAM_PATH);
  const part = page.getByRole('region', { name: 'This site has no AI analysis yet' });
  await expect(part.getByText('No AI model is set up here.')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Show what our record adds' })).toBeVisible();
  await expect(part.getByRole('listitem')).toHaveCount(0);
  await expect(analyzeButton(page)).toHaveCount(0);
});

test("choosing the order by AI doesn't lead to a plan without one", async ({ page, member: _ }) => {
  await withAnswers(page, 'nobody');
  await page.goto('/search-results?q=heating+bill');
  await page.getByLabel('Sort by').selectOption({ label: 'AI priority (Premium)' });
  const line = page.locator('.priority-line');
  await expect(line).toContainText('AI sorting isn’t available on this site, on any plan.');
  await expect(line.getByRole('link')).toHaveCount(0);
});

test.describe("this machine's demo model", () => {
  test('is named on the plans, analyzes a program truly, and is named next to its text', async ({
    page,
    member,
    database,
  }) => {
    await page.goto('/subscription');
    await expect(page.getByText('Rules on this computer make its answers. No AI is involved.')).toBeVisible();
    await expect(feature(page, 'Priority search results')).toContainText('By a demo model');

    await database.insert(subscriptions).values({ userId: member.id, tier: 'premium', status: 'active' });
    await page.goto(PROGRAM_PATH);
    await expect(analysisOf(page)).toContainText('Demo model: Rules on this computer make its answers.');
    await analyzeButton(page).click();
    const part = analysisOf(page);
    await expect(part.getByText('Made by a demo model, checked against the source')).toBeVisible({ timeout: 30_000 });
    await expect(part.getByText('Written by AI')).toHaveCount(0);
    // The analysis is about Ohio's version of the program. It has no timeline, because the page already shows the
    // conditions and Ohio's dates in the same words.
    await expect(part.getByRole('heading', { name: 'Application Process', exact: true })).toBeVisible();
    await expect(part).toContainText('energyhelp.ohio.gov');
    await expect(part.getByRole('heading', { name: 'Timeline', exact: true })).toHaveCount(0);
    await expect(part.getByText('Nothing was left out.')).toBeVisible();
  });

  test('answers questions about a program and the list, and is named next to them', async ({
    page,
    member,
    database,
  }) => {
    await database.insert(subscriptions).values({ userId: member.id, tier: 'premium', status: 'active' });
    await page.goto(PROGRAM_PATH);
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await expect(page.getByText('Demo model: Rules on this computer make its answers.').last()).toBeVisible();
    await page.getByRole('button', { name: 'What papers do I need?' }).click();
    const answer = page.getByRole('article').last();
    await expect(answer.getByRole('region', { name: 'From your answers' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('The answer is complete.')).toBeAttached({ timeout: 30_000 });
    await page.goto('/ask');
    await expect(page.getByText('Demo model: Rules on this computer make its answers.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your question' }).fill('Who helps with a heating bill?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').getByRole('link').first()).toBeVisible({ timeout: 30_000 });
  });

  test('orders results and is named above them', async ({ page, member, database }) => {
    await database.insert(subscriptions).values({ userId: member.id, tier: 'premium', status: 'active' });
    await page.goto('/search-results?q=heating+bill');
    await page.getByLabel('Sort by').selectOption({ label: 'AI priority' });
    await expect(page.locator('.priority-line').getByRole('status')).toHaveText(
      /^A demo model on this computer ordered these by rules\. .*moved up.* No AI was involved\.$/,
    );
    await expect(page.locator('.place-reason').first()).toContainText(/Moved up \d+ places?: you asked for “/);
  });
});
