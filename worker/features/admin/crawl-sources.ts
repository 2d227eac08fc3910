import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { KnownSource } from '../../../contract/crawler.ts';
import { sourcesOf } from '../../crawler/registry.ts';
import type { SourceSettings } from '../../crawler/settings.ts';
import type { Database } from '../../db/client.ts';
import { noteOf } from './source-notes.ts';

const TRIES = 10;

const programsShape = z.array(z.object({ source: z.string(), open: z.int(), programs: z.int() }));
const readShape = z.array(z.object({ name: z.string(), read_at: z.nullable(z.string()) }));
const triesShape = z.array(
  z.object({ name: z.string(), status: z.string(), reason: z.nullable(z.string()), read: z.int() }),
);

/** All sources with what we have of them: those that are read in their order, then those that the settings leave out. */
export async function knownSources(db: Database, settings: SourceSettings, now: number): Promise<KnownSource[]> {
  const [programs, reads, tries] = await Promise.all([
    db.all(sql`
      SELECT source, sum(status = 'open') AS open, count(*) AS programs FROM grants GROUP BY source`),
    db.all(sql`SELECT name, read_at FROM source_states`),
    db.all(sql`
      SELECT name, status, reason, read FROM (
        SELECT name, status, reason, read, run_id,
          row_number() OVER (PARTITION BY name ORDER BY run_id DESC) AS place
        FROM crawl_sources WHERE status IN ('done', 'failed')
      ) WHERE place <= ${TRIES} ORDER BY name, run_id DESC`),
  ]);
  const counts = new Map(programsShape.parse(programs).map((row) => [row.source, row]));
  const readAt = new Map(readShape.parse(reads).map((row) => [row.name, row.read_at]));
  const tried = triesShape.parse(tries);
  const { sources, skipped } = sourcesOf(settings);
  const all = [
    ...sources.map(({ id, name, title, phase }) => ({ id, name, title, phase, skipped: null })),
    ...skipped.map(({ name, title, phase, reason }) => ({ id: name, name, title, phase, skipped: reason })),
  ];
  return all.map(({ id, ...source }) => {
    const ofSource = tried.filter(({ name }) => name === source.name);
    const known = {
      ...source,
      open: counts.get(id)?.open ?? 0,
      programs: counts.get(id)?.programs ?? 0,
      readAt: readAt.get(source.name) ?? null,
      tried: ofSource.length,
      failed: ofSource.filter(({ status }) => status === 'failed').length,
    };
    return { ...known, note: noteOf(known, ofSource[0] ?? null, now) };
  });
}
