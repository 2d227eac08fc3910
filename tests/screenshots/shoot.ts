import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../dev/run/stack.ts';

export const SCREENSHOTS = join(ROOT, 'screenshots');
export const WIDTHS = [360, 768, 1280];

/** Takes a screenshot of the whole page at each width, in light and dark mode. */
export async function shoot(page: Page, name: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 800 : 900 });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)));
      const path = join(SCREENSHOTS, `${name}-${width}-${theme}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
  }
}
