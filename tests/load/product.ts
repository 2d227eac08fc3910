import { rmSync } from 'node:fs';
import { stopProcess } from '../../dev/run/processes.ts';
import { buildSite } from '../../dev/run/site-build.ts';
import { migrated, startDatabase } from '../../dev/run/stack.ts';
import { startWeb } from '../../dev/web/server.ts';
import type { Database } from '../../worker/db/client.ts';
import { storedAccount, storedSession } from '../factories/accounts.ts';
import { newDataDir, npmStart, TEST_APP_URL, TEST_SITE, untilReady } from '../harness/product/start.ts';
import type { Given } from './plan.ts';

/** One in this many members pays. */
const SUBSCRIBERS = 3;

export interface LoadedProduct {
  url: string;
  newMembers(count: number): Promise<Given[]>;
  close(): Promise<void>;
}

/** Starts the product like `npm start`, on a database into which the test can insert members, with an emulated web. */
export async function startLoadedProduct(): Promise<LoadedProduct> {
  await buildSite(TEST_SITE, TEST_APP_URL);
  const dataDir = newDataDir();
  const [web, server] = await Promise.all([startWeb(), startDatabase(dataDir)]);
  const db = await migrated(server.database);
  const env = { DATABASE_URL: server.url, LINK_CHECK_STAND_IN: web.url };
  const product = await npmStart({ dataDir, env });
  const close = async () => {
    product.child.kill('SIGTERM');
    await product.ended;
    await stopProcess(server.running);
    await web.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(product);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: product.url, newMembers: (count) => newMembers(db, count), close };
}

async function newMembers(db: Database, count: number): Promise<Given[]> {
  const members: Given[] = [];
  for (let number = 0; number < count; number += 1) {
    const isSubscriber = number % SUBSCRIBERS === 0;
    const { id, email, password } = await storedAccount(db, { tier: isSubscriber ? 'premium' : 'free' });
    const token = await storedSession(db, id, { remembered: true, userAgent: 'load' });
    members.push({ email, password, token, isSubscriber });
  }
  return members;
}
