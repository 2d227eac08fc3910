import type { Locator, Page } from '@playwright/test';
import { getPreparation, putPreparation } from '../../../contract/saved/preparation.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import { asMother } from '../../harness/pages/results-page.ts';
import { CHARGE, openSaved, PELL, withSaved } from '../../harness/pages/saved-page.ts';

const SEOG = 'Federal Supplemental Educational Opportunity Grants';

async function openPlan(page: Page, ids: readonly string[]) {
  await withSaved(page, ids);
  const panel = await openSaved(page);
  const plan = panel.getByRole('region', { name: 'My plan' });
  await expect(plan.getByRole('heading', { name: 'What to do, in this order' })).toBeVisible();
  return plan;
}
const showView = (plan: Locator, name: string) => plan.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const thingOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'What to do, in this order' }).getByRole('listitem').filter({ hasText: title });

test('saved programs become a to-do list, and a document is checked for all of them', async ({ page, member: _ }) => {
  const plan = await openPlan(page, ['pell-grant', 'fseog', 'snap']);
  await expect(thingOf(page, PELL)).toContainText('Next: Make a StudentAid.gov account');
  await expect(thingOf(page, PELL)).toContainText('Documents still missing: Tax returns; Social Security numbers');
  const together = plan.getByRole('region', { name: 'Apply once or at one place' });
  await expect(together).toContainText('One application at studentaid.gov covers these 2:');
  await expect(together.getByRole('link', { name: SEOG })).toBeVisible();

  await showView(plan, 'Documents');
  await plan.getByRole('checkbox', { name: 'Social Security numbers' }).check();
  await showView(plan, 'To do');
  await expect(thingOf(page, PELL)).toContainText('Documents still missing: Tax returns');
  await expect(thingOf(page, PELL)).not.toContainText('Social Security numbers');
  await showView(plan, 'Documents');
  await plan.getByRole('checkbox', { name: 'Tax returns' }).check();
  await showView(plan, 'To do');
  await expect(thingOf(page, PELL)).toContainText('Your documents are ready.');
  await page.goto('/grants/pell-grant/apply');
  await expect(page.getByRole('checkbox', { name: 'Tax returns' })).toBeChecked();
});

test('the plan follows saved programs, and the next step the checked items', async ({ page, member: _ }) => {
  await withSaved(page, ['pell-grant', 'charge-ready-ny']);
  const client = new Client(new URL(process.env['PRODUCT_URL'] ?? '').origin);
  for (const { name, value } of await page.context().cookies()) client.cookies.set(name, value);
  const params = { id: 'pell-grant' };
  const { items } = (await client.ok(getPreparation, { params })).body;
  const [account, step] = items.filter(({ kind }) => kind !== 'document');
  await client.ok(putPreparation, { params, body: { key: account?.key, done: true } });
  const plan = await openPlan(page, []);
  await expect(thingOf(page, PELL)).toContainText(`Next: ${step?.text}`);
  await expect(thingOf(page, PELL)).toContainText(/1 of \d done/);
  // Until the removal is complete, the server would return the old plan.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/my-plan')) asked += 1;
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/grants/saved/charge-ready-ny', async (route) => {
    await held.promise;
    await route.continue();
  });
  await showView(plan, 'Programs');
  await page.getByRole('button', { name: `Saved ${CHARGE}` }).click();
  await expect(page.getByText('1 of 5 programs saved.')).toBeVisible();
  expect(asked).toBe(0);
  held.resolve();
  await showView(plan, 'To do');
  await expect(thingOf(page, CHARGE)).toHaveCount(0);
  await expect(thingOf(page, PELL)).toBeVisible();
});

