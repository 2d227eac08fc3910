import type { Page } from '@playwright/test';
import type { MatchedGrant } from '../../../contract/programs/grants.ts';
import { aGrant } from '../../../site/src/features/program/grant.fixture.ts';
import { expect, test } from '../../harness/browser.ts';
import { asMother } from '../../harness/pages/results-page.ts';

const SEARCH = '**/api/grants/search';
const RESULTS = '/search-results?autoSearch=true';
const UNMET = {
  criterion: 'ownsBusiness',
  verdict: 'unmet',
  text: 'You own a business',
  quote: null,
  source: null,
} as const;

/** Makes the search return these programs and opens the results. */
async function withResults(page: Page, grants: MatchedGrant[]): Promise<void> {
  await page.route(SEARCH, (route) => route.fulfill({ json: { grants, hasMore: false } }));
  await page.goto(RESULTS);
}

/** Returns the amounts and dates on the cards that are truncated. */
const cutFacts = (page: Page) =>
  page
    .locator('.program-card-worth > p')
    .evaluateAll((lines) =>
      lines.filter((line) => line.scrollHeight > line.clientHeight + 1).map((line) => line.textContent),
    );

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

test('a card shows what is known, what is missing, and until when', async ({ page, member: _ }) => {
  const day = 24 * 60 * 60_000;
  await withResults(page, [
    aGrant({
      id: 'a',
      title: 'Known help',
      amount: '$500',
      deadlineKind: 'fixed',
      deadline: '2040-01-31',
      deadlineAt: new Date(Date.now() + 40 * day).toISOString(),
    }),
    aGrant({
      id: 'b',
      title: 'Live help',
      provider: null,
      verified: false,
      sourceType: 'perplexity',
      deadlineKind: 'unknown',
    }),
    aGrant({ id: 'c', title: 'منحة البحث', deadlineKind: 'rolling' }),
    aGrant({ id: 'd', title: `Help${'ful'.repeat(60)}`, deadlineKind: 'several' }),
  ]);
  const known = cardOf(page, 'Known help');
  for (const text of ['Worth checking', 'Assistance', 'Verified', '$500', 'January 31, 2040']) {
    await expect(known).toContainText(text);
  }
  await expect(known).toContainText(/(39|40|41) days left/);
  const live = cardOf(page, 'Live help');
  for (const text of ['Real-time Data', 'Not Specified']) await expect(live).toContainText(text);
  // Unknown facts take up no space.
  for (const text of ['N/A', 'Not stated', 'Ask the provider']) await expect(live).not.toContainText(text);
  await expect(live).not.toContainText('Verified');
  await expect(page.getByRole('heading', { name: 'منحة البحث' })).toHaveCSS('direction', 'rtl');
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('"Why this?" shows each condition with source and answer, and returns the focus', async ({ page, member: _ }) => {
  await page.goto(RESULTS);
  const card = page.getByRole('article').filter({ hasText: 'You served in the U.S. armed forces' }).first();
  const why = card.getByRole('button', { name: /^Why this\?/ });
  await why.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Why this?' });
  await expect(dialog.getByText('You said: I am a veteran')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Met', exact: true })).toBeVisible();
  const stated = dialog.getByText(/\((\w+ \d+, 20\d\d|in force)\)/).first();
  await dialog.getByText('Sources', { exact: true }).click();
  await expect(stated).toBeVisible();
  expect(await dialog.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(why).toBeFocused();
});

test('card and sheet show equal counts, and common conditions are one folded line', async ({ page, member: _ }) => {
  const open = (text: string, usual = false) => ({
    ...{ criterion: 'check', verdict: 'unknown' as const, text },
    ...(usual ? { usual } : {}),
  });
  const reasons = [
    { criterion: 'age', verdict: 'met' as const, text: 'You are 18 or older' },
    open('You lived here for a year'),
    open('You pay for heating'),
    open('You haven’t been barred', true),
    open('Nobody else claims it', true),
  ];
  const match = { score: 50, verdict: 'likely', likelihood: 'very-likely', met: 1, open: 2, reasons } as const;
  await withResults(page, [aGrant({ match: { ...match, reasons: [...reasons] } })]);
  await expect(page.getByRole('article')).toContainText('2 things to confirm');
  await page.getByRole('button', { name: /^Why this/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Why this?' });
  await expect(dialog).toContainText('2 things to confirm');
  await expect(dialog.getByRole('listitem').filter({ visible: true })).toHaveCount(3);
  await dialog.getByText('And 2 usual conditions').click();
  await expect(dialog.getByText('You haven’t been barred')).toBeVisible();
});

test('alternatives stand under one line and count as one thing to confirm', async ({ page, member: _ }) => {
  const open = (text: string, oneOf?: number) => ({
    ...{ criterion: 'check', verdict: 'unknown' as const, text },
    ...(oneOf === undefined ? {} : { oneOf }),
  });
  const reasons = [open('You get SSI', 1), open('You pay for heating'), open('You get SNAP', 1)];
  const match = { score: 50, verdict: 'likely', likelihood: 'very-likely', met: 0, open: 2, reasons } as const;
  await withResults(page, [aGrant({ match: { ...match, reasons: [...reasons] } })]);
  await expect(page.getByRole('article')).toContainText('2 things to confirm');
  await page.getByRole('button', { name: /^Why this/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Why this?' });
  const ways = dialog.getByRole('listitem').filter({ hasText: 'One of these is enough:' });
  await expect(ways.getByRole('listitem')).toHaveText([/You get SSI/, /You get SNAP/]);
});

test('Back closes the sheet and stays on the list; Forward, reload and Back work', async ({ page, member: _ }) => {
  await page.goto('/about');
  await page.goto(RESULTS);
  const why = page.getByRole('button', { name: /^Why this/ }).nth(4);
  const dialog = page.getByRole('dialog');
  await why.click();
  await expect(dialog).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/search-results/);
  await expect(why).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.goForward();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();

  await test.step('a reload while it is open shows the list', async () => {
    await why.click();
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('closed by hand, it leaves no step for Back', async () => {
    await page.getByRole('button', { name: 'Programs that are not for me' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/about/);
  });
});

type Box = { y: number; height: number } | null;
const isApart = (one: Box, other: Box) =>
  !one || !other || one.y + one.height <= other.y || other.y + other.height <= one.y;

test.describe('for an ineligible program', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('"What would change this" asks the server, and retries after a failure', async ({ page, member: _ }) => {
    const grant = aGrant({
      match: { score: 0, verdict: 'ineligible', likelihood: 'no', met: 0, open: 0, reasons: [UNMET] },
    });
    await page.route('**/api/grants/liheap', (route) => route.abort());
    await withResults(page, [grant]);
    await page.getByRole('button', { name: /^What would change this/ }).click();
    const dialog = page.getByRole('dialog', { name: 'What would change this' });
    await expect(dialog.getByRole('alert')).toContainText('couldn’t figure out');
    const wouldChange = [{ criterion: 'ownsBusiness', text: 'You own a business', sets: {} }];
    await page.unroute('**/api/grants/liheap');
    await page.route('**/api/grants/liheap', async (route) => {
      const json = await (await route.fetch()).json();
      await route.fulfill({ json: { ...json, match: { ...grant.match, wouldChange } } });
    });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('You could qualify if:')).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'What would change this' })).toContainText('You own a business');
  });

  test('a dismissal that the server refuses is undone and reported', async ({ page, member: _ }) => {
    await page.goto(RESULTS);
    const card = page.getByRole('article').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await page.route('**/api/grants/dismissed', (route) => route.abort());
    await card.getByRole('button', { name: /^Not for me/ }).click();
    await expect(page.locator('.toast')).toContainText('couldn’t be dismissed');
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('button', { name: /^Not for me/ })).toBeFocused();
  });

  test('without a network, the reasons leave the results in place', async ({ page, context, member: _ }) => {
    await page.goto(RESULTS);
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /^Why this/ })
      .first()
      .click();
    await expect(page.locator('.toast')).toContainText('The reasons couldn’t be loaded');
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(false);
  });
});

test('a dismissed program goes at once, can be restored, and stays out of searches', async ({ page, member: _ }) => {
  await page.goto(RESULTS);
  const cards = page.getByRole('article');
  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const dismiss = () => card.getByRole('button', { name: /^Not for me/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });

  await test.step('the list closes the gap, and the way back has the focus', async () => {
    await dismiss();
    await expect(card).toHaveCount(0);
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleDescription(`${title} won’t come back in your searches and alerts.`);
  });
  await test.step('undo brings the card back where it was', async () => {
    const taken = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await undo.click();
    await expect(cards.first().getByRole('heading')).toHaveText(title);
    await expect(card.getByRole('button', { name: /^Not for me/ })).toBeFocused();
    expect((await taken).ok()).toBe(true);
  });
  await test.step('neither a reload nor a new search shows it again', async () => {
    const kept = page.waitForResponse('**/api/grants/dismissed');
    await dismiss();
    await (await kept).finished();
    await page.reload();
    await expect(cards.first()).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('programs shown')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
  await test.step('the list of what was dismissed brings it back', async () => {
    await page.getByRole('button', { name: 'Programs that are not for me' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not for me' });
    await dialog.getByRole('button', { name: `Bring back ${title}` }).click();
    await expect(dialog.getByText('Brought back')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(card).toHaveCount(1);
  });
});

test("dismissed programs aren't counted; if no other is left, reload searches again", {
  tag: '@screens',
}, async ({ page, member: _ }) => {
  const only = aGrant({ id: 'liheap' });
  const other = aGrant({ id: 'other', title: 'Another program' });
  await withResults(page, [only]);
  await expect(page.getByText('1 program shown.')).toBeVisible();
  const kept = page.waitForResponse('**/api/grants/dismissed');
  await page.getByRole('button', { name: /^Not for me/ }).click();
  await (await kept).finished();
  await expect(page.getByText('0 programs shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Programs that are not for me' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Bring back/ })
    .click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(only.title);
  const again = page.waitForResponse('**/api/grants/dismissed');
  await page.getByRole('button', { name: /^Not for me/ }).click();
  await (await again).finished();
  await page.unroute('**/api/grants/search');
  await page.route('**/api/grants/search', (route) => route.fulfill({ json: { grants: [other], hasMore: false } }));
  await page.reload();
  await expect(page.getByRole('article').getByRole('heading')).toHaveText('Another program');
});

/** Returns the list's height per twenty programs. A page has a few more if more programs are likely matches. */
const heightOfTwenty = (page: Page) =>
  page.evaluate(
    () => (20 * document.documentElement.scrollHeight) / Math.max(20, document.querySelectorAll('article').length),
  );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the first screen shows the first program's worth and action, and cards are small", async ({
    page,
    member: _,
  }) => {
    await page.goto(RESULTS);
    const first = page.getByRole('article').first();
    const apply = first.getByRole('link', { name: /^(Apply|Get help|Find an office|See how) at / });
    await expect(apply).toHaveAttribute('href', /^https:/);
    const action = await apply.boundingBox();
    expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(600);
    expect(await cutFacts(page)).toEqual([]);
    const heights = await page.getByRole('article').evaluateAll((cards) => cards.map((card) => card.clientHeight));
    expect(heights.length).toBeGreaterThanOrEqual(15);
    // The programs to start with include instructions; all others are short.
    expect(Math.max(...heights.slice(3))).toBeLessThanOrEqual(260);
    // Covers twenty programs and everything around them, with amounts and dates shown in full.
    expect(await heightOfTwenty(page)).toBeLessThanOrEqual(6500);
  });

  test("the first screen also shows them below the list's total", async ({ page, member }) => {
    await asMother(page, [3, 8]);
    // Long enough to wrap the heading.
    const user = { ...member, firstName: 'Christopher', profileComplete: true };
    await page.route('**/api/user', (route) => route.fulfill({ json: user }));
    await page.goto(RESULTS);
    const first = page.getByRole('article').first();
    await expect(page.getByRole('heading', { name: /a year, if you aren’t getting any of it yet$/ })).toBeInViewport();
    const action = await first
      .getByRole('link', { name: /^(Apply|Get help|Find an office|See how) at / })
      .boundingBox();
    expect((action?.y ?? 0) + (action?.height ?? 0)).toBeLessThanOrEqual(600);
    expect(await heightOfTwenty(page)).toBeLessThanOrEqual(6500);
    await expect(cardOf(page, 'Head Start').first()).toContainText('Free preschool, meals and health checks');
    await expect(cardOf(page, 'Ohio Medicaid').first()).toContainText('Free or low-cost health coverage');
  });
});

test("the programs to start with form one row or column, and a total's parts one line", async ({ page, member: _ }) => {
  await asMother(page, [3, 8]);
  const tops = () => starts.evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
  const starts = page.locator('.card-list-starts > li');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(RESULTS);
  await expect(starts).toHaveCount(3);
  // Long department names must not push the action off the first screen.
  await expect(
    starts.first().getByRole('link', { name: /^(Apply|Get help|Find an office|See how) at / }),
  ).toBeInViewport({
    ratio: 1,
  });
  expect(await tops()).toBe(1);
  const [counts, changes] = [
    page.getByText('What this counts and leaves out'),
    page.getByText('What if your income changes?'),
  ];
  expect((await counts.boundingBox())?.y).toBe((await changes.boundingBox())?.y);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await tops()).toBe(3);
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the buttons line up with the text, and the save button has a label', async ({ page, member: _ }) => {
    await withResults(page, [aGrant({ id: 'a', title: 'Known help' })]);
    const card = cardOf(page, 'Known help');
    const words = await card
      .getByRole('button', { name: /^Why this/ })
      .evaluate((button) => button.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(button).paddingLeft));
    expect(words).toBe((await card.locator('.program-card-verdict').boundingBox())?.x);
    const save = card.getByRole('button', { name: 'Save Known help' });
    await expect(save.getByText('Save', { exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('a toast covers neither the header nor "I already get this"', async ({ page, member: _ }) => {
    await page.goto('/search-results');
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const covered = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('.toast, .save-note')].map((box) => box.getBoundingClientRect());
        const kept = [...document.querySelectorAll('.site-header, .card-button')].filter((one) => {
          const at = one.getBoundingClientRect();
          return boxes.some(
            (box) => at.bottom > box.top && at.top < box.bottom && at.right > box.left && at.left < box.right,
          );
        });
        const [toast, note] = boxes;
        const isApart = !toast || !note || toast.bottom <= note.top || note.bottom <= toast.top;
        return { toasts: boxes.length > 0, kept: kept.map((one) => one.textContent), isApart };
      });
    for (const place of [0, 2]) {
      await cards.nth(place).scrollIntoViewIfNeeded();
      await cards
        .nth(place)
        .getByRole('button', { name: /^Save / })
        .click();
      await page.locator('.toast').first().hover();
      expect(await covered()).toEqual({ toasts: true, kept: [], isApart: true });
      await page.locator('.toast').getByRole('button').click();
      await expect(page.locator('.toast')).toHaveCount(0);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByPlaceholder('Tell us what you').fill('zzzzqq');
    await page.keyboard.press('Enter');
    const toast = page.locator('.toast').filter({ hasText: 'No grants found' });
    await toast.hover();
    expect(await covered()).toEqual({ toasts: true, kept: [], isApart: true });
    const box = await toast.boundingBox();
    const results = page.locator('[aria-labelledby="results"]');
    await expect(results.getByRole('button', { name: 'Search Again' })).toBeVisible();
    for (const part of await results.locator('h2, p:not(.visually-hidden), a, button').all()) {
      const at = await part.boundingBox();
      expect(isApart(box, at), (await part.textContent()) ?? '').toBe(true);
    }
    await expect(results.getByText(/211/)).toHaveCount(1);
  });

  test('"Why this?" shows a sheet at once, before its code is there', async ({ page, member: _ }) => {
    await withResults(page, [aGrant({ title: 'Known help' })]);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/WhyDialog*.js', async (route) => {
      await held;
      await route.continue();
    });
    await cardOf(page, 'Known help')
      .getByRole('button', { name: /^Why this/ })
      .click();
    const awaited = page.getByRole('status').filter({ hasText: 'Why this?Known help' });
    await expect(awaited.getByText('Why this?', { exact: true })).toBeInViewport({ ratio: 1 });
    await awaited.getByRole('button', { name: 'Close' }).click();
    await expect(awaited).toHaveCount(0);
    await cardOf(page, 'Known help')
      .getByRole('button', { name: /^Why this/ })
      .click();
    await expect(awaited.getByText('Why this?', { exact: true })).toBeVisible();
    release();
    await expect(page.getByRole('dialog', { name: 'Why this?' })).toBeVisible();
    await expect(awaited).toHaveCount(0);
  });

  test('a two-line heading shows its descenders', async ({ page, member: _ }) => {
    await page.goto('/search-results');
    const title = page.getByRole('heading', { level: 2 }).first();
    await expect(title).toContainText(/right for you/);
    const room = await title.evaluate((heading) => {
      const lines = document.createRange();
      lines.selectNodeContents(heading);
      return heading.getBoundingClientRect().bottom - lines.getBoundingClientRect().bottom;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });
});

test('no line of facts begins with a dot, and "Verified facts" has one space', async ({ page, member: _ }) => {
  await withResults(page, [aGrant({ id: 'a', title: 'Known help', deadline: 'Any day', deadlineKind: 'rolling' })]);
  const card = cardOf(page, 'Known help');
  const when = await card.locator('.program-card-when > p').first().textContent();
  expect(when).toContain('\u00a0· ');
  const badge = card.locator('.badge-verified > span');
  await expect(badge).toHaveCount(1);
  expect(await badge.textContent()).toMatch(/^Verified facts/);
});
