/**
 * Measures whether people find the right programs in their own words, compared with plain full-text search over the
 * same corpus. Both run on a separate database server, with the corpus ingested as in a crawl and without AI. Prints
 * tables; `--json` writes the same figures. Exits with 1 if there are more than half as many misses as with plain
 * full-text search. `--whole` tests only members, over the curated catalog and the listings together. With `--meaning`,
 * members' searches also use vectors from the fake AI vendor.
 * Usage: npm run bench:relevance -- [--corpus FILE] [--queries FILE] [--json OUT] [--misses] [--whole] [--meaning]
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { startAi } from '../dev/ai/server.ts';
import { stopProcess } from '../dev/run/processes.ts';
import { migrated, startDatabase } from '../dev/run/stack.ts';
import { interestsOf } from '../matching/person/interests.ts';
import { EnglishWords } from '../matching/search/english-words.ts';
import { sortedEnglishWords } from '../site/src/lib/english-words.ts';
import { hideCurated, loadCurated } from '../tests/factories/curated.ts';
import { vectorAiOf } from '../worker/clients/ai/ai.ts';
import type { Database } from '../worker/db/client.ts';
import { embedPrograms } from '../worker/features/programs/embeddings.ts';
import { search } from '../worker/features/search/search.ts';
import { aiSecrets, aiSettings } from '../worker/settings/ai.ts';
import { assistanceListings } from './assistance-listings/normalize.ts';
import { listingRecord } from './assistance-listings/record.ts';
import { ingest } from './ingest/ingest-records.ts';
import { baselineRanking, buildBaseline } from './relevance/relevance-baseline.ts';
import { factsOfAnswers } from './relevance/relevance-facts.ts';
import { type JudgedQuery, judgedQuery, measureMembers, printMiss, row } from './relevance/relevance-front-door.ts';
import { meanOf, type Scores, scoresOf } from './relevance/relevance-scores.ts';
import type { Figure } from './report/figure.ts';
import { startBenchWorker } from './speed/speed-product.ts';
import { loadWholeCatalog } from './whole-catalog.ts';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    queries: { type: 'string' },
    json: { type: 'string' },
    misses: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
    meaning: { type: 'boolean', default: false },
  },
});
const SAMPLES = process.env['SAMPLE_DATA_DIR'] ?? '';
const corpusFile = options.corpus ?? join(SAMPLES, 'assistance-listings', 'fpi_programs_2025-02-26_sample.jsonl.gz');
const queriesFile = options.queries ?? join(SAMPLES, 'relevance', 'queries.jsonl');

interface Group {
  kind: string;
  baseline: Scores;
  ours: Scores;
  missesOfBaseline: Record<(typeof MEASURES)[number], number>;
}

const MEASURES = ['hitAt1', 'mrrAt10', 'recallAt10'] as const;
const MOST_MISSES = 0.5;
const LISTING = 'assistance_listing';

const words = new EnglishWords(sortedEnglishWords());
const englishWords = async () => words;
const records = listingsOf(linesOf(corpusFile));
const queries = linesOf(queriesFile).map((raw) => judgedQuery.parse(raw));
const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-relevance-'));
const server = await startDatabase(dataDir);
try {
  const db = await migrated(server.database);
  if (options.whole) await loadWholeCatalog(db, SAMPLES);
  else await loadListings(db);
  const vendor = options.meaning ? await embedded(db) : null;
  const { worker, url } = await startBenchWorker(dataDir, {
    APP_URL: 'http://localhost:8787',
    DATABASE_URL: server.url,
    ...vendor?.settings,
  });
  if (!options.whole) await measure(db);
  await measureMembers(db, url.origin, { queries, printsMisses: options.misses });
  await worker.dispose();
  await vendor?.close();
} finally {
  await stopProcess(server.running);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Loads the listings without the curated programs, but keeps the words that the listings borrow from those. */
async function loadListings(db: Database): Promise<void> {
  await loadCurated(db);
  const written = await ingest(db, assistanceListings, records);
  await hideCurated(db);
  await buildBaseline(db, records.map(baselineTextOf));
  console.log(`${written} programs, ${queries.length} queries`);
}

/** Gives every program a vector from the fake vendor, and returns settings that make searches use vectors too. */
async function embedded(db: Database): Promise<{ settings: Record<string, string>; close: () => Promise<void> }> {
  const emulator = await startAi();
  const settings = { AI_API_KEY: 'bench', AI_BASE_URL: emulator.url };
  const ai = await vectorAiOf(z.object({ ...aiSettings, ...aiSecrets }).parse(settings));
  const { rest } = ai ? await embedPrograms(db, ai, Number.POSITIVE_INFINITY) : { rest: 'put off' };
  if (rest !== 'none') throw new Error('Some programs have no vector');
  return { settings, close: () => emulator.close() };
}

