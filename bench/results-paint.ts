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
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const watch = await page.evaluateHandle(watchForList);
  await page.keyboard.press('Enter');
  const times = await watch.evaluate(({ painted }) => painted);
  await watch.dispose();
  return times;
}

/** Runs in the page, from before the keystroke on. In an object: a promise alone would be waited for. */
function watchForList(): { painted: Promise<Painted> } {
  const listed = () => [...document.querySelectorAll('article a[id]')].map((link) => link.id).join();
  const before = listed();
  performance.clearResourceTimings();
  const painted = new Promise<Painted>((done, fail) => {
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
        requestAnimationFrame(() => done({ painted: performance.now() - pressed, answer: answer() })),
      );
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    const answer = () => {
      const [call] = performance.getEntriesByName(`${location.origin}/api/grants/search`);
      return call?.duration ?? Number.NaN;
    };
    setTimeout(() => fail(new Error('The list did not change within 20 s')), 20_000);
  });
  return { painted };
}
