import { eq } from 'drizzle-orm';
import type { Tier } from '../../../contract/billing.ts';
import type { CuratedProgram } from '../../../contract/programs/catalog.ts';
import { postSavedSearch } from '../../../contract/saved/alerts.ts';
import { outbox, savedSearches, users } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { signIn, storedAccount } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { scheduledWorker } from '../product/scheduled-worker.ts';

/** The cron schedule that writes alerts and reminders. */
export const ALERTS = '2-59/5 * * * *';
/** The search words of these tests' members. */
export const WORDS = 'wombat shelter';

interface Given {
  tier?: Tier;
  confirmed?: boolean;
  frequency?: 'off' | 'daily' | 'weekly';
  criteria?: object;
}

/** Arguments for the scheduled functions, for tests that call them directly. */
export const MAILING = { appUrl: 'https://grantlight.example', sayIn: async () => (english: string) => english };

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
/** Returns the token in an email's unsubscribe link. */
export const linkIn = (text = '') => /https:\/\/grantlight\.example\/unsubscribe\/([\w-]{43})/.exec(text)?.[1] ?? '';

/**
 * Starts a separate Worker. Returns helpers that add members with a saved search, and programs that arrive one after
 * another.
 */
export async function alertKit() {
  const { db, newClient, run } = await scheduledWorker();
  let programs = 0;

  const makeDue = (minutes = 1) => db.update(savedSearches).set({ nextAlertAt: minutesAgo(minutes) });
  return {
    db,
    newClient,
    run,
    makeDue,
    /** Adds a matching program that has just arrived. */
    async newArrival(given: Partial<CuratedProgram> = {}) {
      programs += 1;
      const [id, title] = [`wombat-${programs}`, `Wombat Shelter Fund ${programs}`];
      await upsertPrograms(db, [newProgram(id, { title, keywords: ['wombat', 'shelter', 'burrow'], ...given })]);
      return { id, title };
    },
    async subscribed({ tier = 'free', confirmed = true, frequency = 'weekly', criteria = {} }: Given = {}) {
      const account = await storedAccount(db, { tier });
      const emailConfirmedAt = confirmed ? new Date().toISOString() : null;
      await db.update(users).set({ emailConfirmedAt }).where(eq(users.id, account.id));
      const client = newClient();
      await signIn(db, client, account.id);
      const body = { name: 'Wombats', frequency, criteria: { searchTerm: WORDS, ...criteria } };
      const { body: search } = await client.ok(postSavedSearch, { body });
      return { account, client, search };
    },
    mailsTo: (recipient: string) => db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id),
    async storedSearch(id: number) {
      const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, id));
      return row;
    },
    /** Makes all searches due and runs cron. */
    async look() {
      await makeDue();
      await run(ALERTS);
    },
  };
}
