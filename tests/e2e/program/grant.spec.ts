import type { Page } from '@playwright/test';
import { aGrant } from '../../../site/src/features/program/grant.fixture.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { PROGRAM_PATH, withApplications, withProgram } from '../../harness/pages/program-page.ts';

/** Stores what the search results leave in the tab, for a given owner. */
const withStash = (page: Page, owner: string, title = 'From the results') =>
  page.addInitScript(
    ([grant, id]) => {
      if (sessionStorage.getItem('stashed')) return;
      sessionStorage.setItem('stashed', 'once');
      sessionStorage.setItem('currentGrant', grant);
      sessionStorage.setItem('grantOwnerId', id);
    },
    [JSON.stringify(aGrant({ title })), owner] as const,
  );

test.beforeEach(async ({ page }) => withApplications(page));

test.describe('a program chosen in the results', () => {
  test('is shown before the server answers', async ({ page, member }) => {
    await withStash(page, String(member.id));
    await page.route('**/api/grants/liheap', () => {});
    await page.goto(PROGRAM_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From the results');
    await expect(page.getByRole('heading', { name: 'Can I get this?' })).toBeVisible();
    await expect(page.getByRole('link', { name: /official assistance website/ })).toBeVisible();
  });

  test('is not shown to another member, and the results open', { tag: '@security' }, async ({ page, member: _ }) => {
    await withStash(page, '424242', 'Somebody else’s program');
    await page.goto(PROGRAM_PATH);
    await expect(page).toHaveURL(/\/search-results$/);
    await expect(page.locator('.toast')).toContainText('Session expired');
    await expect(page.locator('.toast')).toContainText('Please return to search results and select a grant again');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Somebody else’s program');
    await page.goto(PROGRAM_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Energy/);
  });

  test('is loaded if nothing was stored', async ({ page, member: _ }) => {
    await page.goto(PROGRAM_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Energy/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first screen shows worth, eligibility, deadline and next step', async ({ page, member: _ }) => {
    await withProgram(page, { amount: 'Up to $600 a season', deadline: 'Open all year', deadlineKind: 'ongoing' });
    await page.goto(PROGRAM_PATH);
    await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeAttached();
    const head = page.getByRole('banner').or(page.locator('article > header'));
    for (const text of [/\$/, /fits|conditions? met|meet|when you apply/, 'Open all year']) {
      await expect(head.getByText(text).first()).toBeInViewport({ ratio: 1 });
    }
    const next = page.getByRole('complementary', { name: 'What to do next' });
    await expect(next.getByRole('link', { name: 'See how at energyhelp.ohio.gov' })).toBeInViewport({ ratio: 1 });
    await next.getByRole('button', { name: /^Save/ }).click();
    await expect(next.getByRole('button', { name: /^Saved/ })).toBeInViewport({ ratio: 1 });
  });

  test('the bar hides neither the focused element nor the end of the page', { tag: '@screens' }, async ({
    page,
    member: _,
  }) => {
    await page.goto(PROGRAM_PATH);
    await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeAttached();
    await page.waitForFunction(() => document.querySelectorAll('main .skeleton').length === 0);
    await page.locator('article h1').click();
    const hidden = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.action-bar')?.getBoundingClientRect();
        const focused = document.activeElement;
        const box = focused?.getBoundingClientRect();
        if (!bar || !box || focused?.closest('.action-bar') || !focused?.closest('article')) return '';
        return box.bottom > bar.top && box.top < bar.bottom ? focused.textContent : '';
      });
    for (let count = 0; count < 60; count += 1) {
      await page.keyboard.press('Tab');
      expect(await hidden()).toBe('');
    }
    await page.keyboard.press('End');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    const overlap = await footer.evaluate((end) => {
      const bar = document.querySelector('.action-bar')?.getBoundingClientRect();
      return (bar?.bottom ?? Number.NaN) - end.getBoundingClientRect().top;
    });
    expect(overlap).toBeLessThanOrEqual(1);
  });
});

