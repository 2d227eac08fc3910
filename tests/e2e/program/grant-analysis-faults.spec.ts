import { TOAST } from '../../../contract/limits.ts';
import { expect, test } from '../../harness/browser.ts';
import {
  anAnalysis,
  analysisOf,
  analyzeButton,
  asSubscriber,
  PROGRAM_PATH,
  sectionOf,
  UNLOCK,
  withLines,
  withPlan,
} from '../../harness/pages/program-page.ts';

for (const [reason, sentence, canRetry] of [
  ['no_model', 'No AI model is set up here.', false],
  ['timeout', 'didn’t answer in time', true],
  ['too_many', 'too busy', true],
  ['over_budget', 'reached its limit for today', false],
  ['tries_used', 'You’ve used up your tries for today', false],
  ['failed', 'couldn’t reach', true],
  ['refused', 'declined to read', false],
  ['unreadable', 'couldn’t read the AI model’s answer', true],
  ['nothing_proven', 'couldn’t find what the AI model said', false],
] as const) {
  test(`the program's record answers and is labeled as such: ${reason}`, { tag: '@faults' }, async ({
    page,
    member: _,
  }) => {
    await asSubscriber(page);
    const record = anAnalysis({ madeBy: 'record', recordReason: reason, model: null, dropped: 0 });
    await withLines(page, [{ step: 'reading' }, { analysis: record }]);
    await page.goto(PROGRAM_PATH);
    await analyzeButton(page).click();
    await expect(analysisOf(page)).toContainText('From the program’s record, without AI');
    await expect(analysisOf(page)).toContainText(sentence);
    await expect(analysisOf(page)).not.toContainText('Written by AI');
    await expect(sectionOf(page, 'Contact Information')).toContainText('1-866-674-6327');
    await expect(page.getByRole('checkbox', { name: /words/ })).toHaveCount(0);
    await expect(analysisOf(page).getByRole('button', { name: 'Try again' })).toHaveCount(canRetry ? 1 : 0);
  });
}

test.describe('when the analysis fails', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  const APPLICATION = 'Failed to create application. Please try again.';
  const UNLOCKING = 'Failed to unlock analysis';
  const REQUIREMENTS = 'Failed to retrieve application requirements. Please try again.';
  const answered = (status: number, code: string, message: string) => ({
    status,
    json: { message, code, requestId: 'x' },
  });
  const lines = (body: string) => ({ contentType: 'application/x-ndjson', body });
  const limit = answered(429, 'too_many_requests', 'You had 20 programs analyzed today. Tomorrow there are 20 more.');

  for (const { name, url = UNLOCK, answer, title, message, canRetry = true } of [
    {
      name: 'the application is not begun',
      url: '**/api/applications',
      answer: answered(500, 'internal', 'Our side broke.'),
      title: APPLICATION,
      message: 'Our side broke.',
    },
    { name: 'the server breaks', answer: answered(500, 'internal', 'Broken.'), title: UNLOCKING, message: 'Broken.' },
    { name: 'the day’s limit is reached', answer: limit, title: UNLOCKING, message: 'Tomorrow', canRetry: false },
    { name: 'the network is gone', answer: 'abort' as const, title: REQUIREMENTS, message: 'can’t reach Grantlight' },
    {
      name: 'the answer is cut',
      answer: lines('{"step":"reading"}\n{"anal'),
      title: REQUIREMENTS,
      message: 'was cut off',
    },
    { name: 'the answer is empty', answer: lines(''), title: REQUIREMENTS, message: 'was cut off' },
    { name: 'there is no analysis in it', answer: { json: {} }, title: REQUIREMENTS, message: 'was cut off' },
    {
      name: 'it ends with an error',
      answer: lines('{"step":"asking"}\n{"error":{"message":"It went wrong.","code":"internal","requestId":"x"}}'),
      title: UNLOCKING,
      message: 'It went wrong.',
    },
    {
      name: 'it is a page',
      answer: { body: '<h1>Oops</h1>', contentType: 'text/html' },
      title: REQUIREMENTS,
      message: 'was cut off',
    },
  ]) {
    test(`${name}: reported as a toast and in place`, async ({ page, member: _ }) => {
      await asSubscriber(page);
      await page.goto(PROGRAM_PATH);
      await expect(page.getByRole('button', { name: 'Track this application' })).toBeVisible();
      await page.route(url, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
      await analyzeButton(page).click();
      await expect(page.locator('.toast')).toContainText(title);
      const alert = analysisOf(page).getByRole('alert');
      await expect(alert).toContainText(title);
      await expect(alert).toContainText(message);
      await expect(analysisOf(page).locator('.spinner')).toHaveCount(0);
      const again = alert.getByRole('button', { name: 'Try again' });
      await expect(again).toHaveCount(canRetry ? 1 : 0);
      if (!canRetry) return;
      await page.unroute(url);
      await asSubscriber(page);
      await withLines(page, [{ analysis: anAnalysis() }]);
      await again.click();
      await expect(sectionOf(page, 'Eligibility Criteria')).toBeVisible();
    });
  }

  test('an ended plan links to the paid plans, in a six-second toast', async ({ page, member: _ }) => {
    await asSubscriber(page);
    await page.goto(PROGRAM_PATH);
    await expect(analyzeButton(page)).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await withPlan(page, 'free');
    await page.route(UNLOCK, (route) =>
      route.fulfill(answered(403, 'plan_required', 'This is part of the Premium plan.')),
    );
    await analyzeButton(page).click();
    const toast = page.locator('.toast');
    await expect(toast).toContainText('This is part of the Premium plan.');
    // The offer loads when it is near the screen, or after three seconds.
    await page.clock.runFor(3_100);
    await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeVisible();
    await page.clock.fastForward(2 * TOAST.dismissAfter);
    await expect(toast).not.toHaveAttribute('data-leaving');
    await page.clock.fastForward(TOAST.upgradeDismissAfter);
    await expect(toast.and(page.locator(':not([data-leaving])'))).toHaveCount(0);
  });

  test('an ended session leads to the login and back', async ({ page, member: _ }) => {
    await asSubscriber(page);
    await page.goto(PROGRAM_PATH);
    await page.route(UNLOCK, (route) => route.fulfill(answered(401, 'unauthenticated', 'Please log in.')));
    await analyzeButton(page).click();
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fgrants%2Fliheap%2Fapply$/);
  });
});

test.describe("when the plan can't be loaded", { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the page shows what is free, says so, and retries the plan', async ({ page, member: _ }) => {
    test.slow();
    await asSubscriber(page);
    await page.route('**/api/subscriptions', (route) => route.abort());
    await page.goto(PROGRAM_PATH);
    await expect(page.getByText(/We couldn’t load your plan/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeVisible();
    await withPlan(page, 'premium');
    await page.getByRole('button', { name: 'Load my plan again' }).click();
    await expect(analyzeButton(page)).toBeVisible();
  });
});
