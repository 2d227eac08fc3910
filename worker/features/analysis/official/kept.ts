import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/client.ts';
import { officialTexts } from '../../../db/schema/index.ts';
import { hashOf } from '../../catalogue/embedding-rows.ts';
import type { Version } from '../page/fetch-page.ts';
import type { ReadPage } from '../page/read-page.ts';

const DAY_MS = 24 * 60 * 60_000;

/** After so long a text is asked for again; where there was none, or its server failed, sooner. */
const GOOD_FOR_MS = { text: 7 * DAY_MS, nothing: DAY_MS } as const;

/** A text whose server fails is used for so long after it was read, with its date; after that it may say what no longer holds. */
const USABLE_FOR_MS = 30 * DAY_MS;

/** Longer than a reading takes. */
const HELD_MS = 15_000;

/**
 * The version of what makes passages of a page or document. Add one whenever other passages may come of the same bytes
 * (`page`, `documents`, `listed`, `together`): what an older version kept is read again, whole.
 */
export const READER = 1;

const texts = z.array(z.string());

/** `partial`: there is more than was read. `unreadable`: there is something, and nothing of it can be read. */
const STATES = ['whole', 'partial', 'unreadable'] as const;
const state = z.enum(STATES);

/** What is known of an address. */
export interface KeptText extends Omit<ReadPage, 'isPartial'> {
  url: string;
  state: (typeof STATES)[number];
  /** Null where there is nothing to read. */
  hash: string | null;
  readAt: string | null;
  nextAt: string;
  heldUntil: string;
  reader: number;
  version: Version;
}

/** Whether it is to be read again: after its time, or since our reader has changed. */
export function isReadingDue({ nextAt, reader }: Pick<KeptText, 'nextAt' | 'reader'>, now: string): boolean {
  return nextAt <= now || reader < READER;
}

/** Whether what was read may still be used. */
export function isUsable({ readAt }: Pick<KeptText, 'readAt'>): boolean {
  return readAt !== null && Date.parse(readAt) > Date.now() - USABLE_FOR_MS;
}

function keptOf({ passages, documents, etag, lastModified, ...row }: typeof officialTexts.$inferSelect): KeptText {
  return {
    ...row,
    state: state.parse(row.state),
    passages: texts.parse(passages),
    documents: texts.parse(documents),
    version: { etag, lastModified },
  };
}

/** What is kept of these addresses, by address. */
export async function keptTexts(db: Database, addresses: readonly string[]): Promise<Map<string, KeptText>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select()
    .from(officialTexts)
    .where(inArray(officialTexts.address, [...addresses]));
  return new Map(rows.map((row) => [row.address, keptOf(row)]));
}

/**
 * Takes the reading of an address that is due upon the caller, and gives what is known of it; null where somebody else is at
 * it, or where it is not due. What an older reader kept has no version any more: a server would say that nothing has changed. Whatever becomes of the reading, another one begins a day later at the earliest.
 */
export async function holdText(db: Database, address: string): Promise<KeptText | null> {
  const now = Date.now();
  const isOlder = lt(officialTexts.reader, READER);
  const held = {
    reader: READER,
    nextAt: new Date(now + GOOD_FOR_MS.nothing).toISOString(),
    heldUntil: new Date(now + HELD_MS).toISOString(),
  };
  const [row] = await db
    .insert(officialTexts)
    .values({ address, ...held })
    .onConflictDoUpdate({
      target: officialTexts.address,
      set: {
        ...held,
        etag: sql`iif(${isOlder}, null, ${officialTexts.etag})`,
        lastModified: sql`iif(${isOlder}, null, ${officialTexts.lastModified})`,
      },
      setWhere: sql`(${lte(officialTexts.nextAt, new Date(now).toISOString())} OR ${isOlder})`,
    })
    .returning();
  return row ? keptOf(row) : null;
}

/** What came of a reading: a text, that it is as it was, that there is none or none to be read, or that its server failed. */
export type Reading = (ReadPage & { url: string; version: Version }) | 'unchanged' | 'none' | 'unreadable' | 'failed';

/** Keeps what came of a reading and lets go of its address. Where the server failed, what was read before stays. */
export async function settleText(
  db: Database,
  { address, heldUntil }: { address: string; heldUntil: string },
  reading: Reading,
): Promise<void> {
  await db
    .update(officialTexts)
    .set({ ...columnsOf(reading), heldUntil: '' })
    .where(and(eq(officialTexts.address, address), eq(officialTexts.heldUntil, heldUntil)));
}

function columnsOf(reading: Reading): Partial<typeof officialTexts.$inferInsert> {
  if (reading === 'failed') return {};
  if (reading === 'none' || reading === 'unreadable') {
    const state = reading === 'unreadable' ? reading : 'whole';
    const version = { etag: null, lastModified: null };
    return { url: '', title: '', passages: [], documents: [], state, hash: null, readAt: null, ...version };
  }
  const now = Date.now();
  const read = { readAt: new Date(now).toISOString(), nextAt: new Date(now + GOOD_FOR_MS.text).toISOString() };
  if (reading === 'unchanged') return read;
  const { url, title, passages, documents, isPartial, version } = reading;
  const state = isPartial ? 'partial' : 'whole';
  return {
    ...read,
    ...version,
    url,
    title,
    passages,
    documents,
    state,
    hash: hashOf(JSON.stringify([title, passages])),
  };
}
