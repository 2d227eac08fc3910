import type { Page } from '@playwright/test';
import { faultsOfEnglish } from '../../dev/pages/english-sentences.ts';
import { expect, expectAccessible, test } from '../harness/browser.ts';
import { testEachScreen, widthsOf } from '../harness/screens/each-screen.ts';
import { doubleText, expectLayout, spaceText } from '../harness/screens/layout/layout.ts';
import type { Screen } from '../harness/screens/screen.ts';

/**
 * The widths of phones, tablets and desktops, plus the minimum width at which the top bar shows its links, where space
 * is tightest.
 */
const WIDTHS = [320, 360, 768, 896, 1280];

test.describe('axe finds nothing, and no layout breaks at any width and text size', () => {
  testEachScreen(async (page, screen) => {
    await expectAccessible(page);
    await expectOneLanguage(page, screen);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectLayouts(page, screen);
  });
});

/** Expects no English sentence on a Spanish screen, except those made up for the test. */
async function expectOneLanguage(page: Page, { mocked }: Screen): Promise<void> {
  if (!mocked) return;
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const texts = faultsOfEnglish(await page.content());
  const ownWords = [...mocked].filter((text) => faultsOfEnglish(`<p>${text}</p>`).length > 0);
  expect.soft(texts.filter((text) => !ownWords.some((own) => text.includes(own.slice(0, 40))))).toEqual([]);
}

async function expectLayouts(page: Page, screen: Screen): Promise<void> {
  for (const width of widthsOf(screen, WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await expectLayout(page, `${width} px`);
  }
  if (screen.only !== 'narrow') {
    await doubleText(page);
    await expectLayout(page, '1280 px with text twice as large');
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
  if (screen.only !== 'wide') {
    await page.setViewportSize({ width: 360, height: 900 });
    await spaceText(page);
    await expectLayout(page, '360 px with the text spacing of WCAG 1.4.12');
  }
}
