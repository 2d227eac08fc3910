import type { Database } from '../../db/client.ts';
import type { GrantRow } from '../../features/catalogue/normalise.ts';
import { type Statement, writePlanned } from '../../features/catalogue/planning/overtaken.ts';
import { planPrograms } from '../../features/catalogue/planning/plan.ts';
import { heartbeat, type Lease } from '../lease.ts';
import { readRecords } from '../read-page.ts';
import type { CrawlSource, Page } from '../source.ts';
import { wordsOfCurated } from '../words-of-curated.ts';
import {
  countKnownRecords,
  describedBy,
  type FoundPrograms,
  findDescribedBefore,
  findKnownRecords,
  hashOfRecord,
  rememberRecords,
} from './known-records.ts';
import { countPage, countWritten, faultOf, noteFaults, notePage, type PageAccount } from './page-account.ts';
import { findSameButForOrder } from './same-content.ts';
import { noteVersions } from './versions.ts';

/**
 * Stores one page of a source with its programs, its account and its cursor, all or nothing, so that a run that is killed
 * goes on behind it. After the last page the cursor is null again, and `pages` says that it was read. Writes nothing where
 * another worker has the run: the error is then one that `isSuperseded` knows.
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

interface ReadPage {
  rows: GrantRow[];
  /** Other names of the programs, by their ids. */
  names: Map<string, string[]>;
  hashes: string[];
  remembered: Map<string, ReturnType<typeof describedBy>>;
  listed: string[];
  account: PageAccount;
}

/** Reads what is not known of a page. */
async function readPage(db: Database, lease: Lease, source: CrawlSource, page: Page, now: number): Promise<ReadPage> {
  const words = await wordsOfCurated(db, source.id);
  const hashes = page.records.map((record) => hashOfRecord(record, words.stamp));
  const known = hashes.length > 0 ? await findKnownRecords(db, source, hashes) : new Map<string, FoundPrograms>();
  const fresh = [...new Map(hashes.map((hash, index) => [hash, page.records[index]]))].filter(
    ([hash]) => !known.has(hash),
  );
  const read = readRecords(
    source,
    fresh.map(([, record]) => record),
    now,
  );
  const found: FoundPrograms = new Map([...known.values()].flatMap((programs) => [...programs]));
  const held = new Set(found.keys());
  const rows = new Map<string, GrantRow>();
  const remembered: ReadPage['remembered'] = new Map();
  for (const [index, [hash]] of fresh.entries()) {
    const described = read.byRecord[index];
    if (!described) continue;
    const programs = describedBy(described);
    remembered.set(hash, programs);
    for (const [id, type] of programs) found.set(id, type);
    // Where two records describe the same program, the one that was read before holds: else they would take turns.
    for (const row of described) if (!held.has(row.sourceId) && !rows.has(row.id)) rows.set(row.id, row);
  }
  const before = await findDescribedBefore(db, lease, source, [...rows.values()]);
  for (const row of rows.values()) if (before.has(row.sourceId)) rows.delete(row.id);
  const same = await findSameButForOrder(db, words.addedTo([...rows.values()]));
  for (const [hash, programs] of remembered) remembered.set(hash, asStored(programs, same, source));
  for (const id of same.keys()) rows.delete(id);
  const ofOldRecords = page.records.length - fresh.length;
  return {
    rows: words.addedTo([...rows.values()]),
    names: new Map(
      [...rows.values()].map((row) => [row.id, read.knownAs.get(row.sourceId) ?? []] as [string, string[]]),
    ),
    hashes,
    remembered,
    listed: [...(page.listed ?? []), ...read.refused.flatMap(({ ids }) => ids)],
    account: {
      read: page.records.length,
      unchanged: ofOldRecords,
      left: read.left,
      found,
      refused: read.refused.length,
      faults: [...(page.faults ?? []), ...read.refused.map(faultOf)],
      isPartial: (page.faults ?? []).length > 0 || read.refused.some(({ ids }) => ids.length === 0),
      whole: page.unchanged && page.cursor === null ? await countKnownRecords(db, source.name) : null,
    },
  };
}

/** The programs of a record, with the hashes under which those stay stored that say the same in another order. */
function asStored(
  programs: ReturnType<typeof describedBy>,
  same: ReadonlyMap<string, string>,
  { id }: CrawlSource,
): ReturnType<typeof describedBy> {
  return programs.map(([sourceId, type, hash]) => [sourceId, type, same.get(`${id}-${sourceId}`) ?? hash]);
}
