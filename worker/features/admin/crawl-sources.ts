import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { KnownSource } from '../../../contract/crawler.ts';
import { addressesOf, entryOf, settingsAt, sourcesOf } from '../../crawler/registry.ts';
import type { Database } from '../../db/client.ts';
import type { SourceSettings } from '../../settings/crawler.ts';
import { findHeldImports } from './held-imports.ts';
import { noteOf } from './source-notes.ts';

const TRIES = 10;

const countsShape = z.array(z.object({ source: z.string(), state: z.string(), programs: z.int() }));
const readShape = z.array(
  z.object({ name: z.string(), read_at: z.nullable(z.string()), off_since: z.nullable(z.string()) }),
);
const triesShape = z.array(
  z.object({ name: z.string(), status: z.string(), reason: z.nullable(z.string()), read: z.int() }),
);

/**
 * Returns all sources with what we have from them, in reading order; skipped ones come last. Reads a few rows per
 * source, no matter how many programs and runs there are.
 */
export async function knownSources(db: Database, settings: SourceSettings, now: number): Promise<KnownSource[]> {
  const { sources, skipped } = sourcesOf(settings);
  const all = [
    ...sources.map(({ id, name, title, phase }) => ({ id, name, title, phase, skipped: null })),
    ...skipped.map(({ name, title, phase, reason }) => ({ id: name, name, title, phase, skipped: reason })),
  ];
  const names = JSON.stringify(all.map(({ name }) => name));
  const [counted, reads, tries, held] = await Promise.all([
    db.all(sql`SELECT source, state, programs FROM program_counts`),
    db.all(sql`SELECT name, read_at, off_since FROM source_states`),
    db.all(sql`
      SELECT tried.name, tried.status, tried.reason, tried.read
      FROM json_each(${names}) AS wanted CROSS JOIN crawl_sources AS tried ON tried.name = wanted.value
        AND tried.run_id >= coalesce((
          SELECT run_id FROM crawl_sources WHERE name = wanted.value AND status IN ('done', 'failed')
          ORDER BY run_id DESC LIMIT 1 OFFSET ${TRIES - 1}), 0)
      WHERE tried.status IN ('done', 'failed') ORDER BY tried.name, tried.run_id DESC`),
    findHeldImports(db),
  ]);
  const counts = countsShape.parse(counted);
  const states = new Map(readShape.parse(reads).map((row) => [row.name, row]));
  const tried = triesShape.parse(tries);
  return all.map(({ id, ...source }) => {
    const ofSource = tried.filter(({ name }) => name === source.name);
    const known = {
      ...source,
      ...termsOf(source.name, settings),
      ...countsOf(counts.filter((one) => one.source === id)),
      readAt: states.get(source.name)?.read_at ?? null,
      offSince: states.get(source.name)?.off_since ?? null,
      triesAddresses: settingsAt(settings, source.name, '') !== null,
      tried: ofSource.length,
      failed: ofSource.filter(({ status }) => status === 'failed').length,
      held: held.get(source.name) ?? null,
    };
    return { ...known, note: noteOf(known, ofSource[0] ?? null, now) };
  });
}

/** Returns what a source's entry specifies besides its name. */
function termsOf(
  name: string,
  settings: SourceSettings,
): Pick<KnownSource, 'format' | 'license' | 'everyDays' | 'addresses'> {
  const entry = entryOf(name);
  if (!entry) throw new Error(`No entry for ${name}`);
  const { format, license, everyDays } = entry;
  return { format, license, everyDays, addresses: [...addressesOf(entry, settings)] };
}

/** Counts a program shown through another source's record as open if its own source still lists it as open. */
function countsOf(counts: z.infer<typeof countsShape>): Pick<KnownSource, 'open' | 'programs' | 'merged'> {
  const sum = (isCounted: (state: string) => boolean) =>
    counts.reduce((all, { state, programs }) => (isCounted(state) ? all + programs : all), 0);
  return {
    open: sum((state) => state === 'open' || state === 'merged open'),
    programs: sum(() => true),
    merged: sum((state) => state.startsWith('merged ')),
  };
}
