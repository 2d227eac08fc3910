import type { Page } from '@playwright/test';
import type { ListedApplication } from '../../../contract/saved/applications.ts';
import type { MergedDocuments, Preparation } from '../../../contract/saved/preparation.ts';
import type { Screen } from './screen.ts';
import { failedToLoad } from './screen-kit.ts';

const APPLICATIONS = '**/api/applications';
const DOCUMENTS = '**/api/documents';
const PREPARATION = '**/api/grants/*/preparation';
const PANEL = '/profile#my-applications';
const LONG =
  'Supercalifragilisticexpialidocious-Improvement-and-Rehabilitation-Assistance for very rural communities that have a name that goes on';
const at = '2026-01-05T12:00:00.000Z';

const grant: ListedApplication['grant'] = {
  title: 'Home Repair Grants',
  provider: 'Department of Agriculture',
  programType: 'grant',
  deadline: 'March 31, 2031',
  deadlineKind: 'fixed',
  deadlineAt: '2031-04-01T03:59:59.000Z',
  closed: false,
};
const application = (id: number, change: Partial<ListedApplication>): ListedApplication => ({
  ...{ id, grantId: `p-${id}`, status: 'draft', notes: null, createdAt: at, updatedAt: at, grant },
  ...change,
});
const LISTED: readonly ListedApplication[] = [
  application(1, { status: 'in_progress' }),
  application(2, {
    grant: { ...grant, title: LONG, provider: LONG, deadlineKind: 'several', deadlineAt: null, deadline: LONG },
    notes: `Ask for the form.\nhttps://www.example.gov/${'a-path-without-an-end'.repeat(6)}`,
  }),
  application(3, {
    status: 'awarded',
    grant: { ...grant, provider: null, deadline: null, deadlineAt: '2020-02-01T04:59:59.000Z', closed: true },
  }),
];
const HOME_REPAIR = { id: 'p-1', title: 'Home Repair Grants', done: false, asks: [] };
const MERGED: MergedDocuments = {
  documents: [
    {
      key: 'a',
      text: 'Proof of income',
      done: 'some',
      programs: [1, 2, 3].map((n) => ({ id: `p-${n}`, title: LONG, done: n === 1, asks: n === 2 ? [LONG] : [] })),
    },
    { key: 'b', text: LONG, done: 'all', programs: [{ ...HOME_REPAIR, done: true }] },
    { key: 'c', text: 'A lease', done: 'none', programs: [HOME_REPAIR] },
  ],
  without: [{ id: 'p-4', title: 'Winter Heating Help', usual: ['Photo ID', 'Proof of address'] }],
};
const PREPARED: Preparation = {
  items: [
    {
      key: 'registration:sam',
      kind: 'registration',
      text: 'Register your organization in SAM.gov, where it gets its Unique Entity ID (UEI)',
      done: false,
      registration: {
        why: `The program says: “${LONG}”`,
        takes: 'Up to 10 business days once everything is in order.',
        url: 'https://sam.gov/entity-registration',
        source: { title: 'Applicant Registration, Grants.gov', url: 'https://www.grants.gov/x', date: '2026-01-05' },
      },
    },
    { key: 'document:a', kind: 'document', text: LONG, done: true, registration: null },
    { key: 'document:b', kind: 'document', text: 'Proof of income', done: false, registration: null },
    { key: 'step:a', kind: 'step', text: 'Send the form to the office.', done: false, registration: null },
  ],
  plan: {
    deadlineKind: 'fixed',
    deadline: '2031-03-31',
    note: "Counted back from the deadline, by the provider's calendar.",
    steps: [
      { key: 'read', title: 'Read the official page', text: LONG, day: '2031-03-10', late: null },
      { key: 'registrations', title: 'Start', text: LONG, day: '2031-03-10', late: 'Start today. Only 13 are left.' },
      { key: 'submit', title: 'Send it', text: 'Some days early.', day: '2031-03-28', late: null },
    ],
  },
};

const answers = (page: Page, url: string, json: unknown) => page.route(url, (route) => route.fulfill({ json }));
const withApplications = async (page: Page) => {
  await answers(page, APPLICATIONS, LISTED);
  await answers(page, DOCUMENTS, MERGED);
};

/** Applications and preparation in every state that looks different. */
export const APPLICATION_SCREENS: readonly Screen[] = [
  {
    name: 'my-applications',
    path: PANEL,
    who: 'member',
    prepare: withApplications,
    async reach(page) {
      await page.getByRole('button', { name: 'Show the documents' }).click();
      await page.getByRole('button', { name: 'Add notes' }).first().click();
      await page.getByRole('button', { name: `Remove ${LONG}` }).click();
    },
    ready: (page) => page.getByRole('checkbox', { name: 'A lease' }),
  },
  {
    name: 'my-applications-empty',
    path: PANEL,
    who: 'member',
    reach: (page) => page.getByRole('button', { name: 'Show the documents' }).click(),
    ready: (page) => page.getByRole('heading', { name: 'No documents yet' }),
  },
  {
    name: 'my-applications-failed',
    path: PANEL,
    who: 'member',
    async prepare(page) {
      await page.route(APPLICATIONS, (route) => route.abort());
      await page.route(DOCUMENTS, (route) => route.abort());
    },
    reach: (page) => page.getByRole('button', { name: 'Show the documents' }).click(),
    ready: (page) => page.getByText('Your documents couldn’t be loaded'),
    expectedErrors: failedToLoad,
  },
  {
    name: 'preparation',
    path: '/grants/liheap/apply',
    who: 'member',
    prepare: (page) => answers(page, PREPARATION, PREPARED),
    ready: (page) => page.getByRole('heading', { name: 'Your next steps' }),
  },
  {
    name: 'preparation-failed',
    path: '/grants/liheap/apply',
    who: 'member',
    prepare: (page) => page.route(PREPARATION, (route) => route.abort()),
    ready: (page) => page.getByText('Your checklist and next steps couldn’t be loaded'),
    expectedErrors: failedToLoad,
  },
];
