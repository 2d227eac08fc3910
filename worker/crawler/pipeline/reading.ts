import type { Database } from '../../db/client.ts';
import type { GrantRow } from '../../features/programs/normalize.ts';
import type { Lease } from '../lease.ts';
import { wordsOfListings } from '../listing-words.ts';
import { type Refusal, readRecords } from '../read-page.ts';
import type { CrawlSource, Page } from '../source.ts';
import { Doubt } from './doubt.ts';
import { checkImportSize } from './import-limit.ts';
import {
  countKnownRecords,
  describedBy,
  type FoundPrograms,
  findKnownRecords,
  findPageBefore,
  findSeenBefore,
  hashOfRecord,
} from './known-records.ts';
import { faultOf, type PageAccount } from './page-account.ts';
import { findSameButForOrder } from './same-content.ts';
import { checkFields, findOutlines, type Outline } from './stored-outlines.ts';
import { isReadAsBefore } from './versions.ts';

/**
 * A full page of repeats means that the list is endless or that the page replaced another. On a shorter page at the end
 * of a list, some records may just have moved.
 */
const FEW = 20;

export interface ReadPage {
  rows: GrantRow[];
  /** Other names of the programs, by ID. */
  names: Map<string, string[]>;
  hashes: string[];
  remembered: Map<string, ReturnType<typeof describedBy>>;
  listed: string[];
  account: PageAccount;
}

/** Reads a page's unknown records. Throws `Doubt` if the page can't be what the source lists. */
export async function readPage(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  page: Page,
  now: number,
): Promise<ReadPage> {
  const [words, hasReadBefore] = await Promise.all([wordsOfListings(db, source.id), isReadAsBefore(db, source)]);
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
    // If two records describe the same program, the one read before wins: otherwise they would alternate.
    for (const row of described) if (!held.has(row.sourceId) && !rows.has(row.id)) rows.set(row.id, row);
  }
  const hash = hashes.find((one) => known.has(one)) ?? hashes[0];
  const [stored, pageBefore] = await Promise.all([
    findOutlines(db, [...rows.values()]),
    hash === undefined ? null : findPageBefore(db, lease, source, { hash, hashes }),
  ]);
  const before = await seenBefore(db, lease, source, {
    pageBefore,
    ids: [...new Set([...found.keys(), ...read.refused.flatMap((refusal) => refusal.ids)])],
    // A new program can't have been on an earlier page.
    hasNew: [...rows.values()].some(({ id }) => !stored.has(id)),
    hasChanged: [...rows.values()].some(({ id, contentHash }) => isOther(stored.get(id), contentHash)),
    hasKnown: known.size > 0,
  });
  const repeats = !source.countsPages && before.isRepeated;
  const isLong = page.cursor !== null || page.records.length >= FEW;
  if (repeats && (isLong || before.isSamePage)) throw repeated(page);
  // The first record wins: otherwise two records of one program would alternate, and each run would report changes.
  for (const row of rows.values()) if (before.described.has(row.sourceId)) rows.delete(row.id);

  const refused = [...read.refused, ...takeForeign(rows, found, stored)];
  if (hasReadBefore) checkFields([...rows.values()], stored, held.size);
  const added = [...rows.values()].filter(({ id }) => !stored.has(id));
  await checkImportSize(db, lease, source, { page, fresh: added });

  const differing = [...rows.values()].filter(({ id, contentHash }) => isOther(stored.get(id), contentHash));
  const same = await findSameButForOrder(db, words.addedTo(differing));
  for (const [hash, programs] of remembered) remembered.set(hash, asStored(programs, same, source));
  for (const id of same.keys()) rows.delete(id);
  return {
    rows: words.addedTo([...rows.values()]),
    names: new Map(
      [...rows.values()].map((row) => [row.id, read.knownAs.get(row.sourceId) ?? []] as [string, string[]]),
    ),
    hashes,
    remembered,
    listed: [...(page.listed ?? []), ...refused.flatMap((refusal) => refusal.ids)],
    account: {
      read: page.records.length,
      unchanged: page.records.length - fresh.length,
      left: read.left,
      added: added.length,
      found,
      refused: refused.length,
      faults: [...(page.faults ?? []), ...refused.map(faultOf)],
      isPartial: repeats || (page.faults ?? []).length > 0 || refused.some((refusal) => refusal.ids.length === 0),
      whole: page.unchanged && page.cursor === null ? await countKnownRecords(db, source.name) : null,
    },
  };
}

interface Named {
  ids: readonly string[];
  hasNew: boolean;
  hasChanged: boolean;
  /** True if the page has an unchanged record. */
  hasKnown: boolean;
  /**
   * What `findPageBefore` found for an unchanged record, or for the first one if all changed; null if the page is
   * empty.
   */
  pageBefore: Awaited<ReturnType<typeof findPageBefore>> | null;
}

interface Before {
  described: ReadonlySet<string>;
  /** True if everything on the page was on earlier pages of the run. */
  isRepeated: boolean;
  isSamePage: boolean;
}

const NOTHING: Before = { described: new Set(), isRepeated: false, isSamePage: false };

/**
 * Looks up the page's records on earlier pages of the run. The search gets slower with each page, so it runs only if
 * the result may matter.
 */
async function seenBefore(
  db: Database,
  lease: Lease,
  source: CrawlSource,
  { ids, hasNew, hasChanged, hasKnown, pageBefore }: Named,
): Promise<Before> {
  if (!pageBefore) return NOTHING;
  const { hasRecord, isSamePage } = pageBefore;
  if (isSamePage) return { ...NOTHING, isRepeated: true, isSamePage };
  const mayRepeat = !hasNew && ids.length > 0 && (!hasKnown || hasRecord);
  if (!mayRepeat && !hasChanged) return NOTHING;
  const { described, listed } = await findSeenBefore(db, lease, source, ids);
  return { described, isRepeated: mayRepeat && ids.every((id) => listed.has(id)), isSamePage };
}

/** Returns whether the program is stored with different content. */
function isOther(outline: Outline | undefined, contentHash: string): boolean {
  return outline !== undefined && outline.contentHash !== '' && outline.contentHash !== contentHash;
}

function repeated({ records }: Page): Doubt {
  const what = `It gave the same records again: all ${records.length} of a page had come before.`;
  return new Doubt(
    'repeated',
    `${what} Its list has no end that could be relied on, so none of its programs were closed.`,
  );
}

/** Removes rows whose ID belongs to another source's program, because two programs can't share an address. */
function takeForeign(
  rows: Map<string, GrantRow>,
  found: FoundPrograms,
  stored: ReadonlyMap<string, Outline>,
): Refusal[] {
  return [...rows.values()].flatMap(({ id, source, sourceId }) => {
    const other = stored.get(id);
    if (!other || (other.source === source && other.sourceId === sourceId)) return [];
    rows.delete(id);
    found.delete(sourceId);
    return [
      { record: `id ${sourceId}`, reason: `A program of another source (${other.source}) has its id`, ids: [sourceId] },
    ];
  });
}

/** Keeps the stored hash of programs that differ only in the order of their lists. */
function asStored(
  programs: ReturnType<typeof describedBy>,
  same: ReadonlyMap<string, string>,
  { id }: CrawlSource,
): ReturnType<typeof describedBy> {
  return programs.map(([sourceId, type, hash]) => [sourceId, type, same.get(`${id}-${sourceId}`) ?? hash]);
}
