/**
 * Measures how long `GET /api/grants/{id}/best-url` takes when pages respond, are slow or don't exist. Each call is for
 * a program nobody has requested before. Fails if a bound is missed.
 * Usage: npm run bench:links [-- --json FILE] [--calls 10]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestHarness } from 'wrangler';
import { getBestUrl } from '../../contract/programs/grants.ts';
import { type Bound, holds, percentile, printTable } from '../../dev/catalog/figures.ts';
import { stopProcess } from '../../dev/run/processes.ts';
import { migrated, ROOT, startDatabase } from '../../dev/run/stack.ts';
import { startWeb } from '../../dev/web/server.ts';
import { signIn, storedAccount } from '../../tests/factories/accounts.ts';
import { newProgram } from '../../tests/factories/programs.ts';
import { Client } from '../../tests/harness/client.ts';
import { TEST_SETTINGS } from '../../tests/harness/product/settings.ts';
import type { Database } from '../../worker/db/client.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { writeResult } from '../report/figure.ts';

const NOBODY = 'http://127.0.0.1:9';
/** The pages at a program's three addresses, and the bound on the response time in ms. */
const CASES = [
  { what: 'the page is there', pages: ['/apply', null, null], atMost: 500 },
  { what: 'a page never answers, the next one does', pages: ['/no-answer', '/apply', null], atMost: 3000 },
  { what: 'no page answers', pages: ['/no-answer', '/no-answer?2', '/no-answer?3'], atMost: 6500 },
] as const;
const WITHOUT_NETWORK = { what: 'no network', pages: ['/apply', '/office', '/agency'], atMost: 500 } as const;

const { values } = parseArgs({ options: { json: { type: 'string' }, calls: { type: 'string', default: '10' } } });
const folder = mkdtempSync(join(tmpdir(), 'grantlight-links-'));
const [web, server] = await Promise.all([startWeb(), startDatabase(folder)]);
const worker = createTestHarness();
let programs = 0;
try {
  const db = await migrated(server.database);
  const figures: Bound[] = [];
  await start(web.url);
  for (const one of CASES) figures.push(await measure(db, one));
  await start(NOBODY);
  figures.push(await measure(db, WITHOUT_NETWORK));
  printTable(
    'Where to apply, the slowest of the calls, ms',
    figures.map((figure) => ({ ...figure, holds: holds(figure) ? 'yes' : 'NO' })),
  );
  writeResult(values.json, { measured: figures });
  process.exitCode = figures.every(holds) ? 0 : 1;
} finally {
  await worker.close();
  await web.close();
  await stopProcess(server.running);
  rmSync(folder, { recursive: true, force: true });
}

async function start(emulator: string): Promise<void> {
  const vars = { ...TEST_SETTINGS, DATABASE_URL: server.url, LINK_CHECK_STAND_IN: emulator };
  await worker.update({ root: ROOT, workers: [{ configPath: 'wrangler.toml', vars }] });
}

async function measure(db: Database, { what, pages, atMost }: (typeof CASES)[number] | typeof WITHOUT_NETWORK) {
  const client = new Client((await worker.listen()).url.origin);
  await signIn(db, client, (await storedAccount(db, { tier: 'premium' })).id);
  const times: number[] = [];
  // The first call is a warm-up.
  for (let call = 0; call <= Number(values.calls); call += 1) {
    programs += 1;
    const id = `links-${programs}`;
    const [applicationUrl, url, providerUrl] = pages.map((page) => page && `https://p${programs}.example.gov${page}`);
    await upsertPrograms(db, [
      {
        ...newProgram(id, {}),
        applicationUrl: applicationUrl ?? null,
        url: url ?? null,
        providerUrl: providerUrl ?? null,
      },
    ]);
    const begun = performance.now();
    await client.ok(getBestUrl, { params: { id } });
    if (call > 0) times.push(performance.now() - begun);
  }
  return { what: `${what}: slowest, ms`, measured: percentile(times, 1), atMost };
}
