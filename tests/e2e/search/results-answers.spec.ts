import type { Page } from '@playwright/test';
import { DELAY } from '../../../contract/limits.ts';
import { expect, test } from '../../harness/browser.ts';
import { box, cards, listRequest, openResults, SEARCH, titles } from '../../harness/pages/results-page.ts';

test.describe('with made-up answers', () => {
  const program = (id: string, given: object = {}) => ({
    ...{ id, title: `Program ${id}`, description: null, amount: null, deadline: null, requirements: null, url: null },
    ...{ category: null, eligibility: null, provider: null, providerUrl: null, applicationUrl: null, verified: false },
    ...{ sourceType: 'curated', citations: [], programType: 'grant', interestRate: null, repaymentTerms: null },
    ...{ assistanceType: null, deadlineKind: 'unknown', deadlineAt: null, checkedAt: null, states: [] },
    match: { score: 50, verdict: 'likely', likelihood: 'worth-checking', met: 0, open: 0, reasons: [] },
    ...given,
  });
  const answer = (page: Page, grants: object[], hasMore = false) =>
    page.route(SEARCH, (route) => route.fulfill({ json: { grants, hasMore } }));

  test('sorting shows its criterion, and that there may be more', { tag: '@screens' }, async ({ page, member: _ }) => {
    const grants = [
      program('Best', { checkedAt: '2020-01-01' }),
      program('Rich', { amount: 'Up to $2 million' }),
      program('Soon', { deadline: '2099-01-01', deadlineKind: 'fixed', amount: '$500' }),
      program('Sooner', { deadline: 'June 30, 2098, 5 p.m.', deadlineKind: 'fixed', checkedAt: '2026-01-01' }),
    ];
    await answer(page, grants, true);
    await openResults(page);
    const order = page.getByLabel('Sort by');
    await order.selectOption('deadline');
    await expect.poll(() => titles(page)).toEqual(['Sooner', 'Soon', 'Best', 'Rich'].map((id) => `Program ${id}`));
    await expect(page.getByRole('status').filter({ hasText: 'Sorted by deadline' })).toContainText(
      'Load more to sort more.',
    );
    await order.selectOption('amount');
    await expect.poll(() => titles(page)).toEqual(['Rich', 'Soon', 'Best', 'Sooner'].map((id) => `Program ${id}`));
    await order.selectOption('newest');
    await expect.poll(() => titles(page)).toEqual(['Sooner', 'Best', 'Rich', 'Soon'].map((id) => `Program ${id}`));
  });

  test('a later search wins over a slow earlier one', async ({ page, member: _ }) => {
    await answer(page, [program('First')]);
    await openResults(page);
    const held = Promise.withResolvers<void>();
    await page.unroute(SEARCH);
    await page.route(SEARCH, async (route) => {
      const words: unknown = route.request().postDataJSON().searchTerm;
      if (words === 'slow') await held.promise;
      await route.fulfill({ json: { grants: [program(String(words))], hasMore: false } }).catch(() => undefined);
    });
    await box(page).fill('slow');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Searching…')).toBeVisible();
    await box(page).fill('fast');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['Program fast']);
    held.resolve();
    await expect(page).toHaveURL(/\?q=fast$/);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(['Program fast']);
  });

  test('more programs: place and focus are kept, and the addition shows for a while', {
    tag: '@screens',
  }, async ({ page, member: _ }) => {
    await page.clock.install();
    const page1 = Array.from({ length: 20 }, (__, place) => program(`${place}`));
    await answer(page, page1, true);
    await openResults(page);
    const more = page.getByRole('button', { name: 'Load More Grants' });
    await more.focus();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await page.unroute(SEARCH);
    const request = listRequest(page);
    await answer(page, [program('20'), program('21')], true);
    // From here on, time advances only when the test advances it.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await more.press('Enter');
    expect((await request).postDataJSON()).toMatchObject({ loadMore: true, excludeIds: page1.map(({ id }) => id) });
    await expect(page.getByRole('status').filter({ hasText: 'Found 2 additional grants!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Program 20' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Added 2 Grants • Load More' })).toBeVisible();
    await expect(cards(page)).toHaveCount(22);
    await page.clock.runFor(DELAY.additionalGrantsNotice - 500);
    await expect(page.getByRole('button', { name: 'Added 2 Grants • Load More' })).toBeVisible();
    await page.clock.runFor(1000);
    await expect(more).toBeVisible();
    await page.clock.resume();
    expect(await page.evaluate(() => scrollY)).toBe(top);

    await page.unroute(SEARCH);
    await answer(page, [], false);
    await more.click();
    await expect(page.getByText('There are no more programs for this search.')).toBeFocused();
    await expect(more).toHaveCount(0);
  });

  test('an immediate answer is not announced as pending', async ({ page, member: _ }) => {
    await page.clock.install();
    await answer(page, [program('First')]);
    await openResults(page);
    const seen = await page.evaluateHandle(() => {
      const texts: string[] = [];
      new MutationObserver(() =>
        texts.push(document.querySelector('[aria-labelledby="results"] [role="status"]')?.textContent ?? ''),
      ).observe(document.body, { subtree: true, childList: true, characterData: true });
      return texts;
    });
    await page.unroute(SEARCH);
    await answer(page, [program('Second'), program('Third')]);
    await box(page).fill('anything');
    // The clock is stopped, so the machine's speed doesn't matter.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(2);
    const texts = await seen.jsonValue();
    expect(texts).toContain('2 programs shown.');
    expect(texts).not.toContain('Searching…');
  });
});
