/**
 * Measures whether a search in Spanish finds what its English twin finds: hit@1 of both through POST
 * /api/grants/search, over the curated catalog and the sample data folder's listings, as a member who may qualify for
 * the correct programs. Exits with 1 if Spanish is more than 0.05 lower.
 * Usage: SAMPLE_DATA_DIR=… npm run bench:spanish -- [--queries FILE] [--json OUT] [--misses]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stopProcess } from '../dev/run/processes.ts';
import { migrated, startDatabase } from '../dev/run/stack.ts';
import type { Database } from '../worker/db/client.ts';
import { judgedLabel, labeledPrograms, rankingFor, row } from './relevance/relevance-front-door.ts';
import { memberFor } from './relevance/relevance-members.ts';
import { meanOf, type Scores, scoresOf } from './relevance/relevance-scores.ts';
import { type Figure, isHeld, writeResult } from './report/figure.ts';
import { readTwins, type TwinQuery } from './spanish/queries.ts';
import { startBenchWorker } from './speed/speed-product.ts';
import { loadWholeCatalog } from './whole-catalog.ts';

interface Measured {
  query: TwinQuery;
  english: Scores;
  spanish: Scores;
}

const MOST_LOWER = 0.05;

const { values } = parseArgs({
  options: {
    queries: { type: 'string', default: 'queries.jsonl' },
    json: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});
const samples = process.env['SAMPLE_DATA_DIR'];
if (!samples) {
  console.log('SAMPLE_DATA_DIR is not set: skipped');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'grantlight-spanish-'));
const server = await startDatabase(folder);
try {
  const db = await migrated(server.database);
  await loadWholeCatalog(db, samples);
  const { worker, url } = await startBenchWorker(folder, {
    APP_URL: 'http://localhost:8787',
    DATABASE_URL: server.url,
  });
  const measured = await measure(db, url.origin, readTwins(values.queries));
  const written = ['all', ...new Set(measured.map(({ query }) => query.written))];
  const groups = written.map((how) => {
    const group = measured.filter(({ query }) => how === 'all' || query.written === how);
    return { how, english: meanOf(group.map((one) => one.english)), spanish: meanOf(group.map((one) => one.spanish)) };
  });
  console.table(
    groups.flatMap(({ how, english, spanish }) => [row(`${how}: English`, english), row(`${how}: Spanish`, spanish)]),
  );
  const figures = groups.map(
    ({ how, english, spanish }): Figure => ({
      what: `${how}: hit@1 in English − hit@1 in Spanish`,
      measured: Math.round((english.hitAt1 - spanish.hitAt1) * 1000) / 1000,
      ...(how === 'all' ? { atMost: MOST_LOWER } : {}),
      reference: { what: `English, with ${english.queries} queries`, measured: english.hitAt1 },
    }),
  );
  writeResult(values.json, { measured: figures });
  process.exitCode = figures.every(isHeld) ? 0 : 1;
  await worker.dispose();
} finally {
  await stopProcess(server.running);
  rmSync(folder, { recursive: true, force: true });
}

async function measure(db: Database, origin: string, queries: readonly TwinQuery[]): Promise<Measured[]> {
  const labeled = await labeledPrograms(db);
  const measured: Measured[] = [];
  for (const query of queries) {
    const right = [...labeled.values()].filter(({ labels }) => labels.some((label) => query.relevant.includes(label)));
    const member = memberFor(
      right.flatMap(({ rules }) => rules ?? []),
      {},
    );
    const found = async (words: string) => {
      const ids = await rankingFor(db, origin, member, words);
      return [...new Set(ids.map((id) => judgedLabel(labeled.get(id)?.labels ?? [id], query)))];
    };
    const [inEnglish, inSpanish] = [await found(query.twin), await found(query.query)];
    const [english, spanish] = [scoresOf(inEnglish, query), scoresOf(inSpanish, query)];
    measured.push({ query, english, spanish });
    if (values.misses && english.hitAt1 + spanish.hitAt1 < 2) {
      const place = (ranking: readonly string[]) =>
        ranking.findIndex((label) => query.relevant.includes(label)) + 1 || 'not shown';
      console.log(
        `${query.id} ${query.query}: ${place(inSpanish)}, ${inSpanish.slice(0, 4).join(' ')}\n   ${query.twin}: ${place(inEnglish)}, ${inEnglish.slice(0, 4).join(' ')}`,
      );
    }
  }
  return measured;
}
