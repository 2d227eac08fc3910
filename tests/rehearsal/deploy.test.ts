/**
 * Rehearses a deployment on servers on this machine. An older version is serving, the database is migrated under it,
 * the new Worker takes over, the new catalog is loaded, and finally the deployment is rolled back to the older Worker.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deploymentFaults, secretsOf, variableArguments, workerVariables } from '../../dev/operate/deployment.ts';
import { freePort, type Running, stopProcess, waitUntilHealthy } from '../../dev/run/processes.ts';
import { BIN, type DatabaseServer, migrated, ROOT, startDatabase, startWorker } from '../../dev/run/stack.ts';
import { loadCatalog } from '../../worker/features/programs/load.ts';
import { npmStart, TEST_APP_URL, TEST_SITE, untilReady } from '../harness/product/start.ts';
import { terminate } from '../harness/product/start-kit.ts';
import { type OlderVersion, olderVersion } from './older-version.ts';
import { expectServing, newMember, type RehearsalMember } from './smoke.ts';

const folder = mkdtempSync(join(tmpdir(), 'grantlight-rehearsal-'));
const older: OlderVersion | null = olderVersion(folder);
if (!older) console.log('This clone has no older commit: upgrade and rollback are not rehearsed.');

let server: DatabaseServer;
let member: RehearsalMember;

beforeAll(async () => {
  server = await startDatabase(join(folder, 'data'));
});
afterAll(async () => {
  await stopProcess(server.running);
  older?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Serves a version of the product while `use` runs. */
async function serving(root: string, siteDir: string, use: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const settings = { ...workerVariables(TEST_APP_URL, server.url), MAIL_TRANSPORT: 'outbox' };
  const dataDir = mkdtempSync(join(folder, 'worker-'));
  const worker: Running = await startWorker({ root, port, dataDir, siteDir, settings });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilHealthy(`${url}/api/health`, worker, 120_000);
    await use(url);
  } finally {
    await stopProcess(worker);
  }
}

test('lists what the real deployment still needs', () => {
  const faults = deploymentFaults(process.env);
  const secrets = secretsOf(process.env).map(
    ({ name, isSet, isRequired }) =>
      `  ${name.padEnd(34)} ${isSet ? 'set' : isRequired ? 'MISSING' : 'not set, optional'}`,
  );
  console.log(
    [
      ...(faults.length > 0 ? ['npm run deploy would refuse:', ...faults.map((fault) => `  ${fault}`)] : []),
      'Secrets of the Worker, as this environment has them:',
      ...secrets,
    ].join('\n'),
  );
});

test('npm run deploy refuses, and changes nothing, if a setting is missing', () => {
  const { APP_URL: _app, DATABASE_URL: _url, ...others } = process.env;
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'deploy'], {
    cwd: ROOT,
    env: others,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('APP_URL is not set.');
  expect(stderr).toContain('DATABASE_URL is not set.');
});

test("wrangler accepts the Worker with the deployment's settings", () => {
  const variables = variableArguments(workerVariables('https://grantlight.example', 'libsql://grantlight.example'));
  const args = ['deploy', '--dry-run', '--outdir', join(folder, 'bundle'), ...variables];
  const { status, stdout, stderr } = spawnSync(join(BIN, 'wrangler'), args, { cwd: ROOT, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('--dry-run');
});

test.runIf(older)('the older version serves', async () => {
  const started = await npmStart({
    root: older?.root ?? ROOT,
    dataDir: join(folder, 'older-data'),
    env: { DATABASE_URL: server.url },
  });
  try {
    await untilReady(started);
    member = await newMember(started.url);
    await expectServing(started.url, member);
  } finally {
    await terminate(started);
  }
});

test('the database is migrated, and the serving version still works', async () => {
  await migrated(server.database);
  if (older) await serving(older.root, join(folder, 'older-data', 'site'), (url) => expectServing(url, member));
});

test('the new version takes over, before and after its catalog is loaded', async () => {
  const catalog = JSON.parse(readFileSync(join(TEST_SITE, 'content', 'programs.json'), 'utf8'));
  if (!older) await loadCatalog(server.database, catalog);
  await serving(ROOT, TEST_SITE, async (url) => {
    member ??= await newMember(url);
    await expectServing(url, member);
    await loadCatalog(server.database, catalog);
    await expectServing(url, member);
  });
});

test.runIf(older)('after a rollback, the older version serves with the new database and catalog', async () => {
  await serving(older?.root ?? ROOT, join(folder, 'older-data', 'site'), async (url) => {
    await expectServing(url, member);
    await expectServing(url, await newMember(url));
  });
});
