import { eq } from 'drizzle-orm';
import { AUDIENCES } from '../../contract/catalogue.ts';
import type { Database } from '../db/client.ts';
import { grants } from '../db/schema/index.ts';
import type { GrantRow } from '../features/catalogue/normalise.ts';
import { CURATED } from '../features/grants/program.ts';

/**
 * Federal listings with the words that people use for them, where a curated program has the same listing number: what
 * an editor wrote about a program is known of its listing too.
 */
export async function withWordsOfCurated(db: Database, rows: readonly GrantRow[]): Promise<GrantRow[]> {
  if (!rows.some(isListing)) return [...rows];
  const words = await wordsByListing(db);
  return rows.map((row) => {
    const known = isListing(row) ? (words.get(row.sourceId) ?? []) : [];
    return known.length === 0 ? row : { ...row, keywords: [row.keywords, ...known].filter(Boolean).join(', ') };
  });
}

/** Whether the row is a listing itself, not a call or a program that belongs to one. */
function isListing({ sourceId, assistanceListings: numbers }: GrantRow): boolean {
  return Array.isArray(numbers) && numbers.length === 1 && numbers[0] === sourceId;
}

async function wordsByListing(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .select({ keywords: grants.keywords, numbers: grants.assistanceListings })
    .from(grants)
    .where(eq(grants.source, CURATED));
  const words = new Map<string, string[]>();
  for (const { keywords, numbers } of rows) {
    for (const number of Array.isArray(numbers) ? numbers : []) {
      words.set(String(number), [...(words.get(String(number)) ?? []), namesAmong(keywords)]);
    }
  }
  return words;
}

const AUDIENCE_WORDS: ReadonlySet<string> = new Set(AUDIENCES);

/** Numbers belong to one listing each, and whom a program is for is no name of it. */
function namesAmong(keywords: string): string {
  return keywords
    .split(', ')
    .filter((word) => !/^\d{2}\.[0-9A-Z]{3}$/.test(word) && !AUDIENCE_WORDS.has(word))
    .join(', ');
}
