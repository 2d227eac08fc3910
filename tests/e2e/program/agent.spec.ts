import type { AgentAnswer } from '../../../contract/ai/agent.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import {
  AGENT,
  ASK_PATH,
  aListMessage,
  aMessage,
  anAnswer,
  asking,
  askOnPage,
  openAgent,
  withListThread,
  withThread,
} from '../../harness/pages/agent-page.ts';
import {
  PROGRAM_PATH,
  withAnswers,
  withApplications,
  withPlan,
  withProgram,
} from '../../harness/pages/program-page.ts';

const QUESTION = 'What papers do I hand in?';

test("a subscriber asks by keyboard and gets sentences, each with its source's words", async ({ page, member: _ }) => {
  const message = aMessage(QUESTION);
  await withThread(page, {
    lines: [{ step: 'reading' }, { step: 'asking' }, ...anAnswer().parts.map((part) => ({ part })), { message }],
  });
  await openAgent(page);
  await expect(asking(page).getByLabel('Your question')).toBeFocused();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/agent$/.test(request.url()));
  await askOnPage(page, `  ${QUESTION}\n`);
  expect((await sent).postDataJSON()).toEqual({ question: QUESTION, key: expect.any(String) });
  expect((await sent).headers()['accept']).toBe('application/x-ndjson');
  const answer = asking(page).getByRole('article');
  await expect(answer.getByRole('heading', { name: QUESTION })).toBeVisible();
  await expect(answer.getByRole('listitem')).toHaveCount(5);
  await expect(answer.getByText('“copies of recent utility bills”')).toBeHidden();
  await answer.getByText('Show the source’s words').first().click();
  await expect(answer.getByText('“copies of recent utility bills”')).toBeVisible();
  await expect(answer.getByRole('link', { name: 'The law' }).first()).toHaveAttribute(
    'href',
    'https://www.example.gov/law',
  );
  for (const kind of ['From your profile', 'From our rules', 'General advice'])
    await expect(answer.getByText(kind)).toBeVisible();
  await expect(asking(page)).toContainText('Your own result comes first.');
  await expect(asking(page).getByRole('status').filter({ hasText: 'The answer is complete.' })).toBeAttached();
  await expect(asking(page).getByLabel('Your question')).toHaveValue('');
  await expectAccessible(page);
});

