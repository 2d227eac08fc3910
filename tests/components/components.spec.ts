import { expectAccessible } from '../harness/browser.ts';
import { doubleText, expectLayout } from '../harness/screens/layout/layout.ts';
import { expect, openAll, test } from './fixture.ts';
import { controlsWithoutBoundary, focusableElements, focusedElement } from './focus.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`every component keeps its layout at every width, ${theme}`, async ({ page }) => {
    await openAll(page, theme);
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectLayout(page, `${width} px`);
    }
    await doubleText(page);
    await expectLayout(page, '1280 px with text twice as large');
  });
}

test('overlays keep their layout', async ({ page }) => {
  test.slow();
  await openAll(page);
  const triggers = page.locator('main button[aria-haspopup]:enabled, main [role="combobox"]:enabled:not(input)');
  expect(await triggers.count()).toBeGreaterThan(0);
  for (const trigger of await triggers.all()) {
    const name = (await trigger.textContent()) ?? '';
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await trigger.click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expectLayout(page, `${name} at ${width} px`);
      await page.keyboard.press('Escape');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    }
  }
});

test('axe finds nothing in any component, in light and in dark', async ({ page }) => {
  await openAll(page);
  await expectAccessible(page);
});

test('Tab reaches every component in order, with a visible focus', async ({ page }) => {
  await openAll(page);
  const expected = await page.evaluate(focusableElements);
  const reached: number[] = [];
  const unmarked: string[] = [];
  for (let presses = 0; presses < expected.length * 2; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(focusedElement);
    if (!focused) break;
    reached.push(focused.place);
    if (!focused.isMarked) unmarked.push(focused.outline);
  }
  expect(unmarked, 'without a visible focus').toEqual([]);
  expect(reached, 'in the order of the document').toEqual(reached.toSorted((a, b) => a - b));
  const missed = expected.filter(({ place, last }) => !reached.some((at) => at >= place && at <= last));
  expect(
    missed.map(({ outline }) => outline),
    'never reached',
  ).toEqual([]);
});

test('every control has a boundary in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAll(page);
  expect(await page.evaluate(controlsWithoutBoundary)).toEqual([]);
});

test('the overview shows all widths in both themes, and one family alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('iframe')).toHaveCount(6);
  const family = page.getByLabel('Shown').getByRole('option').nth(1);
  const address = (await family.getAttribute('value')) ?? '';
  await page.getByLabel('Shown').selectOption(address);
  await page.getByLabel('Theme').selectOption('dark');
  await expect(page.locator('iframe:visible')).toHaveCount(3);
  const frame = page.locator('iframe:visible').first().contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText((await family.textContent()) ?? '');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});