test('the plan prints alone, and its dates link to the calendar', async ({ page, member: _ }) => {
  const plan = await openPlan(page, ['pell-grant', 'charge-ready-ny']);
  await expectAccessible(page);
  await showView(plan, 'Dates');
  await expectAccessible(page);
  await plan.getByRole('button', { name: 'Add my deadlines to my phone’s calendar' }).click();
  await expect(page.getByRole('dialog', { name: 'Your deadlines in your calendar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await plan.getByRole('button', { name: 'Print my plan' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(thingOf(page, PELL)).toContainText('1-800-433-3243');
  await expect(page.getByText('What to say when you call')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tax returns' })).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Print my plan' })).toBeHidden();
  await expect(page.getByRole('article', { name: PELL })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('small headings have wide spaces between words', async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const plan = await openPlan(page, ['snap']);
  const headings = plan.getByRole('heading');
  const gaps = await headings.evaluateAll((all) =>
    all.map((heading) => Number.parseFloat(getComputedStyle(heading).wordSpacing)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(1);
});

test('one button prints the plan from any view', async ({ page, member: _ }) => {
  await withSaved(page, ['pell-grant', 'charge-ready-ny']);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const panel = await openSaved(page);
  await expect(panel.getByRole('button', { name: /^Print/ })).toHaveCount(1);
  await panel.getByRole('tab', { name: /^Programs/ }).click();
  await panel.getByRole('button', { name: 'Print my plan' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const first = thingOf(page, PELL);
  await expect(first).toContainText('1-800-433-3243');
  await expect(first.getByRole('link', { name: /^(Apply|See how) at / })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Tax returns' })).toBeVisible();
  for (const picture of ['.months', '.money-picture']) await expect(page.locator(picture)).toBeHidden();
});

test('a menu leads to the plan and offers no calendar without a date', async ({ page, member: _ }) => {
  await withSaved(page, ['snap']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'My plan' }).click();
  const plan = page.getByRole('region', { name: 'My plan' });
  await expect(plan.getByRole('heading', { name: 'What to do, in this order' })).toBeInViewport();
  await expect(plan.getByRole('button', { name: 'Print my plan' })).toBeVisible();
  await expect(plan.getByRole('button', { name: 'Add my deadlines to my phone’s calendar' })).toHaveCount(0);
});

test('both menu entries open the plan', async ({ page, member: _ }) => {
  await withSaved(page, ['snap']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Saved Grants' }).click();
  await expect(page.getByRole('heading', { name: 'What to do, in this order' })).toBeVisible();
});

test('money that is the same every month is one sentence, without bars', async ({ page, member: _ }) => {
  await asMother(page);
  const plan = await openPlan(page, ['snap']);
  await showView(plan, 'Dates');
  const money = plan.getByRole('region', { name: 'When the money comes' });
  await expect(money).toContainText(/Every month: about \$[\d,]+ to \$[\d,]+\./);
  await expect(money.getByRole('img')).toHaveCount(0);
});

test('on a phone, the entries line up, and no phone number breaks', async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlan(page, ['ssi', 'pell-grant']);
  const numbers = page.locator('.thing .whitespace-nowrap');
  await expect(numbers.filter({ hasText: '1-800-433-3243' }).first()).toBeVisible();
  const lines = await numbers.evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
  const lefts = await page
    .locator('.thing-title')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(1);
});

test('the printed plan has every document, its date and where it’s from', async ({ page, member: _ }) => {
  await openPlan(page, ['ssi']);
  const more = page.getByText(/; and \d+ more/);
  await expect(more).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(more).toBeHidden();
  const boxes = page.getByRole('list', { name: 'Documents' }).getByRole('checkbox');
  const names = await boxes.evaluateAll((all) =>
    all.map((one) => one.closest('li')?.querySelector('label')?.textContent),
  );
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) await expect(page.locator('.thing')).toContainText(name ?? '-');
  await expect(page.getByText(/^From [\w.]+:\d+, \w+ \d+, \d{4}$/)).toBeVisible();
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the plan says so and can be retried', async ({ page, member: _ }) => {
    await page.route('**/api/my-plan', (route) => route.abort());
    await withSaved(page, ['pell-grant']);
    const panel = await openSaved(page);
    await expect(panel.getByText('Your plan couldn’t be loaded')).toBeVisible();
    await page.unroute('**/api/my-plan');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(thingOf(page, PELL)).toBeVisible();
  });
});