async function measure(db: Database): Promise<void> {
  const results: { query: JudgedQuery; baseline: Scores; ours: Scores }[] = [];
  for (const query of queries) {
    const baseline = scoresOf(await baselineRanking(db, query.query), query);
    const ranking = await rankingOf(db, query);
    const ours = scoresOf(ranking, query);
    results.push({ query, baseline, ours });
    if (options.misses) printMiss('nobody', query, ours, ranking);
  }
  const kinds = ['all', ...new Set(queries.map((query) => query.assistance_kind))];
  const groups = kinds.map((kind) => {
    const group = results.filter(({ query }) => kind === 'all' || query.assistance_kind === kind);
    const baseline = meanOf(group.map((result) => result.baseline));
    const ours = meanOf(group.map((result) => result.ours));
    return { kind, baseline, ours, missesOfBaseline: missesRatio(baseline, ours) };
  });
  console.table(
    groups.flatMap(({ kind, baseline, ours }) => [row(`${kind}: BM25`, baseline), row(`${kind}: ours`, ours)]),
  );
  console.table(groups.map(({ kind, missesOfBaseline }) => ({ 'misses, share of BM25’s': kind, ...missesOfBaseline })));
  const [all] = groups;
  if (options.json) {
    const series = groups.map(({ kind, baseline, ours }) => ({ kind, baseline, ours }));
    const result = { measured: figuresOf(groups), series, corpusFile, queriesFile, groups };
    writeFileSync(options.json, `${JSON.stringify(result, null, 2)}\n`);
  }
  process.exitCode = MEASURES.every((measure) => (all?.missesOfBaseline[measure] ?? 1) <= MOST_MISSES) ? 0 : 1;
}

/** Returns the misses over all queries. For loans, they must never exceed those of plain full-text search. */
function figuresOf(groups: readonly Group[]): Figure[] {
  return groups.flatMap(({ kind, baseline, ours, missesOfBaseline }) =>
    MEASURES.map((measure) => ({
      what: `${kind}: 1 − ${measure} in that of plain full text`,
      measured: missesOfBaseline[measure],
      ...(kind === 'all' ? { atMost: MOST_MISSES } : {}),
      ...(kind === 'loan' ? { atMost: 1 } : {}),
      reference: { what: `plain full text: ${measure} ${baseline[measure].toFixed(3)}, ours`, measured: ours[measure] },
    })),
  );
}

async function rankingOf(db: Database, { query, profile: answers }: JudgedQuery): Promise<string[]> {
  const { facts, occupation } = factsOfAnswers(answers ?? {});
  const { grants } = await search(
    db,
    {
      text: query,
      facts,
      interests: interestsOf(facts, occupation),
      programType: null,
      category: null,
      state: facts.state ?? null,
      applicantKinds: facts.applicantKind ?? null,
      excludeIds: [],
      includeIneligible: false,
      isFirstPage: true,
    },
    { localForms: new Map(), englishWords },
  );
  return grants.map(({ id }) => id.replace(`${assistanceListings.id}-`, ''));
}

/**
 * Returns our misses as a fraction of the baseline's. If the baseline has none, returns 1 if we have any and 0
 * otherwise.
 */
function missesRatio(baseline: Scores, ours: Scores): Record<(typeof MEASURES)[number], number> {
  const ratio = (measure: (typeof MEASURES)[number]) => {
    const [theirs, own] = [1 - baseline[measure], 1 - ours[measure]];
    return theirs === 0 ? Number(own > 0) : Math.round((own / theirs) * 1000) / 1000;
  };
  return { hitAt1: ratio('hitAt1'), mrrAt10: ratio('mrrAt10'), recallAt10: ratio('recallAt10') };
}

/** Returns the records that are listings: those of that type, or all if the file has no types. */
function listingsOf(lines: readonly unknown[]): unknown[] {
  const read = lines.flatMap((raw) => {
    const { success, data } = listingRecord.safeParse(raw);
    return success ? [data] : [];
  });
  const typed = read.filter((record) => record.program_type === LISTING);
  return typed.length > 0 ? typed : read.map((record) => ({ ...record, program_type: LISTING }));
}

function baselineTextOf(raw: unknown): { id: string; title: string; text: string } {
  const { cfda, title, objective } = listingRecord.parse(raw);
  return { id: cfda, title, text: objective ?? '' };
}

function linesOf(file: string): unknown[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]));
}
