import type { Page } from '@playwright/test';
import type { MyPlan, Todo } from '../../../contract/saved/my-plan.ts';
import type { MergedDocuments } from '../../../contract/saved/preparation.ts';
import { RESULTS_PATH } from './results-screens.ts';
import { openSavedTab, withSavedSample } from './saved-screens.ts';
import type { Screen } from './screen.ts';
import { failedToLoad } from './screen-kit.ts';

const PLAN = '**/api/my-plan';
const DOCUMENTS = '**/api/documents';
const LONG =
  'Supercalifragilisticexpialidocious-Improvement-and-Rehabilitation-Assistance for very rural communities that have a name that goes on';
const ADDRESS = 'https://apply.example.gov/start';

/** Returns the date this many months from now, in the middle of the month. */
function inMonths(count: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + count, 15)).toISOString().slice(0, 10);
}

const thing = (n: number, change: Partial<Todo> = {}): Todo => ({
  ...{ id: `p-${n}`, title: `Home Repair Grants ${n}`, state: 'open', day: null, deadlineKind: 'ongoing' },
  ...{ deadline: 'Open all year', worth: 'Up to $656 a month', next: 'Fill in the form online.', takes: null },
  steps: { done: 1, all: 4 },
  ...{ applicationUrl: ADDRESS, url: null, providerUrl: null, contact: null, ...change },
});
const dated = (n: number, day: string, change: Partial<Todo> = {}) =>
  thing(n, { deadlineKind: 'fixed', deadline: day, day, ...change });
const named = ({ id, title }: Todo) => ({ id, title });

const FIRST = dated(1, inMonths(1), { takes: 'It takes 30 to 40 minutes.', contact: 'Phone 800-555-0100' });
const LONGEST = dated(2, inMonths(4), { title: LONG, next: LONG, worth: LONG, contact: LONG });
const SENT = thing(4, { state: 'sent' });
const NO_MONEY: MyPlan['money'] = {
  ...{ monthly: { from: 0, to: 0 }, yearly: { from: 0, to: 0 }, counted: [], open: [], excluded: [] },
};
const FULL: Omit<MyPlan, 'money'> = {
  things: [
    FIRST,
    LONGEST,
    dated(3, inMonths(4)),
    thing(5, { next: null, applicationUrl: null, deadline: LONG }),
    SENT,
    thing(8, { state: 'received' }),
    dated(6, inMonths(0).replace(/15$/, '01'), { state: 'closed' }),
  ],
  together: [
    {
      url: ADDRESS,
      oneForm: [named(FIRST), named(LONGEST)],
      others: [named(thing(5))],
      says: { title: LONG, text: 'One application covers both.' },
    },
    { url: 'https://other.example.gov/', oneForm: [], others: [named(thing(3)), named(thing(7))], says: null },
  ],
};
const SOME_MONEY: MyPlan['money'] = {
  ...{ monthly: { from: 400, to: 560 }, yearly: { from: 5000, to: 6000 }, excluded: [] },
  counted: [
    { ...named(FIRST), benefit: 'snap', amount: { from: 400, to: 560, per: 'month' } },
    { ...named(LONGEST), benefit: 'eitc', amount: { from: 4760, to: 4760, per: 'year' } },
    { ...named(thing(7)), benefit: 'summer-ebt', amount: { from: 240, to: 240, per: 'once' } },
    { ...named(SENT), benefit: 'liheap', amount: { from: 100, to: 900, per: 'year' } },
  ],
  open: [named(thing(5))],
};
const MERGED: MergedDocuments = {
  documents: [
    {
      ...{ key: 'paper:income', text: 'Proof of income', done: 'some' },
      programs: [
        { ...named(FIRST), done: true, asks: [] },
        { ...named(LONGEST), done: false, asks: [LONG] },
      ],
    },
    { key: 'b', text: LONG, done: 'none', programs: [{ ...named(FIRST), done: false, asks: [] }] },
    { key: 'c', text: 'A lease', done: 'all', programs: [{ ...named(thing(3)), done: true, asks: [] }] },
  ],
  without: [{ ...named(thing(5)), usual: ['Photo ID', 'Proof of address'] }],
};
const MANY: MyPlan = {
  things: Array.from({ length: 50 }, (_, n) => (n < 30 ? dated(n, inMonths(n % 12)) : thing(n))).toSorted((a, b) =>
    (a.day ?? '9').localeCompare(b.day ?? '9'),
  ),
  together: [],
  money: NO_MONEY,
};
const NO_DOCUMENTS: MergedDocuments = {
  documents: [],
  without: [{ ...named(thing(1)), usual: ['Photo ID', 'Proof of address'] }],
};

async function answer(page: Page, plan: MyPlan, documents: MergedDocuments): Promise<void> {
  await withSavedSample(page);
  await page.route(PLAN, (route) => route.fulfill({ json: plan }));
  await page.route(DOCUMENTS, (route) => route.fulfill({ json: documents }));
}
const openPlan = openSavedTab;
const openView = (name: string) => async (page: Page) => {
  await openSavedTab(page);
  await page.getByRole('tab', { name }).click();
};

/** The plan for all saved programs in every state that looks different. */
export const PLAN_SCREENS: readonly Screen[] = [
  {
    name: 'plan',
    path: RESULTS_PATH,
    who: 'member',
    prepare: (page) => answer(page, { ...FULL, money: SOME_MONEY }, MERGED),
    reach: openPlan,
    ready: (page) => page.getByText('Do this next'),
  },
  {
    name: 'plan-dates',
    path: RESULTS_PATH,
    who: 'member',
    prepare: (page) => answer(page, { ...FULL, money: SOME_MONEY }, MERGED),
    reach: openView('Dates'),
    ready: (page) => page.getByRole('table', { name: 'Deadlines of your saved programs' }),
  },
  {
    name: 'plan-documents',
    path: RESULTS_PATH,
    who: 'member',
    prepare: (page) => answer(page, { ...FULL, money: SOME_MONEY }, MERGED),
    reach: openView('Documents'),
    ready: (page) => page.getByRole('checkbox', { name: 'A lease' }),
  },
  {
    name: 'plan-one',
    path: RESULTS_PATH,
    who: 'member',
    prepare: (page) => answer(page, { things: [thing(1)], together: [], money: NO_MONEY }, NO_DOCUMENTS),
    reach: openView('Dates'),
    ready: (page) => page.getByText('None of your saved programs has a fixed date'),
  },
  {
    name: 'plan-many',
    path: RESULTS_PATH,
    who: 'member',
    prepare: (page) => answer(page, MANY, MERGED),
    reach: openPlan,
    ready: (page) => page.getByRole('button', { name: 'Show all 50' }),
  },
  {
    name: 'plan-failed',
    path: RESULTS_PATH,
    who: 'member',
    async prepare(page) {
      await withSavedSample(page);
      await page.route(PLAN, (route) => route.abort());
    },
    reach: openPlan,
    ready: (page) => page.getByText('Your plan couldn’t be loaded'),
    expectedErrors: failedToLoad,
  },
];
