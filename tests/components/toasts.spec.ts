import { PRODUCT } from '../../contract/limits.ts';
import { expectLayout } from '../harness/screens/layout/layout.ts';
import { openFamily } from './family.ts';
import { expect, test } from './fixture.ts';

test.describe('a toast', () => {
  test('replaces the previous one', async ({ page }) => {
    await openFamily(page, 'toasts');
    await page.getByRole('button', { name: 'Show a notice' }).click();
    await page.getByRole('button', { name: 'Show an error' }).click();
    await expect(page.locator('.toast')).toHaveText(/It did not work/);
  });

  test('keeps a long word in its box; Escape closes it and returns the focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await openFamily(page, 'toasts');
    const opener = page.getByRole('button', { name: 'Show a long one' });
    await opener.click();
    const close = page.getByRole('button', { name: 'Close this notice' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await expectLayout(page);
    await close.focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('.toast')).toHaveAttribute('data-leaving');
    await expect(opener).toBeFocused();
  });

  test('is announced above a dialog, and closing it leaves the dialog open', async ({ page }) => {
    await page.addInitScript(([key, notice]) => sessionStorage.setItem(key, notice), [
      `${PRODUCT}_toast`,
      JSON.stringify({ title: 'It is done', dismissAfter: 600_000 }),
    ] as const);
    await openFamily(page, 'dialogs');
    await page.getByRole('button', { name: 'Small dialog', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Close this notice' }).click();
    await expect(page.locator('.toast')).toHaveAttribute('data-leaving');
    await expect(dialog).toBeVisible();
  });
});
