import type { Page } from '@playwright/test';
import { DELAY } from '../../contract/limits.ts';
import { expectAccessible } from '../harness/browser.ts';
import { openFamily } from './family.ts';
import { expect, test } from './fixture.ts';

test.describe('tabs', () => {
  test.beforeEach(({ page }) => openFamily(page, 'tabs'));

  test('change by the arrow keys and keep what is typed', async ({ page }) => {
    const list = page.getByRole('tablist', { name: 'Grants' });
    const [all, saved] = [list.getByRole('tab').nth(0), list.getByRole('tab').nth(1)];
    await expect(saved).toHaveAccessibleName('Saved Grants 3');
    await page.getByLabel('What is typed here stays').fill('rent');
    await all.click();
    for (const [key, current] of [
      ['ArrowRight', saved],
      ['ArrowRight', all],
      ['End', saved],
      ['Home', all],
      ['ArrowLeft', saved],
    ] as const) {
      await page.keyboard.press(key);
      await expect(current).toBeFocused();
      await expect(current).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page.getByText('Three saved grants.')).toBeVisible();
    await expect(page.getByLabel('What is typed here stays')).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByLabel('What is typed here stays')).toHaveValue('rent');
  });

  test("that don't fit scroll in their list to the current one", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    const list = page.getByRole('tablist', { name: 'Sections' });
    await expect(list.getByRole('tab', { name: 'Contact Information' })).toBeInViewport({ ratio: 1 });
    await list.getByRole('tab', { name: 'Contact Information' }).focus();
    await page.keyboard.press('Home');
    await expect(list.getByRole('tab', { name: 'Eligibility Criteria' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('a tooltip', () => {
  // Ignores a tooltip that's still fading out.
  const tip = (page: Page) => page.locator('[role="tooltip"]:not([data-state="closed"])');

  test('opens after a delay, the next one at once, and after a pause with the delay', async ({ page }) => {
    await page.clock.install();
    await openFamily(page, 'tooltips');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Save' }).hover();
    await page.clock.runFor(DELAY.tooltipOpen - 1);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toHaveText('Keeps this program in your list');

    const next = await page.getByRole('link', { name: 'About this program' }).boundingBox();
    await page.mouse.move(next?.x ?? 0, (next?.y ?? 0) + 30, { steps: 5 });
    await page.mouse.move((next?.x ?? 0) + 10, (next?.y ?? 0) + 10, { steps: 5 });
    await expect(tip(page)).toHaveText('A link can have one too');

    await page.mouse.move(5, 5, { steps: 5 });
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(DELAY.tooltipSkip);
    await page.getByRole('button', { name: 'Save' }).hover();
    await page.clock.runFor(DELAY.tooltipOpen - 1);
    await expect(tip(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip(page)).toBeVisible();
  });

  test('opens at once for the keyboard, describes its button, and closes on Escape', async ({ page }) => {
    await openFamily(page, 'tooltips');
    const save = page.getByRole('button', { name: 'Save' });
    await save.focus();
    await expect(save).toHaveAccessibleDescription('Keeps this program in your list');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await expect(save).toBeFocused();
  });
});

test('progress shows its value in words, or that it is unknown', async ({ page }) => {
  await openFamily(page, 'progress');
  const known = page.getByRole('progressbar', { name: 'Reading states' });
  await expect(known).toHaveAttribute('aria-valuetext', '3 of 10 states');
  await page.getByRole('button', { name: 'One more state' }).click();
  await expect(known).toHaveAttribute('aria-valuenow', '4');
  const unknown = page.getByRole('progressbar', { name: 'Nobody knows how long' });
  expect(await unknown.getAttribute('aria-valuenow')).toBeNull();
});
