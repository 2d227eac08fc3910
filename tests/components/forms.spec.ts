import { expectAccessible } from '../harness/browser.ts';
import { openFamily } from './family.ts';
import { expect, test } from './fixture.ts';

test.describe('a select', () => {
  test.beforeEach(({ page }) => openFamily(page, 'selects'));

  test("in a form is the browser's own, in our colors", async ({ page }) => {
    const home = page.getByLabel('Home (in a form)');
    await home.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(home).toHaveValue('own');
  });
});

test.describe('a combobox', () => {
  test.beforeEach(({ page }) => openFamily(page, 'combobox'));

  test('suggests matches, and the arrow keys choose', async ({ page }) => {
    const place = page.getByRole('combobox', { name: 'City, State' });
    await place.focus();
    await expect(place).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('columbus');
    await expect(place).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('option')).toHaveText(['Columbus, Georgia', 'Columbus, Ohio']);
    await expect(page.getByRole('status').filter({ hasText: '2 suggestions' })).toBeAttached();
    await expectAccessible(page);
    for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    const chosen = page.getByRole('option', { name: 'Columbus, Ohio' });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(place).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? 'none');
    await page.keyboard.press('Enter');
    await expect(place).toHaveValue('Columbus, Ohio');
    await expect(place).toHaveAttribute('aria-expanded', 'false');
    await expect(place).toBeFocused();
  });

  test('is not chosen by a pointer that only rests on a suggestion', async ({ page }) => {
    const place = page.getByRole('combobox', { name: 'City, State' });
    await place.focus();
    await page.keyboard.type('co');
    await page.getByRole('option').first().hover();
    await page.keyboard.press('Tab');
    await expect(place).toHaveValue('co');
  });

  test('accepts any other text, and the caret keys stay with the text', async ({ page }) => {
    const place = page.getByRole('combobox', { name: 'City, State' });
    await place.focus();
    await page.keyboard.type('ohio');
    await page.keyboard.press('Home');
    await page.keyboard.type('Lima, ');
    await expect(place).toHaveValue('Lima, ohio');
    await expect(page.getByRole('status').filter({ hasText: 'No suggestions' })).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(place).toHaveValue('Lima, ohio');
    await place.fill('ohio');
    await page.keyboard.press('Escape');
    await expect(place).toHaveValue('ohio');
    await expect(place).toHaveAttribute('aria-expanded', 'false');
  });

  test('accepts a click, and Enter without a choice submits the form', async ({ page }) => {
    const place = page.getByRole('combobox', { name: 'City, State' });
    await place.fill('tru');
    await page.getByRole('option').click();
    await expect(place).toHaveValue('Truth or Consequences, New Mexico');
    await page.evaluate(() => {
      document.querySelector('form')?.addEventListener('submit', () => document.body.setAttribute('data-sent', ''));
    });
    await place.fill('dayton');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('body')).toHaveAttribute('data-sent', '');
    await expect(place).toHaveValue('dayton');
    await expect(place).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('fields', () => {
  test.beforeEach(({ page }) => openFamily(page, 'fields'));

  test('announce their hint and their error', async ({ page }) => {
    const invalid = page.getByLabel('Invalid', { exact: true });
    await expect(invalid).toHaveAccessibleDescription('Please enter a valid email');
    await expect(invalid).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('radiogroup', { name: 'Rows (optional)' })).toHaveAccessibleDescription(
      'Choose what describes you best.',
    );
    await expect(page.getByRole('radiogroup', { name: 'Nothing chosen' })).toHaveAttribute('aria-invalid', 'true');
  });

  test('with a limit count what is written and cut nothing', async ({ page }) => {
    const text = page.getByLabel('Text with a limit');
    await expect(page.getByText('30 of 60 characters')).toBeVisible();
    await text.fill('x'.repeat(58));
    await expect(page.getByRole('status').filter({ hasText: '2 characters left' })).toBeAttached();
    await text.fill('x'.repeat(61));
    await expect(page.locator('.field-count', { hasText: '1 character too many' })).toBeVisible();
    await expect(text).toHaveValue('x'.repeat(61));
  });

  test('of radio buttons are chosen by the arrow keys', async ({ page }) => {
    for (const name of ['Pills', 'Cards']) {
      const group = page.getByRole('radiogroup', { name });
      await group.getByRole('radio').first().focus();
      await page.keyboard.press('Space');
      await expect(group.getByRole('radio').first()).toBeChecked();
      await page.keyboard.press('ArrowRight');
      await expect(group.getByRole('radio').nth(1)).toBeChecked();
      await expect(group.getByRole('radio').nth(1)).toBeFocused();
    }
  });

  test('show and hide a password', async ({ page }) => {
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });
});
