import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { signalGroup } from '../../dev/run/processes.ts';
import { buildSite } from '../../dev/run/site-build.ts';
import { newDataDir, npmStart, TEST_APP_URL, TEST_SITE, untilReady } from './product/start.ts';

/** Starts the whole product like `npm start`, with its own port and data, for all browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildSite(TEST_SITE, TEST_APP_URL);
  const dataDir = newDataDir();
  const started = await npmStart({ dataDir });
  await untilReady(started);
  // Uses localhost instead of 127.0.0.1, because that's what people type.
  process.env['PRODUCT_URL'] = started.url.replace('127.0.0.1', 'localhost');
  process.env['MAIL_URL'] = /It is shown on (\S+)/.exec(started.output())?.[1] ?? '';
  process.env['STRIPE_URL'] = /stand-in for Stripe at (\S+)/.exec(started.output())?.[1] ?? '';
  process.env['PRODUCT_DATABASE_URL'] = /^DATABASE_URL="(.+)"$/m.exec(
    readFileSync(join(dataDir, 'worker.env'), 'utf8'),
  )?.[1];
  return async () => {
    if (started.child.pid !== undefined) signalGroup(started.child.pid, 'SIGTERM');
    await started.ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
