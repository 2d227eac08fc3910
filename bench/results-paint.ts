import type { Page } from '@playwright/test';

/** Times of one search in ms. */
export interface Painted {
  /** From the keystroke to the frame in which the new list is on the screen. */
  painted: number;
  /** Of the API's answer, as the browser saw it: from the sending to the last byte. */
  answer: number;
}

/**
 * Searches for words by keyboard. The list counts as painted two frames after it is in the page: the second one begins
 * when the first one has been drawn.
 */
export async function searchAndPaint(page: Page, words: string): Promise<Painted> {
  await page.locator('#search-term').fill(words);
  // What the search before left to do is not in the time of this one.
  await page.waitForFunction(() => new Promise((done) => requestIdleCallback(() => done(true))));
  const painted = page.evaluate(() => {
    const listed = () => [...document.querySelectorAll('article a[id]')].map((link) => link.id).join();
    const before = listed();
    performance.clearResourceTimings();
    return new Promise<{ painted: number; answer: number }>((done, fail) => {
      const status = () => document.querySelector('main [role="status"]')?.textContent ?? '';
      setTimeout(() => fail(new Error(`The list did not change in 20 s: ${status()}`)), 20_000);
      let pressed = 0;
      const note = (event: KeyboardEvent) => {
        if (event.key === 'Enter') pressed = event.timeStamp;
      };
      addEventListener('keydown', note, { capture: true, once: true });
      const observer = new MutationObserver(() => {
        const now = listed();
        if (pressed === 0 || now === before || now === '') return;
        observer.disconnect();
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const end = performance.now();
            const [call] = performance.getEntriesByName(`${location.origin}/api/grants/search`);
            done({ painted: end - pressed, answer: call?.duration ?? Number.NaN });
          }),
        );
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
  });
  await page.keyboard.press('Enter');
  return painted;
}
