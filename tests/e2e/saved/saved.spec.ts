import { postRegister } from '../../../contract/account/account.ts';
import { putProfile } from '../../../contract/account/user.ts';
import { FREE_SAVED_GRANTS, TOAST } from '../../../contract/limits.ts';
import { newPerson, newProfile } from '../../factories/people.ts';
import { expect, expectAccessible, test } from '../../harness/browser.ts';
import { Client } from '../../harness/client.ts';
import {
  badge,
  CHARGE,
  cardOf,
  FAILURE,
  LIHEAP,
  openSaved,
  openSavedPrograms,
  PELL,
  PROGRAMS,
  results,
  SAVE,
  withSaved,
} from '../../harness/pages/saved-page.ts';

test('one button saves and removes a program, is labeled for it, and keeps the focus', async ({ page, member: _ }) => {
  await page.goto('/search-results');
  const button = results(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Saved? / });
  await expect(badge(page)).toHaveText('Saved Grants0');
  await button.focus();
  let answered = false;
  await page.route(SAVE, async (route) => {
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeDisabled();
    answered = true;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Grant saved' })).toBeVisible();
  expect(answered).toBe(true);
  await expect(page.getByRole('link', { name: 'Saved to My plan' })).toHaveAttribute('href', /tab=saved#my-plan$/);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName(/^Saved /);
  await expect(badge(page)).toHaveText('Saved Grants1');
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Grant removed' })).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(badge(page)).toHaveText('Saved Grants0');
});

test('the note about a saved program is in its card, and is gone in another tab', async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search-results');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Save / }).click();
  const note = page.getByRole('link', { name: 'Saved to My plan' });
  await expect(card.locator('.program-card-foot').getByRole('link', { name: 'Saved to My plan' })).toBeVisible();
  await expect(card.getByRole('button', { name: /^Not for me/ })).toHaveCount(0);
  await page.getByRole('tab', { name: /Saved Grants/ }).click();
  await expect(page.getByRole('heading', { name: /^My plan/ })).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.getByRole('tab', { name: 'All Grants' }).click();
  await expect(card.getByRole('button', { name: /^Not for me/ })).toBeVisible();
});

test("a program's page saves it too", async ({ page, member: _ }) => {
  await page.goto('/grants/liheap/apply');
  await page.getByRole('button', { name: `Save ${LIHEAP}` }).click();
  await expect(page.getByRole('button', { name: `Saved ${LIHEAP}` })).toBeEnabled();
  const panel = await openSavedPrograms(page);
  await expect(panel.getByRole('heading', { name: LIHEAP })).toBeVisible();
});

test("after saving, the page's bar links to the plan once the toast is gone", async ({ page, member: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/grants/liheap/apply');
  const bar = page.getByRole('complementary', { name: 'What to do next' });
  await bar.getByRole('button', { name: `Save ${LIHEAP}` }).click();
  const toast = page.locator('.toast', { hasText: 'Grant saved' });
  await expect(toast).toBeVisible();
  const note = bar.getByRole('link', { name: 'Saved to My plan' });
  await expect(note).toBeHidden();
  await expect(note).toBeVisible();
  await expect(page.locator('.toast:not([data-leaving])')).toHaveCount(0);
  expect(await note.evaluate((link) => getComputedStyle(link.closest('p') ?? link).position)).toBe('static');
});

test.describe('when saving fails', { tag: '@faults' }, () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the button reverts, and says so in place and as a toast', async ({ page, member: _ }) => {
    await page.goto('/search-results');
    await expect(badge(page)).toHaveText('Saved Grants0');
    await page.route(SAVE, (route) => route.fulfill({ status: 500, json: { message: 'The server sleeps.' } }));
    const card = results(page).getByRole('article').first();
    await card.getByRole('button', { name: /^Save / }).click();
    await expect(page.locator('.toast')).toContainText(FAILURE);
    await expect(card.getByText(`${FAILURE} The server sleeps.`)).toBeVisible();
    await expect(card.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'false');
    await expect(badge(page)).toHaveText('Saved Grants0');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Close' }).click();
    await expect(card.getByText(FAILURE)).toHaveCount(0);
  });

  test("a program that couldn't be removed returns, with the focus on its button", async ({ page, member: _ }) => {
    await withSaved(page, ['liheap']);
    const panel = await openSavedPrograms(page);
    await page.route('**/api/grants/saved/liheap', (route) => route.abort());
    await panel.getByRole('button', { name: `Saved ${LIHEAP}` }).click();
    await expect(panel.getByText(FAILURE)).toBeVisible();
    await expect(panel.getByRole('heading', { name: LIHEAP })).toBeVisible();
    await expect(panel.getByRole('button', { name: `Saved ${LIHEAP}` })).toBeFocused();
  });

  test("a free member's sixth program leads to the paid plan, in a six-second toast", async ({ page, member: _ }) => {
    await page.clock.install();
    await withSaved(page, PROGRAMS);
    await page.goto('/search-results');
    await expect(badge(page)).toHaveText(`Saved Grants${FREE_SAVED_GRANTS}`);
    const card = results(page)
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Save / }) })
      .first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    // From here on, time advances only when the test advances it.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await card.getByRole('button', { name: /^Save / }).click();
    const toast = page.locator('.toast');
    await expect(toast.locator('p')).toHaveText(['Upgrade to save more']);
    await page.clock.runFor(TOAST.upgradeDismissAfter - 500);
    await expect(toast).not.toHaveAttribute('data-leaving');
    const same = results(page).getByRole('article').filter({ hasText: title }).first();
    // Says why once, between the name and the program's facts.
    await expect(page.getByText(/The Free plan keeps 5 programs/)).toHaveCount(1);
    const why = await same.locator('.save-fault').boundingBox();
    const verdict = await same.locator('.program-card-verdict').boundingBox();
    expect(Number(why?.y) + Number(why?.height)).toBeLessThanOrEqual(Number(verdict?.y));
    await expect(same.getByRole('link', { name: 'See the Premium plan' })).toHaveAttribute(
      'href',
      '/subscription?tier=premium',
    );
    await expect(same.getByRole('button', { name: `Save ${title}` })).toHaveAttribute('aria-pressed', 'false');
    await expect(badge(page)).toHaveText(`Saved Grants${FREE_SAVED_GRANTS}`);
    await page.clock.runFor(1000);
    await expect(toast).toHaveAttribute('data-leaving');
  });

  test("a list that doesn't load says so and can be retried", async ({ page, member: _ }) => {
    await withSaved(page, ['liheap']);
    await page.route('**/api/grants/saved', (route) => route.abort());
    const panel = await openSaved(page);
    await expect(panel.getByText('Your saved programs couldn’t be loaded')).toBeVisible();
    await page.unroute('**/api/grants/saved');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByRole('link', { name: LIHEAP, exact: true })).toBeVisible();
  });

  test("the second of two tabs with a note sees the first one's text and loses nothing", async ({
    page,
    member: _,
  }) => {
    await withSaved(page, ['liheap']);
    const panel = await openSavedPrograms(page);
    await panel.getByRole('button', { name: 'Add a note' }).click();
    await panel.getByLabel('My note').fill('written in the second tab');
    const other = await page.context().newPage();
    const first = await openSavedPrograms(other);
    await first.getByRole('button', { name: 'Add a note' }).click();
    await first.getByLabel('My note').fill('written in the first tab');
    await first.getByRole('button', { name: 'Save the note' }).click();
    await expect(first.getByText('Note saved.')).toBeVisible();

    await panel.getByRole('button', { name: 'Save the note' }).click();
    await expect(panel.getByText('This was changed somewhere else')).toBeVisible();
    await expect(panel.getByText('written in the first tab')).toBeVisible();
    await expect(panel.getByLabel('My note')).toHaveValue('written in the second tab');
    // The browser doesn't repaint a background tab in different colors.
    await page.bringToFront();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Replace it with mine' }).click();
    await expect(panel.getByText('Note saved.')).toBeVisible();
    await expect(first.getByText('written in the second tab')).toBeVisible();
  });
});

