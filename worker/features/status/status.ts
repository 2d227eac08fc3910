import { STATUS_LINES, type StatusLine, type StatusLineName } from '../../../contract/status.ts';
import type { Database } from '../../db/client.ts';
import { reasonOf } from '../../db/database-errors.ts';
import type { Settings } from '../../env.ts';
import { settingsLine, versionLine } from './configuration.ts';
import { databaseLine, migrationsLine } from './database.ts';
import { broken, lineOf } from './line.ts';
import { crawlerLine, factsLine, linksLine } from './programs.ts';
import { aiLine, mailLine, paymentsLine } from './vendors.ts';
import { errorsLine, tasksLine } from './work.ts';

/**
 * Returns the status of each part of the product. A part that can't be checked is reported as broken, and doesn't block
 * the others.
 */
export async function statusOf(db: Database, settings: Settings, now: number): Promise<StatusLine[]> {
  const looks: Record<StatusLineName, () => Promise<StatusLine> | StatusLine> = {
    database: () => databaseLine(db),
    migrations: () => migrationsLine(db),
    errors: () => errorsLine(db, now),
    tasks: () => tasksLine(db, now),
    mail: () => mailLine(db, settings, now),
    payments: () => paymentsLine(db, settings, now),
    ai: () => aiLine(db, settings, now),
    crawler: () => crawlerLine(db, now),
    links: () => linksLine(db),
    facts: () => factsLine(db, settings, now),
    settings: () => settingsLine(settings),
    version: () => versionLine(settings),
  };
  return Promise.all(
    STATUS_LINES.map(async (name) => {
      try {
        return await looks[name]();
      } catch (error) {
        console.error(JSON.stringify({ status: name, unreadable: reasonOf(error) }));
        return lineOf(name, [broken('unreadable')]);
      }
    }),
  );
}
