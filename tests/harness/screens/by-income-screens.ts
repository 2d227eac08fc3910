import type { Page } from '@playwright/test';
import type { HelpCurve, IncomeCurve } from '../../../contract/programs/by-income.ts';
import type { Total } from '../../../contract/search/search.ts';
import { PROGRAM_PATH, withApplications } from '../pages/program-page.ts';
import { RESULTS_PATH } from './results-screens.ts';
import type { Screen } from './screen.ts';
import { failedToLoad } from './screen-kit.ts';

const CURVE = '**/api/grants/liheap/by-income';
const LONG = 'Supercalifragilisticexpialidocious-Improvement-and-Rehabilitation-Assistance for very rural communities';

const VARIED = { varies: 'pay', here: 2450, kept: 450, isAdded: false } as const;
const POINTS = [
  ...[450, 1000, 1500, 2000, 2450, 3000, 3500].map((income) => ({
    income,
    from: Math.max(0, 1400 - income / 2),
    to: 1800 - income / 4,
  })),
  { income: 3975, from: 0, to: 806 },
  { income: 3976, from: 0, to: 0 },
  { income: 5000, from: 0, to: 0 },
];
/** A band with a cliff at its end. */
const A_CURVE: IncomeCurve = {
  ...{ ...VARIED, per: 'month', measure: 'money', points: POINTS, starts: null, ends: { from: 2799, to: 3975 } },
};
const parts = [
  { id: 'snap', title: LONG, isMoney: true, starts: null, fewer: null, ends: 3975 },
  { id: 'medicaid', title: 'Medicaid', isMoney: false, starts: null, fewer: 3795, ends: 5802 },
  { id: 'eitc', title: 'Tax credit', isMoney: true, starts: 1, fewer: null, ends: null },
];
const A_HELP: HelpCurve = {
  ...{ ...VARIED, points: POINTS, parts },
  losses: [
    { income: 3800, loss: { from: 150, to: 480 }, ids: ['eitc'] },
    { income: 3975, loss: { from: 470, to: 480 }, ids: ['snap', 'eitc'] },
  ],
};
const A_TOTAL: Total = {
  ...{ monthly: { from: 500, to: 1188 }, yearly: { from: 100, to: 240 }, open: [], excluded: [] },
  counted: [{ id: 'snap', title: LONG, benefit: 'snap', amount: { from: 500, to: 1188, per: 'month' } }],
};

async function toPicture(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What it is worth to you' }).scrollIntoViewIfNeeded();
}

/** The charts of help by income in every state that looks different. */
export const BY_INCOME_SCREENS: readonly Screen[] = [
  {
    name: 'program-by-income',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await withApplications(page);
      await page.route(CURVE, (route) => route.fulfill({ json: { curve: A_CURVE } }));
    },
    async reach(page) {
      await toPicture(page);
      await page.getByText('The numbers as a table').click();
    },
    ready: (page) => page.getByRole('row', { name: /\(you\)/ }),
  },
  {
    name: 'program-by-income-failed',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await withApplications(page);
      await page.route(CURVE, (route) => route.abort());
    },
    reach: toPicture,
    ready: (page) => page.getByText('The picture couldn’t be loaded'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'program-by-income-waiting',
    path: PROGRAM_PATH,
    who: 'member',
    async prepare(page) {
      await withApplications(page);
      // The call never gets a response.
      await page.route(CURVE, () => {});
    },
    reach: toPicture,
    ready: (page) => page.getByRole('heading', { name: 'If your income changes' }),
  },
  {
    name: 'results-by-income',
    path: RESULTS_PATH,
    who: 'member',
    async prepare(page) {
      await page.route('**/api/help-by-income', (route) => route.fulfill({ json: { help: A_HELP } }));
      await page.route('**/api/grants/search', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ json: { ...(await answer.json()), total: A_TOTAL } });
      });
    },
    async reach(page) {
      await page.getByText('What if your income changes?').click();
      await page.locator('summary', { hasText: 'Each program is sure up to this income' }).click();
    },
    ready: (page) => page.getByRole('table', { name: 'Each program is sure up to this income' }),
  },
];
