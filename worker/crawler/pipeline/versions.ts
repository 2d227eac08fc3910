import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../db/client.ts';
import { crawlSources, sourceStates } from '../../db/schema/index.ts';
import type { Statement } from '../../features/programs/planning/overtaken.ts';
import type { Validators } from '../fetching/request.ts';
import type { Lease } from '../lease.ts';
import { wordsOfListings } from '../listing-words.ts';
import type { CrawlSource } from '../source.ts';
import { READING } from './known-records.ts';
import { isOf } from './page-account.ts';

export type Versions = Record<string, Validators>;

const versions = z.record(
  z.string(),
  z.object({ etag: z.exactOptional(z.string()), lastModified: z.exactOptional(z.string()) }),
);
/** An unchanged file is still read if the code would now read it differently. */
const stored = z.object({ reading: z.string(), files: versions });

/** Returns a stamp of everything that reading a source depends on besides its records. */
export async function readingOf(db: Database, source: Pick<CrawlSource, 'id'>): Promise<string> {
  return `${READING} ${(await wordsOfListings(db, source.id)).stamp}`;
}

/** Returns the file versions from the source's last reading, to pass to `pages` as `known`. */
export async function knownVersions(db: Database, source: Pick<CrawlSource, 'id' | 'name'>): Promise<Versions> {
  const [state] = await db.select().from(sourceStates).where(eq(sourceStates.name, source.name));
  const known = stored.safeParse(state?.versions);
  return known.success && known.data.reading === (await readingOf(db, source)) ? known.data.files : {};
}

/**
 * Returns whether the current code read a source's stored data. If not, our own changes may have caused the
 * differences.
 */
export async function isReadAsBefore(db: Database, source: Pick<CrawlSource, 'id' | 'name'>): Promise<boolean> {
  const [state] = await db.select().from(sourceStates).where(eq(sourceStates.name, source.name));
  return stored.safeParse(state?.versions).data?.reading.split(' ')[0] === String(READING);
}

/** Returns the file versions that this run has read so far. */
async function readVersions(db: Database, lease: Lease, source: Pick<CrawlSource, 'name'>): Promise<Versions> {
  const [row] = await db.select({ read: crawlSources.versions }).from(crawlSources).where(isOf(lease, source));
  return versions.parse(row?.read ?? {});
}

/** Stores the versions that came with a page, for use until the source ends. */
export async function noteVersions(
  db: Database,
  lease: Lease,
  source: Pick<CrawlSource, 'name'>,
  found: Versions,
): Promise<Statement[]> {
  const all = { ...(await readVersions(db, lease, source)), ...found };
  // In an array, because awaiting the statement itself would run it.
  return [db.update(crawlSources).set({ versions: all }).where(isOf(lease, source))];
}

/**
 * Stores the file versions that this run read, in addition to the earlier ones. Without `ofThisRun`, keeps only the
 * earlier ones, so the files are read again.
 */
export async function keepVersions(
  db: Database,
  lease: Lease,
  source: Pick<CrawlSource, 'id' | 'name'>,
  { readAt, ofThisRun }: { readAt: string | null; ofThisRun: boolean },
): Promise<Statement[]> {
  const files = { ...(await knownVersions(db, source)), ...(ofThisRun ? await readVersions(db, lease, source) : {}) };
  const state = { versions: { reading: await readingOf(db, source), files }, ...(readAt === null ? {} : { readAt }) };
  return [
    db
      .insert(sourceStates)
      .values({ name: source.name, ...state })
      .onConflictDoUpdate({ target: sourceStates.name, set: state }),
  ];
}
