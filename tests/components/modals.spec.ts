import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/browser.ts';
import { openFamily } from './family.ts';
import { expect, test } from './fixture.ts';

/** Opens a dialog with its button, which must get the focus back afterwards. */
async function openDialog(page: Page, name: string): Promise<{ opener: Locator; dialog: Locator }> {
  const opener = page.getByRole('button', { name, exact: true });
  await opener.click();
  return { opener, dialog: page.getByRole('dialog').or(page.getByRole('alertdialog')) };
}

/**
 * Clicks outside the dialog. Waits first, because the dialog ignores outside clicks until one task after it gets the
 * focus.
 */
async function clickBeside(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.mouse.click(5, 5);
}

test.describe('a dialog', () => {
  test.beforeEach(({ page }) => openFamily(page, 'dialogs'));

  test('moves the focus to its first field, traps it, and returns it after Escape', async ({ page }) => {
    const { opener, dialog } = await openDialog(page, 'Small dialog');
    await expect(dialog).toHaveAccessibleName('Reset your password');
    await expect(dialog).toHaveAccessibleDescription('We send a link to your address.');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    for (const name of ['Send the link', 'Close']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes by its close button, an action, and a click outside', async ({ page }) => {
    const { opener, dialog } = await openDialog(page, 'Large dialog');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.getByRole('button', { name: 'I have read this' }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await clickBeside(page, dialog);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('with a question starts at the safe answer and ignores a click outside', async ({ page }) => {
    const { opener, dialog } = await openDialog(page, 'Question before deleting');
    await expect(dialog).toHaveRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
    await clickBeside(page, dialog);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByRole('button', { name: 'Deleting…' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('opened by the page returns the focus too', async ({ page }) => {
    const { opener, dialog } = await openDialog(page, 'Dialog without a trigger');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('scrolls in a low window and never sideways', async ({ page }) => {
    for (const size of [
      { width: 320, height: 640 },
      { width: 640, height: 320 },
    ]) {
      await page.setViewportSize(size);
      const { dialog } = await openDialog(page, 'Large dialog');
      await dialog.getByText('14.', { exact: false }).scrollIntoViewIfNeeded();
      await expect(dialog.getByText('14.', { exact: false })).toBeInViewport();
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test('moves nothing on the page behind it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 240 });
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const before = await heading.boundingBox();
    const { dialog } = await openDialog(page, 'Small dialog');
    await expect(dialog).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await heading.boundingBox()).toEqual(before);
  });

  test("closes a field's suggestions before itself", async ({ page }) => {
    const { dialog } = await openDialog(page, 'Dialog with suggestions');
    await page.keyboard.type('ohio');
    await expect(dialog.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('listbox')).toBeHidden();
    await expect(dialog.getByRole('combobox')).toHaveValue('ohio');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
