import { expect, type Page } from '@playwright/test';
import { findBrokenWords, findCutFields, findCutTexts, findEscapes, findSpills } from './layout-boxes.ts';
import { makeKit } from './layout-kit.ts';
import { findTargetFaults, findTextOverlaps } from './layout-overlaps.ts';

const CHECKS = [
  findEscapes,
  findCutTexts,
  findCutFields,
  findBrokenWords,
  findSpills,
  findTextOverlaps,
  findTargetFaults,
];

/** Expects nothing on this screen to scroll sideways, stick out, be cut off, spill, overlap or be too small to hit. */
export async function expectLayout(page: Page, what = ''): Promise<void> {
  const faults = await layoutFaults(page);
  expect.soft(faults, what).toEqual([]);
}

/** Returns this screen's layout faults, one sentence each. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(settle);
  // Runs all checks at once, because if a list scrolled between two of them, its position would no longer match its
  // texts.
  return page.evaluate<string[]>(`(() => {
    window.layoutKit = (${makeKit})();
    return [${CHECKS.join(', ')}].flatMap((find) => find());
  })()`);
}

/** Doubles the text size, like a reader with low vision. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** Applies the text spacing of WCAG 1.4.12, which a reader may set. A constructed style sheet works under every CSP. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits for fonts, finishes transitions, and scrolls to the top. Runs in the page. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  window.scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }
}
