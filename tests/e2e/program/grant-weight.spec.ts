import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../harness/browser.ts';
import {
  anAnalysis,
  asSubscriber,
  PROGRAM_PATH,
  withApplications,
  withEarlier,
} from '../../harness/pages/program-page.ts';
import { layoutShiftOf, recordLayoutShifts } from '../../harness/screens/layout/layout-shifts.ts';

/** The maximum size of the scripts that a member's page may load before any scrolling or waiting, gzipped. */
const MOST_BYTES = 130 * 1024;

/**
 * Opens the page and waits until loading ends. Returns the bytes of scripts loaded by then and the layout shift, which
 * includes loading content further down.
 */
async function weigh(page: Page, last: Locator): Promise<{ bytes: number; jumped: number }> {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await recordLayoutShifts(page);
  // Content far below would load automatically after three seconds. On a busy machine, the rest takes longer than that.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, { setTimeout: (run: () => void, ms?: number) => (ms === 3000 ? 0 : wait(run, ms)) });
  });
  await page.goto(PROGRAM_PATH);
  await expect(page.getByRole('heading', { name: 'Your next steps' })).toBeVisible();
  await expect(last).toHaveCount(0);
  const sizes = await Promise.all(scripts);
  await page.mouse.wheel(0, 20_000);
  await expect(last).toBeVisible();
  await page.waitForFunction(() => document.querySelectorAll('main .skeleton, main .spinner').length === 0);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), jumped: await layoutShiftOf(page) };
}

for (const [who, prepare, last] of [
  ['a free member', (page) => withApplications(page), (page) => page.getByRole('link', { name: 'Choose Premium' })],
  ['a subscriber', (page) => asSubscriber(page), (page) => page.getByRole('button', { name: /^Analyze the/ })],
  [
    'a subscriber with an analysis',
    async (page) => {
      await asSubscriber(page);
      await withEarlier(page, anAnalysis());
    },
    (page) => page.getByRole('heading', { name: 'Tips for a Successful Application' }),
  ],
] satisfies [string, (page: Page) => Promise<void>, (page: Page) => Locator][]) {
  test(`the page is light and its layout doesn't shift: ${who}`, async ({ page, member: _ }) => {
    await prepare(page);
    const { bytes, jumped } = await weigh(page, last(page));
    expect(bytes).toBeGreaterThan(MOST_BYTES / 2);
    expect(bytes).toBeLessThan(MOST_BYTES);
    expect(jumped).toBeLessThan(0.01);
  });
}
