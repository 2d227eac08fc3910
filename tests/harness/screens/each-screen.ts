import type { Page } from '@playwright/test';
import { expect, test } from '../browser.ts';
import { inSpanish, isInSpanish } from './in-spanish.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** The minimum width at which the top bar shows its links. */
const WIDE = 896;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Returns those of the given widths at which a screen exists. */
export function widthsOf({ only }: Screen, widths: readonly number[]): number[] {
  return widths.filter((width) => !only || (only === 'wide') === width >= WIDE);
}

/** Opens a screen in its state, without motion. Fails if it still shows a notice, unless the screen is about one. */
async function open(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize(screen.only === 'narrow' ? PHONE : DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await screen.prepare?.(page);
  await page.goto(screen.path);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await screen.reach?.(page);
  await expect(screen.ready(page)).toBeVisible();
  if (!screen.name.startsWith('toast')) await expect(page.locator('.toast')).toHaveCount(0);
}

/** Creates one test per screen and language, each in its own browser with the screen open. */
export function testEachScreen(run: (page: Page, screen: Screen) => Promise<void>): void {
  test.describe('in English', () => testEach(SCREENS, async (screen) => screen, run));
  test.describe('in Spanish', () => testEach(SCREENS.filter(isInSpanish), inSpanish, run));
}

function testEach(
  screens: readonly Screen[],
  inOwnLanguage: (screen: Screen) => Promise<Screen>,
  run: (page: Page, screen: Screen) => Promise<void>,
): void {
  for (const screen of screens) {
    test.describe(() => {
      test.use({ expectedErrors: screen.expectedErrors ?? [] });
      const body = async (page: Page) => {
        const own = await inOwnLanguage(screen);
        await open(page, own);
        await run(page, own);
      };
      if (screen.who === 'visitor') test(screen.name, ({ page }) => body(page));
      if (screen.who === 'newcomer') test(screen.name, ({ page, newcomer: _ }) => body(page));
      if (screen.who === 'member') test(screen.name, ({ page, member: _ }) => body(page));
    });
  }
}
