import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalGroup, stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../../dev/run/stack.ts';
import { test as base } from '../browser.ts';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';
import { newDataDir, npmStart, untilReady } from './start.ts';

const START_MS = 180_000;

/** Matches every database call except the session lookup. */
export const PAST_THE_SESSION = /^(?!.*(sessions|admin_tokens))/s;

interface Breaking {
  productUrl: string;
  proxy: FaultyProxy;
}

/** For tests in which the database fails. They have their own product, with a proxy in front of its database. */
export const test = base.extend<{ healed: undefined }, { breaking: Breaking }>({
  breaking: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const databaseDir = mkdtempSync(join(tmpdir(), 'grantlight-breaking-'));
      const dataDir = newDataDir();
      const server = await startDatabase(databaseDir);
      await migrated(server.database);
      const proxy = await startFaultyProxy(server.url);
      const product = await npmStart({ dataDir, env: { DATABASE_URL: proxy.url } });
      await untilReady(product);
      process.env['STRIPE_URL'] = /stand-in for Stripe at (\S+)/.exec(product.output())?.[1] ?? '';
      process.env['PRODUCT_DATABASE_URL'] = server.url;
      await use({ productUrl: product.url.replace('127.0.0.1', 'localhost'), proxy });
      if (product.child.pid !== undefined) signalGroup(product.child.pid, 'SIGTERM');
      await product.ended;
      await proxy.close();
      await stopProcess(server.running);
      for (const folder of [databaseDir, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ breaking }, use) => use(breaking.productUrl),
  database: [
    async ({ breaking: _ }, use) => {
      const { openDatabase } = await import('../../../worker/db/client.ts');
      const database = openDatabase(process.env['PRODUCT_DATABASE_URL'] ?? '');
      await use(database);
      database.$client.close();
    },
    { scope: 'worker' },
  ],
  /** Repairs the database after each test. */
  healed: [
    async ({ breaking }, use) => {
      breaking.proxy.heal();
      await use(undefined);
      breaking.proxy.heal();
    },
    { auto: true },
  ],
});
export { expect } from '../browser.ts';