test('the next steps are next to the page and stay there', { tag: '@screens' }, async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto(PROGRAM_PATH);
  const next = page.getByRole('complementary', { name: 'What to do next' });
  await expect(next).toContainText(/fits|conditions? met|meet|when you apply/);
  await page.getByRole('heading', { name: 'Sources', exact: true }).scrollIntoViewIfNeeded();
  await expect(next.getByRole('link', { name: 'See how at energyhelp.ohio.gov' })).toBeInViewport({ ratio: 1 });
  await expect(next.getByRole('button', { name: /^Save/ })).toBeInViewport({ ratio: 1 });
});

test('a condition takes one line, and its answer and source open on demand', async ({ page, member: _ }) => {
  const source = {
    title: '38 U.S.C. 1521',
    url: 'https://www.law.cornell.edu/uscode/text/38/1521',
    date: '1998-12-31',
  };
  const condition = (criterion: string, verdict: 'met' | 'unmet', text: string) => ({
    ...{ criterion, verdict, text, quote: `The words about ${criterion}`, source },
  });
  await withProgram(page, {
    match: {
      ...{ score: 0, verdict: 'ineligible', likelihood: 'no', met: 3, open: 0 },
      reasons: [
        condition('student', 'unmet', 'You are a student or plan to study'),
        condition('veteran', 'met', 'You served in the U.S. armed forces'),
        condition('age', 'met', 'You are 65 or older'),
        condition('applicantKind', 'met', 'You apply as a person, or for a farm or ranch'),
      ],
    },
  });
  await page.goto(PROGRAM_PATH);
  const conditions = page.getByRole('region', { name: 'Can I get this?' }).getByRole('listitem');
  await expect(conditions).toHaveText([
    '✕Not met: You are a student or plan to study',
    '✓Met: You served in the U.S. armed forces',
    '✓Met: You are 65 or older',
  ]);
  await expect(page.locator('article > header')).toContainText('1 condition not met. 2 conditions met');
  const sources = page.getByRole('button', { name: 'Show my answers and the sources' });
  await expect(sources).toHaveAttribute('aria-pressed', 'false');
  await sources.press('Enter');
  await expect(conditions.nth(0)).toContainText('You said: Are you a student? No');
  await expect(conditions.nth(1)).toContainText('“The words about veteran”38 U.S.C. 1521 (in force)');
  await expectAccessible(page);
});

