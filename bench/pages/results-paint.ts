import type { Page } from '@playwright/test';

/** Times of a search in ms. */
export interface Painted {
  /** From the keystroke to the frame in which the new list is painted. */
  painted: number;
  /** The API response as the browser sees it, from sending the request to the last byte. */
  answer: number;
}

/**
 * Searches by keyboard. The list counts as painted two frames after it's in the page, because the second frame starts
 * once the first is drawn.
 */
export async function searchAndPaint(page: Page, words: string): Promise<Painted> {
  await page.locator('#search-term').fill(words);
  // Keeps the previous search's remaining work out of this measurement.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const watch = await page.evaluateHandle(watchForList);
  await page.keyboard.press('Enter');
  const times = await watch.evaluate(({ painted }) => painted);
  await watch.dispose();
  return times;
}

/** Runs in the page, starting before the keystroke. Returns an object because a bare promise would be awaited. */
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
