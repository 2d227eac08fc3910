import type { Page } from '@playwright/test';
import {
  ASK_PATH,
  aListMessage,
  aMessage,
  asking,
  askOnPage,
  withListThread,
  withThread,
} from '../pages/agent-page.ts';
import {
  anAnalysis,
  asSubscriber,
  PROGRAM_PATH,
  withApplications,
  withBestUrl,
  withEarlier,
  withLines,
  withProgram,
  withSilence,
} from '../pages/program-page.ts';
import type { Screen } from './screen.ts';
import { failedToLoad } from './screen-kit.ts';

const LONG_WORD = 'Wohnraumförderungsbestimmungen'.repeat(4);
const analyze = (page: Page) => page.getByRole('button', { name: /^Analyze the/ }).click();
/** Scrolls to the end, because the link is checked once the button is near the viewport. */
const goToEnd = (page: Page) => page.getByRole('heading', { name: 'Ready to apply?' }).scrollIntoViewIfNeeded();

const openQuestions = (page: Page) => asking(page).getByRole('button', { name: 'Ask a question' }).click();

/** A program's page in every state that looks different. */
export const PROGRAM_SCREENS: readonly Screen[] = [
  {
    name: 'program',
    path: PROGRAM_PATH,
    who: 'member',
    prepare: (page) => withApplications(page),
    ready: (page) => page.getByRole('link', { name: 'Choose Premium' }),
  },
  {
    name: 'program-without-model',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await withApplications(page);
      await withProgram(page, { analyzedBy: 'record' });
    },
    ready: (page) => page.getByText('Not on this site: no AI model is set up'),
  },
  {
    name: 'program-paid-without-model',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await asSubscriber(page);
      await withProgram(page, { analyzedBy: 'record' });
    },
    ready: (page) => page.getByRole('button', { name: 'Show what our record adds' }),
  },
  {
    name: 'program-loading',
    path: PROGRAM_PATH,
    who: 'member',
    prepare: (page) => page.route('**/api/user', () => {}),
    ready: (page) => page.getByRole('heading', { name: 'Loading your account' }),
  },
  {
    name: 'program-missing',
    path: '/grants/no-such-program/apply',
    who: 'member',
    ready: (page) => page.getByRole('heading', { name: 'Grant Not Found' }),
    expectedErrors: failedToLoad,
  },
  {
    name: 'program-long-changed-closed',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await withApplications(page, 'submitted');
      await withProgram(page, {
        programType: 'loan',
        title: `The program of ${LONG_WORD}`,
        provider: LONG_WORD,
        amount: `Up to ${LONG_WORD}`,
        interestRate: '1 % a year',
        repaymentTerms: 'Up to 33 years',
        url: null,
        applicationUrl: null,
        providerUrl: null,
        deadline: 'January 31, 2026',
        deadlineKind: 'fixed',
        deadlineAt: '2026-02-01T04:59:59.000Z',
        deadlineTimeZone: 'America/New_York',
        closed: true,
        changes: [
          {
            field: 'amount',
            before: LONG_WORD,
            after: 'Up to $40,000',
            source: LONG_WORD,
            changedAt: '2026-01-12T10:00:00.000Z',
          },
          { field: 'deadline', before: null, after: '2026-01-31', source: null, changedAt: '2025-12-12T10:00:00.000Z' },
        ],
        alsoListedBy: [
          { title: LONG_WORD, url: `https://portal.example.gov/${LONG_WORD}`, date: '2026-06-01', facts: ['amount'] },
        ],
      });
    },
    ready: (page) => page.getByRole('heading', { name: 'What has changed' }),
  },
  {
    name: 'program-subscriber',
    path: PROGRAM_PATH,
    who: 'member',
    prepare: (page) => asSubscriber(page),
    reach: goToEnd,
    ready: (page) => page.getByText('This address works'),
  },
  {
    name: 'program-analyzing',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await asSubscriber(page);
      await withSilence(page);
    },
    reach: analyze,
    ready: (page) => page.getByRole('button', { name: 'Stop' }),
  },
  {
    name: 'program-analysis-failed',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await asSubscriber(page);
      await withLines(page, []);
    },
    async reach(page) {
      await analyze(page);
      await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
    },
    ready: (page) => page.getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'program-analyzed',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await asSubscriber(page);
      const { sections, ...rest } = anAnalysis();
      const long = { text: LONG_WORD, quote: LONG_WORD, source: { title: LONG_WORD, url: 'https://x.gov', date: 'x' } };
      await withEarlier(page, { ...rest, sections: { ...sections, tips: [...sections.tips, long] } });
    },
    ready: (page) => page.getByRole('heading', { name: 'Tips for a Successful Application' }),
  },
  {
    name: 'program-analyzed-by-record',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await asSubscriber(page);
      await withEarlier(page, anAnalysis({ madeBy: 'record', recordReason: 'timeout', model: null, dropped: 0 }));
      await withBestUrl(page, { url: 'https://www.example.gov/gone', status: 'dead', checkedAt: null });
    },
    reach: goToEnd,
    ready: (page) => page.getByText('None of this program’s addresses work'),
  },
  {
    name: 'program-asked',
    path: PROGRAM_PATH,
    who: 'member',
    prepare: (page) =>
      withThread(page, {
        earlier: [
          aMessage('What papers do I hand in?'),
          aMessage(`Is this about ${LONG_WORD}?`, { outcome: 'nearest', contacts: [LONG_WORD] }),
          aMessage('Should I sue?', { outcome: 'referred', referral: 'law', parts: [] }),
          aMessage('And then?', { outcome: 'failed', fault: 'timeout', parts: [] }),
        ],
      }),
    reach: openQuestions,
    ready: (page) => page.getByRole('heading', { name: 'Legal aid' }),
  },
  {
    name: 'program-asking',
    path: PROGRAM_PATH,
    who: 'member',
    prepare: (page) => withThread(page),
    async reach(page) {
      await openQuestions(page);
      await askOnPage(page, 'What papers do I hand in?');
    },
    ready: (page) => asking(page).getByRole('button', { name: 'Stop' }),
  },
  {
    name: 'ask',
    path: ASK_PATH,
    who: 'member',
    prepare: (page) => withListThread(page, [aListMessage('Who helps with a heating bill?')]),
    ready: (page) => page.getByRole('main').locator('a[href$="/grants/liheap/apply"]'),
  },
  {
    name: 'ask-free',
    path: ASK_PATH,
    who: 'member',
    ready: (page) => page.getByRole('link', { name: 'See the plans' }),
  },
  {
    name: 'program-platinum',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await asSubscriber(page, 'platinum');
      await withBestUrl(page, { url: null, status: 'none', checkedAt: null });
    },
    async reach(page) {
      await page.getByRole('button', { name: 'Request Agent Help' }).click();
      await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
    },
    ready: (page) => page.getByText('No valid URL available'),
  },
];
