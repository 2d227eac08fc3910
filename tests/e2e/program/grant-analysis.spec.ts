import { expect, expectAccessible, test } from '../../harness/browser.ts';
import {
  anAnalysis,
  analysisOf,
  analyzeButton,
  asSubscriber,
  PROGRAM_PATH,
  sectionOf,
  UNLOCK,
  withApplications,
  withEarlier,
  withLines,
  withProgram,
  withSilence,
} from '../../harness/pages/program-page.ts';

/** A stub for the payment page that fades in like our pages. */
const PAYMENT = '<style>@view-transition { navigation: auto; }</style>Payment';
test('a subscriber has a program analyzed: each statement has its quote and source', async ({ page, member: _ }) => {
  await asSubscriber(page);
  await withLines(page, [{ step: 'reading' }, { step: 'asking' }, { step: 'checking' }, { analysis: anAnalysis() }]);
  await page.goto(PROGRAM_PATH);
  const began = page.waitForRequest((request) => request.method() === 'POST' && /applications$/.test(request.url()));
  const unlocked = page.waitForRequest(UNLOCK);
  await analyzeButton(page).click();
  expect((await began).postDataJSON()).toEqual({ grantId: 'liheap' });
  expect((await unlocked).headers()['accept']).toBe('application/x-ndjson');

  await test.step('the sections that have something to say', async () => {
    for (const name of [
      'Eligibility Criteria',
      'Required Information and Documents',
      'Application Process',
      'Contact Information',
      'Tips for a Successful Application',
    ]) {
      await expect(analysisOf(page).getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(analysisOf(page).getByRole('heading', { name: 'Timeline' })).toHaveCount(0);
    await expect(sectionOf(page, 'Tips for a Successful Application').getByText('First come')).toHaveCount(1);
    await expect(sectionOf(page, 'Required Information and Documents')).toContainText(
      'Bills: Copies of your last bills.',
    );
  });
  await test.step('quotes and sources, which can be collapsed', async () => {
    const eligibility = sectionOf(page, 'Eligibility Criteria');
    await expect(eligibility.getByText('“incomes which do not exceed”')).toBeVisible();
    await expect(eligibility.getByRole('link', { name: 'The law' })).toHaveAttribute('href', /^https:\/\/www\.example/);
    await expect(eligibility).toContainText('(April 2, 2026)');
    await page.getByRole('checkbox', { name: 'Show the source’s words' }).uncheck();
    await expect(eligibility.getByText('“incomes which do not exceed”')).toBeHidden();
    await expect(eligibility.getByRole('link', { name: 'The law' })).toBeVisible();
  });
  await test.step('the steps keep counting across two sources', async () => {
    const lists = sectionOf(page, 'Application Process').getByRole('list');
    await expect(lists).toHaveCount(2);
    await expect(lists.nth(1)).toHaveAttribute('start', '3');
  });
  await test.step("it starts with the member's own result in short, and says that AI wrote the rest", async () => {
    const own = analysisOf(page).getByRole('region', { name: 'From your answers' });
    for (const name of ['Can I get this?', 'Deadline', 'Documents to have ready', 'How to apply'])
      await expect(own.getByText(name, { exact: true })).toBeVisible();
    await expect(page.getByText('You live where it is given')).toHaveCount(0);
    await own.getByRole('link', { name: 'See each condition' }).click();
    await expect(page.getByRole('heading', { name: 'Can I get this?' })).toBeInViewport();
    await expect(analysisOf(page)).toContainText('Written by AI');
    await expect(analysisOf(page)).toContainText('2 statements were left out');
    await expectAccessible(page);
  });
});

test('an earlier analysis is there on load, without another request', async ({ page, member: _ }) => {
  await asSubscriber(page);
  const { sections, ...rest } = anAnalysis({ dropped: 0 });
  const timeline = [{ text: 'It opens in November.', quote: 'opens in November', source: null }];
  await withEarlier(page, { ...rest, sections: { ...sections, timeline } });
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  await page.goto(PROGRAM_PATH);
  await expect(sectionOf(page, 'Contact Information')).toContainText('1-866-674-6327');
  await expect(sectionOf(page, 'Timeline')).toContainText('It opens in November.');
  await expect(analysisOf(page)).toContainText('Nothing was left out.');
  await expect(analyzeButton(page)).toHaveCount(0);
  expect(posts).toBe(0);
});

test('a long wait is shown, can be stopped, and ends by itself', { tag: '@faults' }, async ({ page, member: _ }) => {
  await asSubscriber(page);
  await withSilence(page);
  await page.clock.install();
  await page.goto(PROGRAM_PATH);
  let unlocks = 0;
  page.on('request', (request) => (unlocks += /unlock-analysis$/.test(request.url()) ? 1 : 0));

  await test.step('pressing twice requests one analysis', async () => {
    await analyzeButton(page).dblclick();
    await expect(analysisOf(page).getByText('Reading what the source says', { exact: true })).toBeVisible();
    await expect.poll(() => unlocks).toBe(1);
  });
  await test.step('it can be stopped, and the focus stays there', async () => {
    await page.getByRole('button', { name: 'Stop' }).press('Enter');
    await expect(analysisOf(page)).toContainText('Stopped.');
    await expect(analyzeButton(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabelledByElements?.length)).toBe(
      1,
    );
  });
  await test.step('the page says when it takes long, and after three minutes that it failed', async () => {
    await analyzeButton(page).click();
    await expect.poll(() => unlocks).toBe(2);
    await page.clock.fastForward(30_000);
    await expect(analysisOf(page).getByText('This is taking longer than usual').first()).toBeVisible();
    await page.clock.fastForward(160_000);
    await expect(analysisOf(page).getByRole('alert')).toContainText('No answer came within three minutes.');
    await expect(analysisOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('a second tab waits for the first and shows its answer without asking again', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  const { promise: mayAnswer, resolve: answerNow } = Promise.withResolvers<void>();
  let unlocks = 0;
  let isUnlocked = false;
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await asSubscriber(tab);
    await tab.route('**/api/grants/*/analysis', (route) =>
      route.fulfill({ json: { analysis: isUnlocked ? anAnalysis() : null } }),
    );
    await tab.route(UNLOCK, async (route) => {
      unlocks += 1;
      await mayAnswer;
      isUnlocked = true;
      await route.fulfill({ json: { analysis: anAnalysis() } });
    });
    await tab.goto(PROGRAM_PATH);
  }
  await analyzeButton(page).click();
  await expect.poll(() => unlocks).toBe(1);
  await analyzeButton(other).click();
  await expect(analysisOf(other).getByText('Another tab is analyzing this program.').first()).toBeVisible();
  answerNow();
  await expect(sectionOf(page, 'Eligibility Criteria')).toBeVisible();
  await expect(sectionOf(other, 'Eligibility Criteria')).toBeVisible();
  expect(unlocks).toBe(1);
});

test('a free member sees what an analysis has, and the way to the plans', async ({ page, member: _ }) => {
  await withApplications(page);
  await withProgram(page, { analyzedBy: 'model' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/subscription?*', (route) => route.fulfill({ contentType: 'text/html', body: PAYMENT }));
  await page.goto(PROGRAM_PATH);
  const banner = analysisOf(page);
  for (const part of ['Eligibility breakdown', 'Documentation list', 'Process steps', 'timeline', 'Tips']) {
    await expect(banner).toContainText(part);
  }
  await expect(analyzeButton(page)).toHaveCount(0);
  const card = page.getByRole('region', { name: 'See the whole analysis with a paid plan' });
  for (const text of [
    '$9.99/month',
    'Grant application analysis',
    'Detailed eligibility checks',
    'Priority support',
    '$99.99/month',
    'COMING SOON',
    'Agent-assisted applications',
    'Personalized advice',
    'VIP support',
    'Cancel anytime',
  ]) {
    await expect(card).toContainText(text);
  }
  await card.getByRole('button', { name: 'Choose Platinum' }).click();
  await expect(page.locator('.toast')).toContainText('Platinum Plan - Coming Soon');
  expect(asked.filter((path) => /analysis$|best-url$/.test(path))).toEqual([]);
  await card.getByRole('link', { name: 'Choose Premium' }).click();
  await expect(page).toHaveURL(/\/subscription\?tier=premium&returnUrl=%2Fgrants%2Fliheap%2Fapply$/);
  expect(await page.evaluate(() => sessionStorage.getItem('subscriptionReturnUrl'))).toBe(PROGRAM_PATH);
});

test("without a model, no AI analysis is sold, and the plan's contents are shown", async ({ page, member: _ }) => {
  await withApplications(page);
  await withProgram(page, { analyzedBy: 'record' });
  await page.goto(PROGRAM_PATH);
  const card = page.getByRole('region', { name: 'What a paid plan adds here' });
  await expect(card).toContainText('This site has no AI analysis yet.');
  await expect(card.getByRole('listitem').filter({ hasText: 'As many saved programs as you like' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Choose Premium' })).toBeVisible();
  // An analysis that doesn't exist gets no panel.
  await expect(page.getByRole('heading', { name: 'Full Assistance Analysis' })).toHaveCount(0);
  await expectAccessible(page);
});

test("facts of the program's record are not shown twice", async ({ page, member: _ }) => {
  await asSubscriber(page);
  const said = { documents: ['Copies of your last bills.'], contact: 'Call 1-866-674-6327.' };
  await withProgram(page, { analyzedBy: 'record', ...said });
  await withEarlier(page, anAnalysis({ madeBy: 'record', recordReason: 'no_model', model: null, dropped: 0 }));
  await page.goto(PROGRAM_PATH);
  await expect(sectionOf(page, 'Application Process')).toContainText('Find your local office.');
  for (const name of ['Required Information and Documents', 'Contact Information', 'Timeline']) {
    await expect(analysisOf(page).getByRole('heading', { name })).toHaveCount(0);
  }
});
