import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestHarness } from 'wrangler';
import { postStripeWebhook } from '../../../contract/billing.ts';
import { stopProcess } from '../../../dev/run/processes.ts';
import { migrated, startDatabase } from '../../../dev/run/stack.ts';
import { type StripeEmulator, type StripeOptions, startStripe } from '../../../dev/stripe/server.ts';
import type { Database } from '../../../worker/db/client.ts';
import { type StoredAccount, signIn, storedAccount } from '../../factories/accounts.ts';
import { Client } from '../client.ts';
import { ownWorker } from './own-worker.ts';
import { TEST_SETTINGS } from './settings.ts';

/** A member with a complete profile and a browser. */
export interface Payer extends StoredAccount {
  client: Client;
}

export interface ProductWithStripe {
  stripe: StripeEmulator;
  db: Database;
  databaseUrl: string;
  webhookUrl: string;
  newMember(given?: Parameters<typeof storedAccount>[1]): Promise<Payer>;
  newVisitor(): Client;
  /** Restarts the Worker with these settings in addition to the emulator's. Null removes a setting. */
  restart(settings?: Record<string, string | null>): Promise<void>;
  /** Runs the cron task of this schedule. */
  run(cron: string): Promise<{ outcome: string }>;
  /** Returns the Worker's log so far. */
  logs(): string[];
  clearLogs(): void;
  close(): Promise<void>;
}

const OFTEN = '100000/1h';

/** Starts a database, a Worker and a Stripe emulator for one test file. */
export async function productWithStripe(options: StripeOptions = {}): Promise<ProductWithStripe> {
  const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-stripe-'));
  const [stripe, server] = await Promise.all([startStripe(options), startDatabase(dataDir)]);
  const db = await migrated(server.database);
  const worker = createTestHarness();
  const own = {
    DATABASE_URL: server.url,
    ...stripe.settings,
    STRIPE_TIMEOUT_MS: '3000',
    STRIPE_RETRIES: '1',
    LIMIT_PAYMENT_SETUPS_PER_ACCOUNT: OFTEN,
    LIMIT_PAYMENT_CHANGES_PER_ACCOUNT: OFTEN,
  };
  let base = '';
  const product: ProductWithStripe = {
    stripe,
    db,
    databaseUrl: server.url,
    webhookUrl: '',
    newVisitor: () => new Client(base),
    async newMember(given) {
      const account = await storedAccount(db, given);
      const client = new Client(base);
      await signIn(db, client, account.id);
      return { ...account, client };
    },
    async restart(settings = {}) {
      const all = Object.entries({ ...TEST_SETTINGS, ...own, ...settings });
      const vars = Object.fromEntries(all.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
      await worker.update(ownWorker(vars, { drainsBodies: true }));
      base = (await worker.listen()).url.origin;
      product.webhookUrl = `${base}${postStripeWebhook.path}`;
    },
    run: (cron) => worker.getWorker().scheduled({ cron }),
    logs: () => worker.getLogs().map(({ message }) => message),
    clearLogs: () => worker.clearLogs(),
    async close() {
      await worker.close();
      await stripe.close();
      await stopProcess(server.running);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await product.restart();
  return product;
}