test('unknown facts take no room, and the sources are counted', async ({ page, member: _ }) => {
  await withProgram(page, {
    ...{ amount: null, deadline: null, deadlineKind: 'unknown', deadlineAt: null, checkedAt: null },
    ...{ citations: [], alsoListedBy: [] },
    sources: [
      { title: 'The agency’s page', url: 'https://www.agency.gov/help', date: '2026-02-03' },
      { title: '42 U.S.C. 8624', url: 'https://uscode.house.gov/view.xhtml', date: '1998-12-31' },
      { title: 'A helpful neighbor', url: 'https://neighbor.example.org/help', date: '2025-01-02' },
    ],
  });
  await page.goto(PROGRAM_PATH);
  const facts = page.locator('article > dl');
  for (const name of ['Deadline', 'Facts checked', 'Interest rate']) {
    await expect(facts.getByText(name, { exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('Not stated')).toHaveCount(0);
  await facts.getByRole('link', { name: '2 official sources, 1 other' }).click();
  const sources = page.getByRole('region', { name: 'Sources' });
  await expect(sources.getByRole('heading', { name: 'Sources' })).toBeInViewport();
  await sources.locator('summary').click();
  await expect(sources.getByRole('listitem')).toHaveText([
    'The agency’s page (February 3, 2026)',
    '42 U.S.C. 8624 (in force)',
    'A helpful neighbor (January 2, 2025)',
  ]);
});

test('until the visitor is known, the page keeps its layout', { tag: '@screens' }, async ({ page, member: _ }) => {
  await page.route('**/api/user', () => {});
  await page.goto(PROGRAM_PATH);
  await expect(page.getByRole('status').getByRole('heading', { level: 1 })).toHaveText('Loading your account');
  await expect(page.getByRole('link', { name: 'Back to the search results' })).toBeVisible();
  await expect(page.locator('main .spinner')).toBeVisible();
  expect(await page.locator('main .skeleton').count()).toBeGreaterThan(3);
  await expectAccessible(page);
});

test('paid features come after everything about applying', { tag: '@screens' }, async ({ page, member: _ }) => {
  await page.goto(PROGRAM_PATH);
  await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeAttached();
  const headings = await page.locator('article h2').allTextContents();
  const place = (name: string | RegExp) => headings.findIndex((text) => text.match(name));
  expect(place('How to apply')).toBeGreaterThan(place('Can I get this?'));
  expect(place('Ready to apply?')).toBeGreaterThan(place('How to apply'));
  expect(place(/Analysis$|paid plan/)).toBeGreaterThan(place('Ready to apply?'));
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test("a deadline is shown in its source's time and in the reader's", { tag: '@screens' }, async ({
    page,
    member: _,
  }) => {
    await withProgram(page, {
      deadline: '2040-03-15',
      deadlineKind: 'fixed',
      deadlineAt: '2040-03-16T03:59:59.000Z',
      deadlineTimeZone: 'America/New_York',
    });
    await page.goto(PROGRAM_PATH);
    await expect(page.getByText('Ends March 15, 2040 at 11:59 PM EDT.')).toBeVisible();
    await expect(page.getByText('On your clock: March 15, 2040 at 8:59 PM PDT.')).toBeVisible();
    const next = page.getByRole('complementary', { name: 'What to do next' });
    await expect(next.getByText(/[\d,]+ days left/)).toBeVisible();
  });
});

test('loan terms, origin, changes and other sources are shown', async ({ page, member: _ }) => {
  await withProgram(page, {
    programType: 'loan',
    interestRate: '1 % a year',
    repaymentTerms: 'Up to 33 years',
    changes: [
      {
        field: 'amount',
        before: 'Up to $20,000',
        after: 'Up to $40,000',
        source: 'Grants.gov notice A-1',
        changedAt: '2026-09-12T10:00:00.000Z',
      },
      { field: 'deadline', before: null, after: '2026-12-31', source: null, changedAt: '2026-05-12T10:00:00.000Z' },
    ],
    alsoListedBy: [
      {
        title: 'The state’s own portal',
        url: 'https://portal.example.gov/1',
        date: '2026-06-01',
        facts: ['amount', 'url'],
      },
      { title: 'A feed', url: 'https://feed.example.org/1', date: '2026-06-01', facts: [] },
    ],
  });
  await page.goto(PROGRAM_PATH);
  const facts = page.locator('dl').first();
  for (const text of ['1 % a year', 'Up to 33 years', 'Facts checked']) {
    await expect(facts).toContainText(text);
  }
  const changes = page.getByRole('region', { name: 'What has changed' }).getByRole('listitem');
  await expect(changes).toHaveText([
    /September 12, 2026\s*Amount\s*Before: Up to \$20,000\s*Now: Up to \$40,000\s*From Grants.gov notice A-1/,
    /May 12, 2026\s*Deadline\s*Before: Not stated\s*Now: December 31, 2026/,
  ]);
  const sources = page.getByRole('region', { name: 'Sources' });
  await sources.locator('summary').click();
  await expect(sources).toContainText('Also listed by');
  const others = sources.getByRole('listitem').filter({ hasText: 'portal' });
  await expect(others).toHaveText('The state’s own portal (June 1, 2026). Taken from there: the amount, the website');
  await expect(sources.getByRole('listitem').filter({ hasText: 'A feed' })).toHaveText('A feed (June 1, 2026)');
});

test('long text that changed shows the difference, and all of it on demand', {
  tag: '@screens',
}, async ({ page, member: _ }) => {
  const same = 'You live in the county and own the home.\n'.repeat(60);
  const [before, after] = [`${same}You are 60 or older.`, `${same}You are 62 or older.`];
  const changedAt = '2026-09-12T10:00:00.000Z';
  await withProgram(page, { changes: [{ field: 'eligibility', before, after, source: null, changedAt }] });
  await page.goto(PROGRAM_PATH);
  const change = page.getByRole('region', { name: 'What has changed' }).getByRole('listitem');
  await expect(change.locator('del')).toHaveText('… and own the home. You are 60 or older.');
  await expect(change.locator('ins')).toHaveText('… and own the home. You are 62 or older.');
  await expect(change.getByText('You are 62 or older.', { exact: true })).toBeHidden();
  await change.getByText('Read both in full').click();
  await expect(change.getByText('You are 62 or older.', { exact: true })).toBeVisible();
});

test('an unchanged program has no history, and a closed one says so and why', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await withProgram(page, { closed: true });
  await page.goto(PROGRAM_PATH);
  await expect(page.getByText('This program isn’t taking applications now')).toBeVisible();
  await expect(page.getByText('Its source no longer lists it.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What has changed' })).toHaveCount(0);
  await withProgram(page, { closed: true, deadlineKind: 'fixed', deadlineAt: '2026-01-31T23:00:00.000Z' });
  await page.reload();
  await expect(page.getByText('The deadline has passed. Ask', { exact: false })).toBeVisible();
});

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const share = (page: Page) => page.getByRole('button', { name: 'Share' }).click();

  test("shares a program's public page, and nothing about the member", async ({ page, baseURL, member: _ }) => {
    await page.goto(`${PROGRAM_PATH}?from=mail`);
    await share(page);
    await expect(page.locator('.toast')).toContainText('Link copied');
    expect(await copied(page)).toBe(`${baseURL}/programs/liheap`);
    expect((await page.request.get(await copied(page))).status()).toBe(200);
  });

  test('shares the official address of a program without such a page, and says so', { tag: '@screens' }, async ({
    page,
    member: _,
  }) => {
    await withProgram(page, { sourceType: 'assistance-listings', applicationUrl: 'https://www.example.gov/apply' });
    await page.goto(PROGRAM_PATH);
    await share(page);
    await expect(page.locator('.toast')).toContainText('Official address copied');
    await expect(page.getByText(/This program has no public page on Grantlight/)).toBeVisible();
    expect(await copied(page)).toBe('https://www.example.gov/apply');
  });

  test('says when there is nothing to share', { tag: '@screens' }, async ({ page, member: _ }) => {
    await withProgram(page, { sourceType: 'perplexity', url: null, applicationUrl: null, providerUrl: null });
    await page.goto(PROGRAM_PATH);
    await share(page);
    await expect(page.getByText('no public page or website to share')).toBeVisible();
  });
});

test('a printed program has what its reader needs, without buttons or offers', { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto(PROGRAM_PATH);
  await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Can I get this?', 'Ready to apply?', 'Sources']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Ready to apply?' })).toContainText('https://energyhelp.ohio.gov');
  await expect(page.getByRole('link', { name: 'Choose Premium' })).toBeHidden();
  await expect(page.getByRole('heading', { name: /Full Assistance Analysis/ })).toBeHidden();
  for (const name of ['Print', 'Share', 'Track this application', /^Save/]) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
});

test("the contact's number can be called, and the card says it opens a new tab", async ({ page, member: _ }) => {
  await withProgram(page, { contact: 'Call 1-800-283-4465 on weekdays.' });
  await page.goto(PROGRAM_PATH);
  const contact = page.getByRole('region', { name: 'Contact' });
  await expect(contact.getByRole('link', { name: '1-800-283-4465' })).toHaveAttribute('href', 'tel:+18002834465');
  await page.goto('/search-results');
  const apply = page.locator('.next-step').first().getByRole('link').first();
  await expect(apply).toHaveAttribute('target', '_blank');
  await expect(apply).toHaveAccessibleName(/\(opens in a new tab\)$/);
});
