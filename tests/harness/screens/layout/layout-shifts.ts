import type { Page } from '@playwright/test';

/** Records layout shifts on pages that are opened from now on. Call it before `goto`. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const jumps: number[] = [];
    Object.assign(window, { jumps });
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) if ('value' in entry) jumps.push(Number(entry.value));
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of the page's layout shift scores so far. */
export async function layoutShiftOf(page: Page): Promise<number> {
  const jumps = await page.evaluate<number[]>('window.jumps');
  return jumps.reduce((sum, size) => sum + size, 0);
}
