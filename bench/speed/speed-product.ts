import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { unstable_readConfig as readConfig, unstable_startWorker } from 'wrangler';
import * as z from 'zod/mini';
import { type SearchRequest, searchResults } from '../../contract/search/search.ts';
import { readLocalForms, readPrograms } from '../../dev/catalog/curated-files.ts';
import { readFigureFiles } from '../../dev/catalog/figure-files.ts';
import { type Running, stopProcess } from '../../dev/run/processes.ts';
import { LOCAL_RUNTIME, migrated, ROOT, startDatabase } from '../../dev/run/stack.ts';
import { sortedEnglishWords } from '../../site/src/lib/english-words.ts';
import { spanishWordsFile } from '../../site/src/lib/spanish-words.ts';
import { storedAccount, storedSession } from '../../tests/factories/accounts.ts';
import { loadCatalog } from '../../worker/features/programs/load.ts';
import { mergeSearchIndex } from '../../worker/features/programs/search-index.ts';
import { ingest } from '../ingest/ingest-records.ts';
import { recordNumber, synthetic } from './speed-corpus.ts';
import { TRACED, TRIPS, type Trip, trip } from './speed-trips.ts';

/** Programs per ingestion call. */
const PROGRAMS_AT_ONCE = 5000;

interface Answer {
  status: number;
  /** From sending the request to the last byte, as the client sees it. */
  ms: number;
  trips: Trip[];
  text: string;
}

/** The product with the curated catalog, generated programs from a crawl, and one member. */
export interface Product {
  loadedInMs: number;
  /** Sends a no-op request, to measure the cost of reaching the Worker. */
  nothing: () => Promise<Answer>;
  /** Sends a request that only runs `SELECT 1` in the database. */
  selectOneCall: () => Promise<Answer>;
  /** Returns the average time of `times` consecutive `SELECT 1` statements inside the Worker. */
  selectOne: (times: number) => Promise<number>;
  /** Like `selectOne`, but through the client library, with a new stream for each statement. */
  selectOneOnNewStream: (times: number) => Promise<number>;
  /** Like `selectOne`, but for the candidate query of the last traced search. */
  searchAgain: (times: number) => Promise<number>;
  search: (criteria: SearchRequest, isTraced?: boolean) => Promise<Answer>;
  /** Ends the Worker. The caller stops the database server. */
  stop: () => Promise<void>;
}

/**
 * Starts the database and Worker with the curated programs and generated ones, which are ingested as in a crawl. Passes
 * the server to `onStart` as soon as it starts.
 */
export async function startProduct(
  dataDir: string,
  programs: number,
  onStart: (server: Running) => void,
): Promise<Product> {
  const loading = await startDatabase(dataDir, onStart);
  const db = await migrated(loading.database);
  await loadCatalog(db, readPrograms());
  const begun = performance.now();
  for (let first = 0; first < programs; first += PROGRAMS_AT_ONCE) {
    const count = Math.min(PROGRAMS_AT_ONCE, programs - first);
    await ingest(
      db,
      synthetic,
      Array.from({ length: count }, (_, index) => recordNumber(first + index)),
    );
  }
  const loadedInMs = performance.now() - begun;
  // The product does this every night. Otherwise a search reads each unmerged segment of the index.
  await mergeSearchIndex(db);
  const { id } = await storedAccount(db);
  const token = await storedSession(db, id, { remembered: true, userAgent: 'bench' });
  // A restart checkpoints the WAL. Otherwise the server checkpoints it only every ten minutes, and until then every
  // read has to search the WAL.
  await stopProcess(loading.running);
  const server = await startDatabase(dataDir, onStart);

  const { worker, url } = await startBenchWorker(dataDir, {
    APP_URL: 'http://localhost:8787',
    DATABASE_URL: server.url,
  });
  const agent = new Agent({ keepAlive: true });
  const headers = { origin: url.origin, cookie: `grantlight_session=${token}`, 'content-type': 'application/json' };
  const inside = async (path: string, times: number) =>
    Number((await send(agent, new URL(`${path}?times=${times}`, url), {})).text);
  return {
    loadedInMs,
    nothing: () => send(agent, new URL('/bench/nothing', url), {}),
    selectOneCall: () => send(agent, new URL('/bench/select-1?times=1', url), {}),
    selectOne: (times) => inside('/bench/select-1', times),
    selectOneOnNewStream: (times) => inside('/bench/select-1-on-a-new-stream', times),
    searchAgain: (times) => inside('/bench/search-again', times),
    search: (criteria, isTraced = false) =>
      send(
        agent,
        new URL('/api/grants/search', url),
        { ...headers, ...(isTraced ? { [TRACED]: '1' } : {}) },
        JSON.stringify(criteria),
      ),
    async stop() {
      agent.destroy();
      await worker.dispose();
    },
  };
}

/** One member sends all searches, so the limit has to be high. */
const OFTEN = { LIMIT_SEARCHES_PER_ACCOUNT: '1000000/1h' };

/**
 * Starts the Worker in the same runtime and setup as `npm start`. The test harness would route each of the Worker's
 * calls through Node, which takes longer than the database.
 */
export async function startBenchWorker(
  dataDir: string,
  vars: Record<string, string>,
): Promise<{ worker: Awaited<ReturnType<typeof unstable_startWorker>>; url: URL }> {
  const { compatibility_date, compatibility_flags, keep_names } = readConfig({ config: `${ROOT}/wrangler.toml` });
  const config = join(dataDir, 'wrangler.json');
  const main = `${ROOT}/bench/speed/speed-worker.ts`;
  const assets = { directory: writtenContent(dataDir), binding: 'ASSETS', run_worker_first: true };
  writeFileSync(
    config,
    JSON.stringify({
      name: 'bench',
      main,
      compatibility_date,
      compatibility_flags,
      keep_names,
      vars: { ...OFTEN, ...vars },
      assets,
    }),
  );
  Object.assign(process.env, LOCAL_RUNTIME);
  const worker = await unstable_startWorker({
    config,
    dev: {
      server: { hostname: '127.0.0.1', port: 0 },
      inspector: false,
      logLevel: 'none',
      watch: false,
      persist: false,
    },
  });
  await worker.ready;
  return { worker, url: await worker.url };
}

/** Writes a content folder for the Worker, like a site build. */
function writtenContent(dataDir: string): string {
  const folder = join(dataDir, 'assets');
  mkdirSync(join(folder, 'content'), { recursive: true });
  const content = {
    figures: readFigureFiles(),
    'local-forms': readLocalForms(),
    'english-words': sortedEnglishWords(),
    'spanish-words': spanishWordsFile(),
  };
  for (const [name, json] of Object.entries(content))
    writeFileSync(join(folder, 'content', `${name}.json`), JSON.stringify(json));
  return folder;
}

/** Returns the program ids in a response. Throws if it isn't a search response. */
export function idsOf({ status, text }: Answer): string[] {
  if (status !== 200) throw new Error(`The search answered ${status}: ${text}`);
  return searchResults.parse(JSON.parse(text)).grants.map(({ id }) => id);
}

/** Sends a request with Node's own client. `fetch` is slower, and its overhead would count as the product's. */
function send(agent: Agent, url: URL, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const ms = performance.now() - begun;
        const trips = z.array(trip).parse(JSON.parse(String(response.headers[TRIPS] ?? '[]')));
        resolve({ status: response.statusCode ?? 0, ms, trips, text: Buffer.concat(chunks).toString('utf8') });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
