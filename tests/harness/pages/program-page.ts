import type { Page } from '@playwright/test';
import type { AiAnswers } from '../../../contract/ai/ai.ts';
import type { Analysis, Statement } from '../../../contract/ai/analysis.ts';
import type { Subscription, Tier } from '../../../contract/billing.ts';
import type { BestUrl, GrantDetail } from '../../../contract/programs/grants.ts';
import type { Application } from '../../../contract/saved/applications.ts';

/*
States of a program's page, created by mocking its calls: what a plan allows, what's known about the program, and how an
analysis goes.
*/

export const PROGRAM_PATH = '/grants/liheap/apply';
export const UNLOCK = '**/api/applications/*/unlock-analysis';
const NOW = '2026-06-01T10:00:00.000Z';

/** Mocks this plan for the page's member. */
export async function withPlan(page: Page, tier: Tier): Promise<void> {
  const active = tier !== 'free';
  const plan: Subscription = {
    active,
    status: active ? 'active' : 'inactive',
    tier,
    endsAt: null,
    cancelled: false,
    cancelAtPeriodEnd: false,
    displayEndDate: null,
  };
  await page.route('**/api/subscriptions', (route) => route.fulfill({ json: plan }));
}

/** Mocks the setting for what answers AI requests: a model, a demo model or nobody. */
export async function withAnswers(page: Page, answers: AiAnswers): Promise<void> {
  await page.route('**/api/ai', (route) => route.fulfill({ json: { answers } }));
}

/** Mocks the page's program with these changes. */
export async function withProgram(page: Page, changes: Partial<GrantDetail>): Promise<void> {
  await page.route('**/api/grants/liheap', async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, ...changes } });
  });
}

export async function withBestUrl(page: Page, best: BestUrl): Promise<void> {
  await page.route('**/api/grants/*/best-url', (route) => route.fulfill({ json: best }));
}

export const anApplication = (status: Application['status'] = 'draft'): Application => ({
  id: 7,
  grantId: 'liheap',
  status,
  notes: null,
  createdAt: NOW,
  updatedAt: NOW,
});

/** Mocks the member's applications: none, or one for the page's program. Starting one succeeds. */
export async function withApplications(page: Page, status?: Application['status']): Promise<void> {
  const listed = status && {
    ...anApplication(status),
    grant: {
      title: 'Low-Income Home Energy Assistance',
      provider: null,
      programType: 'assistance',
      deadline: null,
      deadlineKind: 'unknown',
      deadlineAt: null,
      closed: false,
    },
  };
  await page.route('**/api/applications', (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? [listed].filter(Boolean) : anApplication(status) }),
  );
}

/** Mocks the earlier analysis. */
export async function withEarlier(page: Page, analysis: Analysis | null = null): Promise<void> {
  await page.route('**/api/grants/*/analysis', (route) => route.fulfill({ json: { analysis } }));
}

/** Mocks a subscriber who hasn't analyzed anything yet. */
export async function asSubscriber(page: Page, tier: Tier = 'premium'): Promise<void> {
  await withPlan(page, tier);
  await withApplications(page);
  await withEarlier(page);
  await withBestUrl(page, { url: 'https://www.example.gov/apply', status: 'works', checkedAt: NOW });
}

/** Mocks an analysis that arrives in these lines, all at once. */
export async function withLines(page: Page, lines: readonly unknown[]): Promise<void> {
  const body = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  await page.route(UNLOCK, (route) => route.fulfill({ contentType: 'application/x-ndjson', body }));
}

/** Mocks an analysis that never arrives. */
export async function withSilence(page: Page): Promise<void> {
  await page.route(UNLOCK, () => {});
}

const FACT_SHEET = { title: 'The fact sheet', url: 'https://www.example.gov/facts', date: '2026-05-11' };
const LAW = { title: 'The law', url: 'https://www.example.gov/law', date: '2026-04-02' };
const says = (text: string, quote: string | null, source: Statement['source'] = FACT_SHEET) => ({
  text,
  quote,
  source,
});

/** Returns an analysis with all parts, and one section without information from the source. */
export function anAnalysis(changes: Partial<Analysis> = {}): Analysis {
  const byRecord = changes.madeBy === 'record';
  const quote = (words: string) => (byRecord ? null : words);
  return {
    eligibility: [],
    requirements: [],
    applicationProcess: '',
    timeline: '',
    contactInfo: '',
    tips: [],
    grantId: 'liheap',
    sections: {
      eligibility: [
        says(
          'Your income must be at or below 150 percent of the poverty line.',
          quote('incomes which do not exceed'),
          LAW,
        ),
        says('Homes with young children come first.', quote('households with young children')),
      ],
      requirements: [{ ...says('Copies of your last bills.', quote('recent utility bills')), type: 'Bills' }],
      applicationProcess: [
        says('Find your local office.', quote('contact the local agency')),
        says('Hand in the form.', quote('submit the application')),
        says('Wait for the letter.', quote('notified in writing'), LAW),
      ],
      timeline: [],
      contactInfo: [says('Call 1-866-674-6327.', quote('1-866-674-6327'))],
      tips: [says('First come, first served.', quote('First come, first served.'))],
    },
    personal: {
      score: 64,
      verdict: 'likely',
      likelihood: 'worth-checking',
      met: 1,
      open: 1,
      reasons: [
        { criterion: 'state', verdict: 'met', text: 'You live where it is given', quote: null, source: null },
        { criterion: 'check', verdict: 'unknown', text: 'Your income is within the limit', quote: null, source: null },
      ],
    },
    madeBy: 'model',
    recordReason: null,
    model: 'a-model',
    madeAt: NOW,
    dropped: 2,
    ...changes,
  };
}

export const analyzeButton = (page: Page) => page.getByRole('button', { name: /^Analyze the/ });
export const analysisOf = (page: Page) => page.getByRole('region', { name: /^Full \w+ Analysis$/ });
export const sectionOf = (page: Page, name: string) =>
  analysisOf(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
