import { rmSync } from 'node:fs';
import { signalGroup } from '../../../dev/run/processes.ts';
import { startSources } from '../../../dev/sources/server.ts';
import { test as base } from '../browser.ts';
import { newDataDir, npmStart, untilReady } from '../product/start.ts';

export const ADMIN = { email: 'ada@grantlight.test', password: 'A password for Ada 1' };
/** Sources that need a key are excluded, because each of their calls waits a second or more. */
const WITH_KEYS = /LIVE_SEARCH|SIMPLER/;
const START_MS = 180_000;

/** For tests that crawl. They have their own product with emulated sources, because only one crawl runs at a time. */
export const test = base.extend<object, { productUrl: string }>({
  productUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const dataDir = newDataDir();
      const sources = await startSources({ records: 4 });
      const settings = Object.entries(sources.settings).filter(([name]) => !WITH_KEYS.test(name));
      const env = { ...Object.fromEntries(settings), ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
      const product = await npmStart({ dataDir, env });
      await untilReady(product);
      await use(product.url.replace('127.0.0.1', 'localhost'));
      if (product.child.pid !== undefined) signalGroup(product.child.pid, 'SIGTERM');
      await product.ended;
      await sources.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ productUrl }, use) => use(productUrl),
});
