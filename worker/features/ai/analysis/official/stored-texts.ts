import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../../db/client.ts';
import { officialTexts } from '../../../../db/schema/index.ts';
import { hashOf } from '../../../programs/embedding-rows.ts';
import type { Version } from '../page/fetch-page.ts';
import type { ReadPage } from '../page/read-page.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long until we request a text again: sooner if there was none or its server failed. */
const GOOD_FOR_MS = { text: 7 * DAY_MS, nothing: DAY_MS } as const;

/**
 * If the server keeps failing, the text stays usable this long, shown with its date. After that, it may be outdated.
 */
const USABLE_FOR_MS = 30 * DAY_MS;

/** Longer than reading a text takes. */
const HELD_MS = 15_000;

/**
 * The version of the code that splits pages and documents into passages. Increase it whenever the same bytes may
 * produce different passages (`page`, `documents`, `list-items.ts`, `joined-blocks.ts`), so older texts are read again
 * in full.
 */
export const READER = 1;

const texts = z.array(z.string());

/** `partial`: we didn't read all of the text. `unreadable`: the text exists, but can't be read. */
const STATES = ['whole', 'partial', 'unreadable'] as const;
const state = z.enum(STATES);

/** What we store for an address. */
export interface StoredText extends Omit<ReadPage, 'isPartial'> {
  url: string;
  state: (typeof STATES)[number];
  /** Null if there's no text. */
  hash: string | null;
  readAt: string | null;
  nextAt: string;
  heldUntil: string;
  reader: number;
  version: Version;
}

/** Returns whether a text should be read again because its time is up or our reader has changed. */
export function isReadingDue({ nextAt, reader }: Pick<StoredText, 'nextAt' | 'reader'>, now: string): boolean {
  return nextAt <= now || reader < READER;
}

/** Returns whether a stored text may still be used. */
export function isUsable({ readAt }: Pick<StoredText, 'readAt'>): boolean {
  return readAt !== null && Date.parse(readAt) > Date.now() - USABLE_FOR_MS;
}

function storedOf({ passages, documents, etag, lastModified, ...row }: typeof officialTexts.$inferSelect): StoredText {
  return {
    ...row,
    state: state.parse(row.state),
    passages: texts.parse(passages),
    documents: texts.parse(documents),
    version: { etag, lastModified },
  };
}

/** Returns the stored texts for these addresses, by address. */
export async function storedTexts(db: Database, addresses: readonly string[]): Promise<Map<string, StoredText>> {
  if (addresses.length === 0) return new Map();
  const rows = await db
    .select()
    .from(officialTexts)
    .where(inArray(officialTexts.address, [...addresses]));
  return new Map(rows.map((row) => [row.address, storedOf(row)]));
}

/**
 * Claims the reading of a due address, and returns the stored text; null if another request is reading it or it isn't
 * due. Drops validators from an older reader, so the server can't answer "not modified". No matter how the reading
 * ends, the next one starts a day later at the earliest.
 */
export async function claimText(db: Database, address: string): Promise<StoredText | null> {
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
  return row ? storedOf(row) : null;
}

/** The outcome of a reading: a text, or why there is none. */
export type Reading = (ReadPage & { url: string; version: Version }) | 'unchanged' | 'none' | 'unreadable' | 'failed';

/** Stores a reading's outcome and releases its address. If the server failed, the earlier text stays. */
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
