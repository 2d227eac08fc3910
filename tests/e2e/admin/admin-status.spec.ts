import { getAiCosts } from '../../../contract/ai/ai.ts';
import { getStatus } from '../../../contract/status.ts';
import { expect, test } from '../../harness/browser.ts';
import { DASHBOARD, main, refusal, withRooms } from '../../harness/members/admin.ts';
import { AI_COSTS, HOSTILE, STATUS } from '../../harness/screens/admin-answers.ts';

const CALL = `**${getStatus.path}`;
test.use({ expectedErrors: [/Failed to load resource/] });

test('the status lists faults first, with meaning and next step, as text alone', async ({ page }) => {
  await withRooms(page);
  await page.goto(DASHBOARD);
  await page.getByRole('link', { name: 'Status', exact: true }).click();
  await expect(page).toHaveURL(/view=status$/);
  await expect(page.getByText('1 broken, 3 to look at.')).toBeVisible();
  const lines = main(page).getByRole('heading', { level: 3 });
  await expect(lines.first()).toHaveText('Unexpected errors Broken');
  await expect(lines).toHaveCount(12);
  await expect(page.getByText('roll back first, then look for the cause')).toBeVisible();
  await expect(page.getByText(HOSTILE)).toBeVisible();
  await expect(main(page).locator('img, a[href^="javascript"]')).toHaveCount(0);
  await expect(page.getByText('46 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Show 4 more' }).click();
  await expect(page.getByText('No response on 9 days').first()).toBeVisible();
  await page.getByRole('link', { name: 'Help with heating bills 13' }).click();
  await expect(page).toHaveURL(/program=liheap/);
});

test('a failed refresh keeps what is shown and says so; a failed first load can retry', {
  tag: '@faults',
}, async ({ page }) => {
  await withRooms(page);
  await page.route(CALL, (route) => route.fulfill({ status: 503, json: refusal('Not now.', 'database_unavailable') }));
  await page.goto(`${DASHBOARD}?view=status`);
  await expect(page.getByText('The status couldn’t be loaded')).toBeVisible();
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ json: { ...STATUS, lines: STATUS.lines.slice(0, 2) } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('All parts are fine.')).toBeVisible();
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.abort());
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('The last check failed. What you see is from an earlier check.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible();
});

test('the cost of AI is shown by day and feature, with totals', async ({ page }) => {
  await withRooms(page);
  await page.goto(`${DASHBOARD}?view=status`);
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(1 + AI_COSTS.days.length + 3);
  await expect(table.getByRole('row').nth(1)).toHaveText('2026-11-26Analyses1202540,000210,000$0.555');
  await expect(table.getByRole('row').nth(-3)).toContainText('All 14 daysAnalyses1,589');
  await expect(table.getByRole('row').last()).toHaveText('All 14 daysEverything2,2052811,774,0003,108,000$9.1602');
});

test("without a model, the status says so, and that line isn't called fine", async ({ page }) => {
  await withRooms(page);
  const off = { name: 'ai', state: 'look', problem: 'ai_off', figures: [], items: [] };
  await page.route(CALL, (route) => route.fulfill({ json: { ...STATUS, lines: [off] } }));
  await page.route(`**${getAiCosts.path}`, (route) =>
    route.fulfill({ json: { answers: 'nobody', today: '2026-11-26', days: [] } }),
  );
  await page.goto(`${DASHBOARD}?view=status`);
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText('AI No model set up');
  await expect(page.getByText('No model is set up, so there are no calls and no costs.')).toBeVisible();
  await expect(page.getByText('No calls in the last 14 days.')).toBeVisible();
});