test("without saved programs, the tab says what it's for and what to do next", { tag: '@screens' }, async ({
  page,
  member: _,
}) => {
  const panel = await openSaved(page);
  await expect(panel.getByRole('heading', { name: 'No saved grants' })).toBeVisible();
  await panel.getByRole('button', { name: 'Find programs' }).click();
  await expect(results(page).getByRole('article').first()).toBeVisible();
});

test('saved programs are sorted by deadline, and undoing a removal restores the note', async ({ page, member: _ }) => {
  await withSaved(page, ['charge-ready-ny', 'liheap', 'pell-grant']);
  const panel = await openSavedPrograms(page);
  await expect(panel.getByText(`3 of ${FREE_SAVED_GRANTS} programs saved.`)).toBeVisible();
  await expect(panel.locator('.saved-group').getByRole('heading', { level: 3 })).toHaveText([CHARGE, LIHEAP, PELL]);
  const card = cardOf(panel, LIHEAP);
  await card.getByRole('button', { name: 'Add a note' }).click();
  await expect(card.getByLabel('My note')).toBeFocused();
  await page.keyboard.type('Ask for the form');
  await page.keyboard.press('Control+Enter');
  await expect(card.getByRole('button', { name: 'Edit the note' })).toBeFocused();
  await expect(card.getByText('Ask for the form')).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: `Saved ${LIHEAP}` }).click();
  const undo = panel.getByRole('button', { name: `Undo ${LIHEAP}` });
  await expect(undo).toBeFocused();
  await expect(panel.getByText(`2 of ${FREE_SAVED_GRANTS} programs saved.`)).toBeVisible();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(card.getByRole('button', { name: `Saved ${LIHEAP}` })).toBeFocused();
  await expect(card.getByText('Ask for the form')).toBeVisible();
  await openSavedPrograms(page);
  await expect(card.getByText('Ask for the form')).toBeVisible();
});

test('another tab of the same member shows what this one saves', async ({ page, member: _ }) => {
  await page.goto('/search-results');
  await expect(badge(page)).toHaveText('Saved Grants0');
  const other = await page.context().newPage();
  await other.goto('/grants/liheap/apply');
  await other.getByRole('button', { name: `Save ${LIHEAP}` }).click();
  await expect(badge(page)).toHaveText('Saved Grants1');
});

test("one member's saved programs are never shown to the next in the same browser", { tag: '@security' }, async ({
  page,
  baseURL,
  member: _,
}) => {
  test.slow();
  await withSaved(page, ['liheap']);
  await expect((await openSavedPrograms(page)).getByRole('heading', { name: LIHEAP })).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(left).not.toContain('savedAt');
  const client = new Client(baseURL ?? '');
  await client.ok(postRegister, { body: newPerson({ firstName: 'Beta' }) });
  const { body: beta } = await client.ok(putProfile, { body: newProfile() });
  const other = await page.context().newPage();
  await other.goto('/');
  await other.context().addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: client.base })));
  await other.reload();
  await expect(other.getByRole('button', { name: /My Account/ })).toContainText(beta.firstName);
  // The first tab detects the new member and reloads automatically.
  await expect(badge(page)).toHaveText('Saved Grants0', { timeout: 20_000 });
  await badge(page).click();
  await expect(page.getByRole('heading', { name: 'No saved grants' })).toBeVisible();
});
