import { and, eq, inArray, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../db/client.ts';
import { officialTexts } from '../../../db/schema/index.ts';
import { hashOf } from '../../catalogue/embedding-rows.ts';
import type { Version } from '../page/fetch-page.ts';
import type { ReadPage } from '../page/read-page.ts';

const DAY_MS = 24 * 60 * 60_000;

/** After so long a text is asked for again; where there was none, or its server failed, sooner. */
const GOOD_FOR_MS = { text: 7 * DAY_MS, nothing: DAY_MS } as const;

/** Longer than a reading takes. */
const HELD_MS = 15_000;

const texts = z.array(z.string());

/** What is known of an address. */
export interface KeptText extends ReadPage {
  url: string;
  /** Null where there is nothing to read. */
  hash: string | null;
  readAt: string | null;
  nextAt: string;
  heldUntil: string;
  version: Version;
}

function keptOf({ passages, documents, etag, lastModified, ...row }: typeof officialTexts.$inferSelect): KeptText {
  return {
    ...row,
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
 * it, or where it is not due. Whatever becomes of the reading, another one begins a day later at the earliest.
 */
export async function holdText(db: Database, address: string): Promise<KeptText | null> {
  const now = Date.now();
  const held = {
    nextAt: new Date(now + GOOD_FOR_MS.nothing).toISOString(),
    heldUntil: new Date(now + HELD_MS).toISOString(),
  };
  const [row] = await db
    .insert(officialTexts)
    .values({ address, ...held })
    .onConflictDoUpdate({
      target: officialTexts.address,
      set: held,
      setWhere: lte(officialTexts.nextAt, new Date(now).toISOString()),
    })
    .returning();
  return row ? keptOf(row) : null;
}

/** Keeps what was read at an address: a page, that it is unchanged, that there is none, or that its server failed. */
export async function settleText(
  db: Database,
  { address, heldUntil }: { address: string; heldUntil: string },
  read: (ReadPage & { url: string; version: Version }) | 'unchanged' | 'none' | 'failed',
): Promise<void> {
  const readAt = new Date().toISOString();
  const nextAt = new Date(Date.now() + GOOD_FOR_MS.text).toISOString();
  await db
    .update(officialTexts)
    .set({
      ...(read === 'failed' ? {} : read === 'none' ? NOTHING : { readAt, nextAt }),
      ...columnsOf(read),
      heldUntil: '',
    })
    .where(and(eq(officialTexts.address, address), eq(officialTexts.heldUntil, heldUntil)));
}

const NOTHING = {
  url: '',
  title: '',
  passages: [],
  documents: [],
  hash: null,
  etag: null,
  lastModified: null,
  readAt: null,
};

function columnsOf(read: Parameters<typeof settleText>[2]) {
  if (typeof read === 'string') return {};
  const { url, title, passages, documents, version } = read;
  return { url, title, passages, documents, ...version, hash: hashOf(JSON.stringify([title, passages])) };
}
