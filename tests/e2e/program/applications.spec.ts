import type { Page } from '@playwright/test';
import { DELAY } from '../../../contract/limits.ts';
import { expect, test } from '../../harness/browser.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const HEADING = 'Application Portal Coming Soon';

/** Opens the page with the clock stopped, so it doesn't redirect automatically. */
async function openAndStay(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.goto('/applications');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
}

/**
 * Resolves when the page's own observer of the video has been called. Observers are called in the order they were
 * created.
 */
function videoLookedAt(page: Page): Promise<void> {
  return page.locator('.bar-video').evaluate(
    (video) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(video);
      }),
  );
}

/** Collects the paths of the video files that the page requests from now on. */
function videoRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(mp4|webm)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const isPlaying = (video: HTMLVideoElement) => !video.paused && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
const opacityOf = (video: HTMLVideoElement) => Number(getComputedStyle(video).opacity);

test.describe('the future portal', () => {
  test('asks a visitor to log in, and returns them afterwards', async ({ page }) => {
    await page.goto('/applications');
    await expect(page).toHaveURL(/\/auth\?redirect=%2Fapplications$/);
  });

  test('sends a newcomer to the profile first', async ({ page, newcomer: _ }) => {
    await page.goto('/applications');
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('sends a member home, once, and the back button is no trap', async ({ page, member: _ }) => {
    await page.goto('/profile');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/applications');
    await expect(page).toHaveURL(/\/$/);
    // The toast shows that the home page's scripts have run, and nothing redirects from here.
    await expect(page.locator('.toast')).toContainText(HEADING);
    expect(visited).toEqual(['/applications', '/']);
    await page.goBack();
    await expect(page).toHaveURL(/\/profile$/);
  });

  test('leaves after a second, not before, and a toast says why', async ({ page, member: _ }) => {
    await openAndStay(page);
    await page.clock.runFor(DELAY.comingSoonRedirect - 1);
    await expect(page).toHaveURL(/\/applications$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('.toast')).toContainText(HEADING);
  });

  test('stays for keyboard users who reach a link; following it shows no toast', async ({ page, member: _ }) => {
    await openAndStay(page);
    const link = page.getByRole('main').getByRole('link', { name: 'Find programs for you' });
    await link.focus();
    await page.clock.runFor(10 * DELAY.comingSoonRedirect);
    await expect(page).toHaveURL(/\/applications$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search-results/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grant Search');
    await page.clock.runFor(10 * DELAY.comingSoonRedirect);
    await expect(page).toHaveURL(/\/search-results/);
    await expect(page.locator('.toast')).toHaveCount(0);
  });

  test('is hidden from search engines', async ({ page, member: _ }) => {
    await openAndStay(page);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test.describe('the video of the top bar', () => {
  test('plays on a phone, silent, at half speed, and fades into its restart', async ({ page, member: _ }) => {
    await page.setViewportSize(PHONE);
    await openAndStay(page);
    const video = page.locator('.bar-video');
    await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
    await expect.poll(() => video.evaluate(opacityOf)).toBe(1);
    expect(await video.evaluate((node: HTMLVideoElement) => [node.muted, node.controls, node.playbackRate])).toEqual([
      true,
      false,
      0.5,
    ]);
    const fades = await video.evaluate(async (node: HTMLVideoElement) => {
      const ended = new Promise((resolve) => node.addEventListener('ended', resolve, { once: true }));
      node.currentTime = node.duration - 0.1;
      await ended;
      return node.getAnimations().map((fade) => fade.effect?.getTiming().duration);
    });
    expect(fades).toContain(DELAY.videoFade);
    await expect.poll(() => video.evaluate((node: HTMLVideoElement) => !node.ended && node.currentTime < 2)).toBe(true);
    await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
    await expect.poll(() => video.evaluate(opacityOf)).toBe(1);
    expect(await video.evaluate((node: HTMLVideoElement) => node.playbackRate)).toBe(0.5);
  });

  test('has no sound track in either file', { tag: '@screens' }, async ({ request }) => {
    const [mp4, webm] = await Promise.all(
      ['/bar-light.mp4', '/bar-light.webm'].map(async (path) => (await request.get(path)).body()),
    );
    expect(mp4?.includes('vide')).toBe(true);
    expect(mp4?.includes('soun')).toBe(false);
    expect(webm?.includes('V_VP9')).toBe(true);
    expect(webm?.includes('A_OPUS') || webm?.includes('A_VORBIS')).toBe(false);
  });

  test("replaces the logo, which a phone doesn't show at home either", { tag: '@screens' }, async ({
    page,
    member: _,
  }) => {
    const logo = page.getByRole('banner').getByRole('link', { name: 'Grantlight' });
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(logo).toBeHidden();
    await openAndStay(page);
    await expect(logo).toBeHidden();
    await page.setViewportSize(DESKTOP);
    await expect(logo).toBeVisible();
    await expect(page.locator('.bar-picture')).toBeHidden();
  });

  test('can be stopped, and played again', { tag: '@screens' }, async ({ page, member: _ }) => {
    await page.setViewportSize(PHONE);
    await openAndStay(page);
    const video = page.locator('.bar-video');
    await page.getByRole('button', { name: 'Pause the moving picture' }).click();
    await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true);
    await page.getByRole('button', { name: 'Play the moving picture' }).click();
    await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
  });

  test('loads on a wide screen only once it becomes narrow, and stops when wide again', {
    tag: '@screens',
  }, async ({ page, member: _ }) => {
    const requests = videoRequests(page);
    await page.setViewportSize(DESKTOP);
    await openAndStay(page);
    await videoLookedAt(page);
    expect(requests).toEqual([]);
    await page.setViewportSize(PHONE);
    const video = page.locator('.bar-video');
    await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
    expect(requests).toHaveLength(1);
    await page.setViewportSize(DESKTOP);
    await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true);
  });

  test('is a still image under reduced motion, also when the preference changes', { tag: '@screens' }, async ({
    page,
    member: _,
  }) => {
    const requests = videoRequests(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await openAndStay(page);
    await videoLookedAt(page);
    expect(requests).toEqual([]);
    await expect(page.locator('.bar-picture')).toBeVisible();
    await expect(page.getByRole('button', { name: /moving picture/ })).toBeHidden();
    const video = page.locator('.bar-video');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => video.evaluate(isPlaying)).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true);
    await expect(video).toBeHidden();
  });
});

test.describe('without the video', () => {
  test.use({ expectedErrors: [/404/] });

  test('the still image stays', { tag: '@screens' }, async ({ page, member: _ }) => {
    await page.route(/bar-light\.(mp4|webm)$/, (route) => route.fulfill({ status: 404 }));
    await page.setViewportSize(PHONE);
    const refused = page.waitForResponse(/bar-light\.(mp4|webm)$/);
    await openAndStay(page);
    await refused;
    await expect(page.locator('.bar-picture')).toBeVisible();
    expect(await page.locator('.bar-video').evaluate(opacityOf)).toBe(0);
    await expect(page.getByRole('button', { name: /moving picture/ })).toBeHidden();
  });
});
