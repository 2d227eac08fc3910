import type { Database } from '../../db/client.ts';
import { type Statement, writePlanned } from '../../features/programs/planning/overtaken.ts';
import { planPrograms } from '../../features/programs/planning/plan.ts';
import { heartbeat, type Lease } from '../lease.ts';
import type { CrawlSource, Page } from '../source.ts';
import { rememberRecords } from './known-records.ts';
import { countPage, countWritten, noteFaults, notePage } from './page-account.ts';
import { readPage } from './reading.ts';
import { noteVersions } from './versions.ts';

/**
 * Stores one page of a source with its programs, totals and cursor in one transaction, so a killed run resumes after
 * it. After the last page, the cursor is null again, and `pages` shows that it was read. Writes nothing if another
 * worker holds the run: `isSuperseded` recognizes that error. Throws `Doubt` if the page can't be what the source
 * lists.
 */
export async function storePage(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  page: Page,
  now: number,
): Promise<void> {
  const { rows, names, hashes, remembered, listed, account } = await readPage(db, lease, source, page, now);
  const versions = page.versions ? await noteVersions(db, lease, source, page.versions) : [];
  await writePlanned(db, async () => {
    const { guards, own, rest } = await planPrograms(db, { rows, names }, now);
    return [
      heartbeat(db, lease),
      ...guards,
      ...own.flatMap((statement): Statement[] => [statement, countWritten(db, lease, source)]),
      ...rest,
      ...(remembered.size > 0 ? [rememberRecords(db, source.name, remembered)] : []),
      ...(account.faults.length > 0 ? [noteFaults(db, lease, source, account.faults)] : []),
      notePage(db, lease, source, { hashes: page.unchanged ? null : hashes, listed }),
      ...versions,
      countPage(db, lease, source, page, account),
    ];
  });
}
