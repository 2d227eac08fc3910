import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import {
  asSubscriber,
  PROGRAM_PATH,
  withApplications,
  withBestUrl,
  withPlan,
  withProgram,
} from '../../harness/pages/program-page.ts';

const ready = (page: Page) => page.getByRole('region', { name: 'Ready to apply?' });
/** Returns the part that's always visible. */
const next = (page: Page) => page.getByRole('complementary', { name: 'What to do next' });
const BEST = '**/api/grants/*/best-url';
/** Ohio's own page, because the member lives there. */
const PLAIN = 'https://energyhelp.ohio.gov/';

for (const [programType, label, banner, analyze] of [
  ['grant', 'Go to the official grant website', 'Full Grant Analysis', 'Analyze the grant’s requirements'],
  ['loan', 'Go to the official loan website', 'Full Loan Analysis', 'Analyze the loan’s requirements'],
  [
    'assistance',
    'Go to the official assistance website',
    'Full Assistance Analysis',
    'Analyze the program’s requirements',
  ],
] as const) {
  test(`the labels are those of a program of the type ${programType}`, { tag: '@screens' }, async ({
    page,
    member: _,
  }) => {
    await asSubscriber(page);
    await withProgram(page, { programType });
    await page.goto(PROGRAM_PATH);
    await expect(page.getByRole('heading', { name: banner })).toBeVisible();
    await expect(page.getByRole('button', { name: analyze })).toBeVisible();
    await expect(ready(page).getByRole('link', { name: label })).toHaveAttribute('target', '_blank');
    // The address may have been checked by now, because the button is near the first screen.
    await expect(next(page).getByRole('link', { name: /^See how at (energyhelp\.ohio|example)\.gov/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
}

test('a free member gets the plain address, and no other one is checked', async ({ page, member: _ }) => {
  await withApplications(page);
  let checks = 0;
  page.on('request', (request) => (checks += /best-url$/.test(request.url()) ? 1 : 0));
  await page.goto(PROGRAM_PATH);
  const link = ready(page).getByRole('link', { name: /official assistance website/ });
  await expect(link).toHaveAttribute('href', PLAIN);
  await expect(link).toHaveAttribute('rel', 'noopener');
  await expect(ready(page)).not.toContainText('Apply Portal Coming Soon');
  await expect(ready(page)).not.toContainText('Request Agent Help');
  await expect(ready(page)).not.toContainText('Coming Soon');
  await expect(ready(page)).toContainText("You apply on the provider's own site");
  await ready(page).scrollIntoViewIfNeeded();
  expect(checks).toBe(0);
});

test('an address that has failed for days is reported to free members too', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await withApplications(page);
  const deadWebsite = { url: PLAIN, since: '2026-05-20T10:00:00.000Z', checkedAt: '2026-06-01T10:00:00.000Z' };
  await withProgram(page, { deadWebsite });
  await page.goto(PROGRAM_PATH);
  await expect(ready(page)).toContainText('This address hasn’t worked since May 20, 2026 (last tried June 1, 2026)');
  await expect(ready(page)).toContainText(PLAIN);
  await expect(ready(page).getByRole('link', { name: /official assistance website/ })).toHaveClass(/button-quiet/);
});

test.describe('a subscriber', () => {
  for (const [status, sentence] of [
    ['works', 'This address works (last tried June 1, 2026).'],
    ['unsure', 'We couldn’t check this address (last tried June 1, 2026).'],
    ['dead', 'None of this program’s addresses work (last tried June 1, 2026)'],
  ] as const) {
    test(`sees the checked address and its state: ${status}`, async ({ page, member: _ }) => {
      await asSubscriber(page);
      const url = 'https://www.example.gov/apply';
      await withBestUrl(page, { url, status, checkedAt: '2026-06-01T10:00:00.000Z' });
      await page.goto(PROGRAM_PATH);
      await ready(page).scrollIntoViewIfNeeded();
      await expect(ready(page)).toContainText(sentence);
      await expect(ready(page)).toContainText(url);
      await expect(ready(page).getByRole('link', { name: /official assistance website/ })).toHaveAttribute('href', url);
      await expect(next(page).getByRole('link', { name: 'See how at example.gov' })).toHaveAttribute('href', url);
      await expect(ready(page).getByRole('button', { name: 'Apply Portal Coming Soon' })).toBeDisabled();
      await expectAccessible(page);
    });
  }

  test('sees that there is no address', { tag: '@screens' }, async ({ page, member: _ }) => {
    await asSubscriber(page);
    await withBestUrl(page, { url: null, status: 'none', checkedAt: null });
    await page.goto(PROGRAM_PATH);
    await ready(page).scrollIntoViewIfNeeded();
    await expect(ready(page).getByRole('button', { name: 'No Website Available' })).toBeDisabled();
    await expect(ready(page)).toContainText("We couldn't find a direct application link.");
    await expect(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible();
    await next(page).getByRole('link', { name: 'How to apply' }).click();
    await expect(page.getByRole('heading', { name: 'How to apply' })).toBeInViewport();
  });

  test('gets the plain address if the checked one is invalid', { tag: '@screens' }, async ({ page, member: _ }) => {
    await asSubscriber(page);
    await withBestUrl(page, { url: 'javascript:alert(1)', status: 'works', checkedAt: null });
    await page.goto(PROGRAM_PATH);
    await ready(page).scrollIntoViewIfNeeded();
    await expect(ready(page)).toContainText('This address works.');
    await expect(ready(page).getByRole('link', { name: /official/ })).toHaveAttribute('href', PLAIN);
  });

  test.describe('when the check fails', { tag: '@faults' }, () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('the plain address is shown, and the page says so', async ({ page, member: _ }) => {
      await asSubscriber(page);
      await page.route(BEST, (route) => route.abort());
      await page.goto(PROGRAM_PATH);
      await ready(page).scrollIntoViewIfNeeded();
      await expect(ready(page)).toContainText('We couldn’t check this address just now.');
      await expect(ready(page).getByRole('link', { name: /official/ })).toHaveAttribute('href', PLAIN);
    });
  });
});

test.describe('a member with Platinum', () => {
  test('applies alone, or asks for an agent, and no one is called', async ({ page, member: _ }) => {
    await asSubscriber(page, 'platinum');
    const lastOfThePage = Promise.all([
      page.waitForRequest('**/api/grants/*/analysis'),
      page.waitForRequest('**/preparation'),
    ]);
    await page.goto(PROGRAM_PATH);
    await ready(page).scrollIntoViewIfNeeded();
    await lastOfThePage;
    await expect(ready(page)).toContainText('This address works');
    const alone = ready(page).getByRole('link', { name: 'Apply Independently' });
    await expect(alone).toHaveAttribute('href', 'https://www.example.gov/apply');
    await expect(next(page).getByRole('link', { name: 'See how at example.gov' })).toHaveAttribute(
      'href',
      'https://www.example.gov/apply',
    );
    await expect(ready(page)).not.toContainText('Apply Portal Coming Soon');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await ready(page).getByRole('button', { name: 'Request Agent Help' }).click();
    await expect(page.locator('.toast')).toContainText('Agent assistance requested');
    await expect(page.locator('.toast')).toContainText('A specialist will contact you within 24 hours.');
    await expect(ready(page).getByRole('status').filter({ hasText: 'within 24 hours' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('sees when no address is known', { tag: '@screens' }, async ({ page, member: _ }) => {
    await asSubscriber(page, 'platinum');
    await withBestUrl(page, { url: null, status: 'none', checkedAt: null });
    await page.goto(PROGRAM_PATH);
    await ready(page).scrollIntoViewIfNeeded();
    await expect(ready(page)).toContainText('No valid URL available');
    await ready(page).getByRole('button', { name: 'Apply Independently' }).click();
    await expect(page.locator('.toast')).toContainText('No valid URL available');
    await expect(page.locator('.toast')).toContainText('Try searching for the grant by name.');
  });

  test('with an ended subscription is a free member', async ({ page, member: _ }) => {
    await withPlan(page, 'free');
    await withApplications(page);
    await page.goto(PROGRAM_PATH);
    await expect(ready(page).getByRole('link', { name: /official/ })).toBeVisible();
    await expect(ready(page)).not.toContainText('Request Agent Help');
    await expect(ready(page)).not.toContainText('Coming Soon');
    await expect(ready(page)).toContainText("You apply on the provider's own site");
  });
});

test.describe('tracking an application', () => {
  test('takes one press, which opens the list a second later', async ({ page, member: _ }) => {
    await withApplications(page);
    await page.goto(PROGRAM_PATH);
    const button = page.getByRole('button', { name: 'Track this application' });
    await expect(button).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const begun = page.waitForRequest((request) => request.method() === 'POST');
    await button.click();
    expect((await begun).postDataJSON()).toEqual({ grantId: 'liheap' });
    await expect(page.locator('.toast')).toContainText('On your list of applications');
    await expect(page).toHaveURL(/apply$/);
    await page.clock.fastForward(1000);
    await expect(page).toHaveURL(/\/profile#my-applications$/);
  });

  test('is replaced by status and a link to the list once it is tracked', { tag: '@screens' }, async ({
    page,
    member: _,
  }) => {
    await withApplications(page, 'in_progress');
    await page.goto(PROGRAM_PATH);
    await expect(ready(page)).toContainText('In your applications: In progress');
    await expect(ready(page).getByRole('link', { name: 'Open my applications' })).toHaveAttribute(
      'href',
      '/profile#my-applications',
    );
    await expect(page.getByRole('button', { name: 'Track this application' })).toHaveCount(0);
  });

  test.describe('when the server refuses', { tag: '@faults' }, () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('the error is shown as a toast and in place', async ({ page, member: _ }) => {
      await withApplications(page);
      await page.goto(PROGRAM_PATH);
      const button = page.getByRole('button', { name: 'Track this application' });
      await expect(button).toBeVisible();
      await page.route('**/api/applications', (route) =>
        route.fulfill({ status: 500, json: { message: 'Our side broke.', code: 'internal', requestId: 'x' } }),
      );
      await button.click();
      await expect(page.locator('.toast')).toContainText('Failed to create application. Please try again.');
      await expect(ready(page).getByRole('alert')).toContainText('Our side broke.');
      await withApplications(page);
      await button.click();
      await expect(page).toHaveURL(/\/profile#my-applications$/);
    });
  });
});