test("the member's own result comes first, before a model answers, and its quotes after", async ({
  page,
  member: _,
}) => {
  const own = { grantId: 'liheap', title: 'Heating help', topics: ['verdict', 'papers'] as const };
  const [stated] = anAnswer().parts;
  const answer = anAnswer({ own: { ...own, topics: [...own.topics] }, parts: stated ? [stated] : [] });
  const question = 'Do I qualify, and what papers do I need?';
  await withThread(page, { lines: [{ own }, { step: 'asking' }, { message: { ...aMessage(question), answer } }] });
  await openAgent(page);
  await askOnPage(page, question);
  const shown = asking(page).getByRole('article').getByRole('region', { name: 'From your answers' });
  await expect(shown.getByText('Can I get this?')).toBeVisible();
  await expect(
    shown
      .getByText('To check')
      .or(shown.getByText('Met', { exact: true }))
      .first(),
  ).toBeVisible();
  await expect(shown.getByText('Documents to have ready')).toBeVisible();
  await expect(shown.getByRole('link', { name: 'See each condition' })).toHaveAttribute('href', /liheap\/apply#may-i$/);
  await expect(asking(page).getByText('From the program’s sources')).toBeVisible();
  await expectAccessible(page);
});

test('without a model’s answer, the own result stays, and the page says why there are no quotes', async ({
  page,
  member: _,
}) => {
  const own = { grantId: 'liheap', title: 'Heating help', topics: ['verdict' as const] };
  const answer = anAnswer({ own, parts: [], fault: 'timeout' });
  await withThread(page, { lines: [{ own }, { message: { ...aMessage('Do I qualify?'), answer } }] });
  await openAgent(page);
  await askOnPage(page, 'Do I qualify?');
  await expect(asking(page).getByRole('region', { name: 'From your answers' })).toBeVisible();
  await expect(asking(page)).toContainText('The AI model didn’t answer in time. This question wasn’t counted.');
});

test('earlier questions are there and can be deleted', async ({ page, member: _ }) => {
  await withThread(page, { earlier: [aMessage('Asked yesterday'), aMessage('Asked today')] });
  await openAgent(page);
  await expect(asking(page).getByRole('heading', { level: 3 })).toHaveText(['Asked yesterday', 'Asked today']);
  await asking(page).getByRole('button', { name: 'Delete these questions' }).click();
  await asking(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(asking(page).getByRole('article')).toHaveCount(0);
  await page.reload();
  await asking(page).getByRole('button', { name: 'Ask a question' }).click();
  await expect(asking(page).getByRole('button', { name: 'When is the deadline?' })).toBeVisible();
});

test("if the sources don't say, the page says so and names a contact", async ({ page, member: _ }) => {
  const nothing: Partial<AgentAnswer> = { outcome: 'nothing', parts: [] };
  await withThread(page, {
    earlier: [aMessage('Is there parking?', nothing), aMessage('Bikes?', { outcome: 'nearest' })],
  });
  await openAgent(page);
  const [parking, bikes] = [asking(page).getByRole('article').first(), asking(page).getByRole('article').last()];
  await expect(parking).toContainText('The sources we read don’t say.');
  await expect(parking).toContainText('1-866-674-6327');
  await expect(parking.getByRole('link', { name: '211' })).toHaveAttribute('href', 'tel:211');
  await expect(bikes).toContainText('This is the closest they come');
});

test('advice from professionals links to them, and danger to immediate help', async ({ page, member: _ }) => {
  const referred = aMessage('Should I sue?', { outcome: 'referred', referral: 'law', parts: [], model: null });
  const danger = aMessage('He hits me', { outcome: 'danger', crises: ['violence'], parts: [], model: null });
  await withThread(page, { earlier: [referred], lines: [{ message: { ...danger, isKept: false } }] });
  await openAgent(page);
  await expect(asking(page).getByRole('heading', { name: 'Legal aid' })).toBeVisible();
  await askOnPage(page, 'He hits me');
  await expect(asking(page).getByRole('link', { name: '1-800-799-7233' })).toBeVisible();
});

test.describe('when an answer fails', () => {
  test.use({ expectedErrors: [/status of 429/] });

  test('on any failure the page says so, and the question can be asked again', async ({ page, member: _ }) => {
    const failed: Partial<AgentAnswer> = { outcome: 'failed', fault: 'timeout', parts: [] };
    await withThread(page, { lines: [{ step: 'reading' }, { message: aMessage(QUESTION, failed) }] });
    await openAgent(page);
    await askOnPage(page, QUESTION);
    await expect(asking(page)).toContainText('The AI model didn’t answer in time. This question wasn’t counted.');
    await expect(asking(page).getByRole('button', { name: 'Try again' })).toBeVisible();

    await page.route(AGENT, (route) =>
      route.fulfill({
        contentType: 'application/x-ndjson',
        body: `${JSON.stringify({ step: 'reading' })}\n{"part": {"ki`,
      }),
    );
    await askOnPage(page, 'Broken off');
    await expect(asking(page).getByRole('alert')).toContainText('The answer was cut off before it was complete.');
    const used = { message: 'You have used all 50 questions of a day.', code: 'too_many_requests', requestId: 'r' };
    await page.route(AGENT, (route) => route.fulfill({ status: 429, json: used }));
    await asking(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(asking(page).getByRole('alert')).toContainText('You have used all 50 questions of a day.');
    // Another try would fail too, so there's no button. The question stays readable.
    await expect(asking(page).getByRole('alert').getByRole('button')).toHaveCount(0);
    await expect(asking(page).getByRole('heading', { name: 'Broken off' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Can I get this?' })).toBeAttached();
  });
});

test('after a reload, a question stays: its answer arrives or can be requested again', async ({ page, member: _ }) => {
  const key = '6f1c1c1e-7a55-4d0e-9d5e-1f0f7b9c2a11';
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/agent$/.test(request.url())) sent.push(request.postDataJSON());
  });
  await test.step('an answer that never came can be requested again', async () => {
    const pending = { question: QUESTION, key, isRunning: false };
    await withThread(page, { pending, lines: [{ step: 'asking' }, { message: aMessage(QUESTION) }] });
    await openAgent(page);
    await expect(asking(page).getByRole('heading', { name: QUESTION })).toBeVisible();
    await expect(asking(page)).toContainText('Your answer was interrupted');
    await expectAccessible(page);
    expect(sent).toEqual([]);
    await asking(page).getByRole('button', { name: 'Ask again' }).click();
    await expect(asking(page)).toContainText('General advice');
    await expect(asking(page)).not.toContainText('Your answer was interrupted');
    expect(sent).toEqual([{ question: QUESTION, key }]);
  });
  await test.step('an answer in progress is awaited', async () => {
    await withThread(page, { pending: { question: QUESTION, key, isRunning: true } });
    await openAgent(page);
    await expect(asking(page).getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(asking(page).getByRole('heading', { name: QUESTION })).toHaveCount(1);
    expect(sent.slice(1)).toEqual([{ question: QUESTION, key }]);
  });
});

test("a member who is out of tries isn't offered another", async ({ page, member: _ }) => {
  const failed: Partial<AgentAnswer> = { outcome: 'failed', fault: 'tries_used', parts: [] };
  await withThread(page, { lines: [{ message: aMessage(QUESTION, failed) }] });
  await openAgent(page);
  await askOnPage(page, QUESTION);
  await expect(asking(page)).toContainText('You’ve used up your tries for today');
  await expect(asking(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('an answer can be stopped', async ({ page, member: _ }) => {
  await withThread(page);
  await openAgent(page);
  await askOnPage(page, QUESTION);
  await asking(page).getByRole('button', { name: 'Stop' }).click();
  await expect(asking(page)).toContainText('Stopped.');
  await expect(asking(page).getByLabel('Your question')).toBeFocused();
});

test('a free member sees what a plan adds, and without a model no one can ask', async ({ page, member: _ }) => {
  await withPlan(page, 'free');
  await withApplications(page);
  await withProgram(page, { analyzedBy: 'model' });
  let calls = 0;
  await page.route(AGENT, (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto(PROGRAM_PATH);
  await page.getByRole('heading', { name: 'Ready to apply?' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('answers to your questions about it')).toBeVisible();
  await expect(asking(page)).toHaveCount(0);
  expect(calls).toBe(0);
});

test('without a model, no one is sent to the plans for answers', async ({ page, member: _ }) => {
  await withPlan(page, 'free');
  await withAnswers(page, 'nobody');
  await page.goto(ASK_PATH);
  await expect(page.getByText('No AI model is set up here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveCount(0);
});

test('on its own page, a subscriber asks about their list; a free member sees the plan', async ({
  page,
  member: _,
}) => {
  await test.step('a free member', async () => {
    await page.goto(ASK_PATH);
    await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', /^\/subscription\?/);
    await expect(page.getByLabel('Your question')).toHaveCount(0);
  });
  const own = { grantId: 'liheap', title: 'Heating help', topics: ['verdict' as const] };
  await withListThread(page, [
    aListMessage('Who helps with a heating bill?'),
    aMessage('Do I qualify for LIHEAP?', { own, parts: [] }),
  ]);
  await page.goto(ASK_PATH);
  await expect(page.getByRole('link', { name: 'Low-Income Home Energy Assistance' })).toHaveAttribute(
    'href',
    '/grants/liheap/apply',
  );
  // The own result is loaded from the program's current record.
  await expect(page.getByRole('region', { name: 'From your answers' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your question' }).fill('Which of these can I get while I work?');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/agent$/.test(request.url()));
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    question: 'Which of these can I get while I work?',
    key: expect.any(String),
  });
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
});
