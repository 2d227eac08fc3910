import type { Page } from '@playwright/test';
import { getCrawlOverview } from '../../../contract/crawler.ts';
import { expect, test } from '../../harness/browser.ts';
import {
  DASHBOARD,
  main,
  refusal,
  START_CALL,
  STATUS_CALL,
  toast,
  withRooms,
  withStatus,
} from '../../harness/members/admin.ts';
import {
  COMPLETE,
  IDLE,
  NIGHTS,
  OVERVIEW_SOURCES,
  progressOf,
  SOME_FAILED,
} from '../../harness/screens/admin-answers.ts';

const POLL_MS = 5000;
const OVERVIEW_CALL = `**${getCrawlOverview.path}`;

test.use({ expectedErrors: [/Failed to load resource/] });

test.describe('the crawler card', () => {
  test('shows everything about a run', async ({ page }) => {
    await withRooms(page);
    await page.goto(DASHBOARD);
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    for (const text of [
      /Grants found\s*12,345/,
      /Start time/,
      /End time\s*Not yet/,
      /Current task: Grants.gov/,
      /Loans\s*45/,
    ])
      await expect(main(page)).toContainText(text);
    await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute('aria-valuenow', '42');
    for (const name of ['Categories', 'Federal', 'States', 'NGOs'])
      await expect(page.getByRole('progressbar', { name })).toBeVisible();
    await expect(page.getByText('Nothing read yet')).toHaveCount(1);
    await expect(page.getByText('No errors in this run.')).toBeVisible();
  });

  test('shows at a glance that sources failed, with equal errors grouped', async ({ page }) => {
    await withRooms(page, {
      ...{ ...COMPLETE, ...SOME_FAILED, errors: ['Grants.gov: cannot be reached. (7 times)'] },
      federalProgress: { total: 1650, completed: 1650, sources: 6, failed: 2 },
    });
    await page.goto(DASHBOARD);
    await expect(page.getByText('Complete', { exact: true })).toHaveClass(/badge-warn/);
    await expect(page.getByText('3 of 11 sources failed', { exact: true })).toBeVisible();
    for (const { title, reason } of SOME_FAILED.failedSources)
      await expect(main(page)).toContainText(`${title}: ${reason}`);
    await expect(page.getByText('Grants.gov: cannot be reached. (7 times)')).toBeVisible();
    // No bar may be full while the warning is shown.
    await expect(page.getByText('8 of 11 sources read')).toBeVisible();
    const overall = page.getByRole('progressbar', { name: 'Overall progress' });
    expect(Number(await overall.getAttribute('aria-valuenow'))).toBeLessThan(75);
    const federal = page.getByRole('progressbar', { name: 'Federal' });
    await expect(federal).toHaveAttribute('aria-valuetext', '1,650 of 1,650 records; 2 of 6 sources failed');
    expect(Number(await federal.getAttribute('aria-valuenow'))).toBeLessThan(70);
    await withStatus(page, { ...COMPLETE, errors: [], failedSources: [] });
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(page.getByText('Complete', { exact: true })).toHaveClass(/badge-good/);
    await expect(page.getByText('sources failed')).toHaveCount(0);
  });

  test('announces the end of a crawl to an admin watching it', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await withRooms(page);
    await page.goto(DASHBOARD);
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await withStatus(page, { ...COMPLETE, ...SOME_FAILED });
    await page.clock.runFor(POLL_MS);
    await expect(toast(page)).toContainText('The crawl has ended');
    await expect(toast(page)).toContainText('12,345 grants found. 3 of 11 sources failed.');
  });

  test('polls every five seconds while running and visible, shows losses, then stops', async ({ page }) => {
    // Time advances only when the test advances it.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await withRooms(page);
    let progress = progressOf();
    let asked = 0;
    await page.route(STATUS_CALL, (route) => {
      asked += 1;
      return route.fulfill({ json: { progress } });
    });
    await page.goto(DASHBOARD);
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    const before = asked;
    await page.clock.runFor(0.3 * POLL_MS);
    expect(asked).toBe(before);
    progress = progressOf({ progress: 51 });
    await page.clock.runFor(0.7 * POLL_MS);
    await expect(page.getByText('The crawler is running: 50 percent done.')).toBeAttached();
    expect(asked).toBe(before + 1);

    // A hidden tab makes no calls, and updates as soon as it's visible again.
    await setHidden(page, true);
    await page.clock.runFor(10 * POLL_MS);
    expect(asked).toBe(before + 1);
    progress = progressOf({ progress: 60 });
    await setHidden(page, false);
    await expect(page.getByText('60%')).toBeVisible();
    expect(asked).toBe(before + 2);

    await page.route(STATUS_CALL, (route) => route.abort());
    await page.clock.runFor(POLL_MS);
    await expect(page.getByText('The connection was lost', { exact: true })).toBeVisible();
    await expect(page.getByText('60%')).toBeVisible();
    await page.unroute(STATUS_CALL);
    await withStatus(page, COMPLETE);
    const ended = page.waitForResponse(STATUS_CALL);
    await page.clock.runFor(POLL_MS);
    await ended;
    await expect(page.getByText('Complete', { exact: true })).toBeVisible();
    await expect(page.getByText('The connection was lost', { exact: true })).toBeHidden();
    let later = 0;
    await page.route(STATUS_CALL, (route) => {
      later += 1;
      return route.fulfill({ json: { progress: COMPLETE } });
    });
    await page.clock.runFor(10 * POLL_MS);
    expect(later).toBe(0);
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect.poll(() => later).toBe(1);
  });

  test('waits for a slow answer: calls never pile up', { tag: '@faults' }, async ({ page }) => {
    await page.clock.install();
    await withRooms(page);
    let asked = 0;
    await page.route(STATUS_CALL, () => {
      asked += 1;
    });
    await page.goto(DASHBOARD);
    await expect.poll(() => asked).toBe(1);
    await page.clock.runFor(3 * POLL_MS);
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    expect(asked).toBe(1);
  });

  test('starts a run, or shows who has already started one', async ({ page }) => {
    await withRooms(page, IDLE);
    await page.goto(DASHBOARD);
    const faster = 'A crawl is running already. Ada started it at 3:04 AM UTC.';
    await page.route(START_CALL, (route) => route.fulfill({ status: 409, json: refusal(faster, 'conflict') }));
    await page.getByRole('button', { name: 'Start Grant Crawler' }).click();
    await expect(toast(page)).toContainText('Grant Crawl Failed');
    await expect(main(page).getByRole('alert')).toContainText(faster);

    await page.route(START_CALL, (route) => route.fulfill({ json: { message: 'Grant crawler started.' } }));
    await withStatus(page, progressOf({ progress: 0 }));
    await page.getByRole('button', { name: 'Start Grant Crawler' }).click();
    await expect(page.getByText('Running', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('alert')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Crawling…' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows a crawler error on the page, and as a toast once', { tag: '@faults' }, async ({ page }) => {
    await withRooms(page);
    await withStatus(page, progressOf(), 'The crawler has not been heard of for two minutes.');
    await page.goto(DASHBOARD);
    await expect(toast(page)).toContainText('Crawler Error');
    await expect(main(page).getByRole('alert')).toContainText('has not been heard of');
    await expect(toast(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Refresh Status' }).click();
    await expect(page.getByText('The status is up to date.')).toBeAttached();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start Grant Crawler' })).toBeEnabled();
  });
});

test.describe('the sources at a glance', () => {
  test("show what needs attention first, each one's last success and last night's result", async ({ page }) => {
    await withRooms(page, COMPLETE);
    await page.goto(DASHBOARD);
    await expect(page.getByText('The last try succeeded for 1 of 4 sources.')).toBeVisible();
    const table = page.getByRole('region', { name: 'Each source’s last night' });
    const rows = table.getByRole('row');
    await expect(rows).toHaveCount(6);
    await expect(rows.nth(1)).toContainText('None in the runs we keep');
    await expect(rows.nth(1).getByText('Failed', { exact: true })).toHaveClass(/badge-bad/);
    await expect(rows.nth(2)).toContainText('1,234 not closed');
    await expect(rows.nth(3)).toContainText('33,600 new not let in');
    await expect(rows.nth(5)).toContainText('Switched off');
    await expect(rows.nth(4).getByText('Good', { exact: true })).toHaveClass(/badge-good/);
    await expect(rows.nth(4).getByRole('cell')).toHaveText(['Good', /ago|yesterday/, '12', '123', '9', '3', '0']);
    await expect(main(page).locator('img, a[href^="javascript"]')).toHaveCount(0);
  });

  test('show the open programs of all nights as a picture and as a table', async ({ page }) => {
    await withRooms(page, COMPLETE);
    await page.goto(DASHBOARD);
    const says =
      'Over the last 28 runs, open programs went from 12,000 to 12,999. The fewest were 8,740, the most 12,999.';
    await expect(page.getByRole('img', { name: says })).toBeVisible();
    await expect(page.getByText(says)).toBeVisible();
    const nights = page.getByRole('region', { name: 'Open programs at the end of each run' }).getByRole('row');
    await expect(nights).toHaveCount(29);
    await expect(nights.nth(1)).toContainText('12,999');
  });

  test('reload when a watched run ends, and can be retried', { tag: '@faults' }, async ({ page }) => {
    await page.clock.install();
    await withRooms(page);
    await page.route(OVERVIEW_CALL, (route) =>
      route.fulfill({ status: 503, json: refusal('Not now.', 'database_unavailable') }),
    );
    await page.goto(DASHBOARD);
    await expect(page.getByText('The overview couldn’t be loaded')).toBeVisible();
    await page.route(OVERVIEW_CALL, (route) => route.fulfill({ json: { sources: OVERVIEW_SOURCES, nights: [] } }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The picture starts when the first crawl ends.')).toBeVisible();
    await page.route(OVERVIEW_CALL, (route) => route.fulfill({ json: { sources: OVERVIEW_SOURCES, nights: NIGHTS } }));
    await withStatus(page, COMPLETE);
    await page.clock.runFor(POLL_MS);
    await expect(page.getByText('Over the last 28 runs')).toBeVisible();
  });
});

/** Simulates the tab going to the background or coming back. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
