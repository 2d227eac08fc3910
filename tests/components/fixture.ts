import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { COMPONENTS_DIR } from './build.ts';

const ORIGIN = 'http://components.test';

/**
 * A page of the components' development site, served from its files without a server. Fails the test on a console
 * error, such as a CSP violation, or a request to another host.
 */
export const test = base.extend({
  baseURL: ORIGIN,
  page: async ({ page, context }, use) => {
    const faults: string[] = [];
    await context.route('**/*', (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (origin !== ORIGIN) {
        faults.push(`request: ${route.request().url()}`);
        return route.abort();
      }
      const file = fileOf(pathname);
      return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: 'Not found' });
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** Opens the page of all components and waits until each island has rendered. */
export async function openAll(page: Page, theme?: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/all${theme ? `?theme=${theme}` : ''}`);
  await expect(page.locator('.specimen').first()).toBeVisible();
  await expect(page.locator('astro-island:is([ssr], :empty)')).toHaveCount(0);
}

function fileOf(pathname: string): string | null {
  const path = decodeURIComponent(pathname);
  const candidates = path === '/' ? ['index.html'] : [path, `${path}.html`];
  return (
    candidates.map((file) => join(COMPONENTS_DIR, file)).find((file) => /\.\w+$/.test(file) && existsSync(file)) ?? null
  );
}

export { expect };
