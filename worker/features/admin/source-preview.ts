import { inArray, sql } from 'drizzle-orm';
import type { SourcePreview } from '../../../contract/crawler.ts';
import { SourceError } from '../../crawler/fetching/errors.ts';
import { withListingWords } from '../../crawler/listing-words.ts';
import { readRecords } from '../../crawler/read-page.ts';
import { fetcherOf, settingsAt, sourceAddresses, sourcesOf } from '../../crawler/registry.ts';
import type { CrawlSource, Page } from '../../crawler/source.ts';
import type { Database } from '../../db/client.ts';
import { reasonOf } from '../../db/database-errors.ts';
import { grants } from '../../db/schema/index.ts';
import { ApiFailure } from '../../failure.ts';
import type { SourceSettings } from '../../settings/crawler.ts';
import { hasWebPort, isPublicHost, webAddressOf } from '../../web/public-host.ts';
import { withEdits } from '../programs/edits.ts';
import { differencesOf } from './source-differences.ts';

const TIME_MS = 25_000;
/** A preview doesn't wait long for a slow source. */
const PATIENCE = { tries: 2, longestWaitMs: 3000 };
const MOST_PROGRAMS = 100;
const MOST_REFUSED = 100;

/**
 * Reads the first page of a source, or of another address in the same way, and returns what would change. Stores
 * nothing. Throws `not_found`, `conflict` or `validation`.
 */
export async function previewSource(
  db: Database,
  own: SourceSettings,
  name: string,
  { timeMs = TIME_MS, address }: { timeMs?: number; address?: string } = {},
): Promise<SourcePreview> {
  const settings = address === undefined ? own : tried(own, name, address);
  const { sources, skipped } = sourcesOf(settings);
  const source = sources.find((one) => one.name === name);
  const left = skipped.find((one) => one.name === name);
  if (left) throw new ApiFailure('conflict', `${left.title} cannot be read. ${left.reason}`);
  if (!source) throw new ApiFailure('not_found', 'There is no source of this name.');
  const now = Date.now();
  const { page, faults } = await firstPage(source, settings, { now, timeMs });
  if (!page) return { records: 0, left: 0, refused: [], faults, programs: [], inAll: { programs: 0, refused: 0 } };
  const read = readRecords(source, page.records, now);
  const refused = read.refused.slice(0, MOST_REFUSED);
  return {
    records: page.records.length,
    left: read.left,
    refused,
    faults: [...faults, ...(page.faults ?? []).map(({ cause, message }) => ({ cause, message }))],
    programs: await changesOf(db, read.rows.slice(0, MOST_PROGRAMS)),
    inAll: { programs: read.rows.length, refused: read.refused.length },
  };
}

/** Returns the settings with another address for a source. Hosts in the settings are trusted; others must be public. */
function tried(own: SourceSettings, name: string, address: string): SourceSettings {
  const url = webAddressOf(address);
  const isKnown = sourceAddresses(own).some((known) => new URL(known).origin === url?.origin);
  if (!url || !(isKnown || (isPublicHost(url.hostname) && hasWebPort(url)))) {
    const says = 'Please enter the address of a public site';
    throw new ApiFailure('validation', says, { fields: { address: says } });
  }
  const settings = settingsAt(own, name, url.href);
  if (settings) return settings;
  throw new ApiFailure('conflict', 'No other address can be tried for this source: its calls carry a key.');
}

type Read = { page: Page | null; faults: SourcePreview['faults'] };

async function firstPage(
  source: CrawlSource,
  settings: SourceSettings,
  { now, timeMs }: { now: number; timeMs: number },
): Promise<Read> {
  const limit = AbortSignal.timeout(timeMs);
  const fetcher = fetcherOf(settings, {
    fetch: (input, init) =>
      fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit }),
    patience: PATIENCE,
  });
  const pages = source.pages({ fetcher, known: {}, now }, null)[Symbol.asyncIterator]();
  const tooLong = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(limit.reason), { once: true });
  });
  try {
    const next = await Promise.race([pages.next(), tooLong]);
    await pages.return?.();
    return { page: next.done ? null : next.value, faults: [] };
  } catch (error) {
    return { page: null, faults: [faultOf(error, source, limit.aborted)] };
  }
}

function faultOf(error: unknown, { title, name }: CrawlSource, isTooLate: boolean): SourcePreview['faults'][number] {
  if (isTooLate) {
    return { cause: 'timed_out', message: `${title} did not give a page within ${TIME_MS / 1000} seconds.` };
  }
  if (error instanceof SourceError) return { cause: error.cause, message: error.message };
  console.error(JSON.stringify({ preview: name, unexpected: reasonOf(error) }));
  return { cause: 'unexpected', message: `${title} could not be read for a reason that is ours, not its own.` };
}

async function changesOf(
  db: Database,
  read: Parameters<typeof withListingWords>[1],
): Promise<SourcePreview['programs']> {
  const { rows } = await withEdits(db, await withListingWords(db, read));
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const stored = await db
    .select()
    .from(grants)
    .where(inArray(grants.id, sql`(SELECT value FROM json_each(${ids}))`));
  const known = new Map(stored.map((row) => [row.id, row]));
  return rows.map((row) => {
    const before = known.get(row.id) ?? null;
    const fields = before?.contentHash === row.contentHash ? [] : differencesOf(before, row);
    const change = before === null ? 'new' : fields.length === 0 ? 'unchanged' : 'changed';
    return { id: row.id, title: row.title, change, fields };
  });
}
