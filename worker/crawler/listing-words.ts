import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AUDIENCES } from '../../contract/programs/catalog.ts';
import type { Database } from '../db/client.ts';
import { grants, listingWords } from '../db/schema/index.ts';
import type { GrantRow } from '../features/programs/normalize.ts';
import { CURATED } from '../features/programs/program.ts';

/** The source whose programs borrow words from curated ones. */
const LISTINGS = 'assistance-listings';

/** The words that people use for federal listings, by number. */
export interface ListingWords {
  /** Changes whenever the words do. */
  stamp: string;
  /**
   * Adds everyday words to federal listings: those that editors wrote for the number, and those of a curated program
   * with the same number.
   */
  addedTo(rows: readonly GrantRow[]): GrantRow[];
}

/** Loads the words for a source's programs; none unless it's the source of federal listings. */
export async function wordsOfListings(db: Database, sourceId: string): Promise<ListingWords> {
  if (sourceId !== LISTINGS) return { stamp: '', addedTo: (rows) => [...rows] };
  const words = await wordsByListing(db);
  const stamp = createHash('sha256')
    .update(JSON.stringify([...words].toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url');
  return { stamp, addedTo: (rows) => rows.map((row) => withWords(row, words)) };
}

/** Adds the words to rows from any source. */
export async function withListingWords(db: Database, rows: readonly GrantRow[]): Promise<GrantRow[]> {
  if (!rows.some(isListing)) return [...rows];
  const words = await wordsByListing(db);
  return rows.map((row) => withWords(row, words));
}

function withWords(row: GrantRow, words: ReadonlyMap<string, string[]>): GrantRow {
  const known = isListing(row) ? (words.get(row.sourceId) ?? []) : [];
  return known.length === 0 ? row : { ...row, keywords: [row.keywords, ...known].filter(Boolean).join(', ') };
}

/** Returns whether the row is a listing itself, not a call or program under one. */
function isListing({ sourceId, assistanceListings: numbers }: GrantRow): boolean {
  return Array.isArray(numbers) && numbers.length === 1 && numbers[0] === sourceId;
}

async function wordsByListing(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const [everyday, rows] = await Promise.all([
    db.select().from(listingWords).orderBy(listingWords.number),
    db
      .select({ keywords: grants.keywords, numbers: grants.assistanceListings })
      .from(grants)
      .where(eq(grants.source, CURATED))
      .orderBy(grants.id),
  ]);
  const words = new Map(everyday.map(({ number, phrases }) => [number, [phrases]]));
  for (const { keywords, numbers } of rows) {
    for (const number of Array.isArray(numbers) ? numbers : []) {
      words.set(String(number), [...(words.get(String(number)) ?? []), namesAmong(keywords)]);
    }
  }
  return words;
}

const AUDIENCE_WORDS: ReadonlySet<string> = new Set(AUDIENCES);

/** Drops listing numbers, because each belongs to one listing, and audiences, because they aren't names. */
function namesAmong(keywords: string): string {
  return keywords
    .split(', ')
    .filter((word) => !/^\d{2}\.[0-9A-Z]{3}$/.test(word) && !AUDIENCE_WORDS.has(word))
    .join(', ');
}
