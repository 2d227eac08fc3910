import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { stopProcess } from '../../dev/run/processes.ts';
import { type DatabaseServer, migrated, ROOT, startDatabase } from '../../dev/run/stack.ts';
import { grants, users } from '../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { storedAccount } from '../factories/accounts.ts';
import { newProgram } from '../factories/programs.ts';
import { startFaultyProxy } from '../harness/product/faulty-proxy.ts';
import { brokenInvariants } from '../harness/product/invariants.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'grantlight-restore-'));
const file = join(folder, 'whole.gz');
const servers: DatabaseServer[] = [];
const PROGRAM_COUNT = 1000;

async function newDatabase(): Promise<DatabaseServer> {
  const server = await startDatabase(mkdtempSync(join(folder, 'database-')));
  servers.push(server);
  await migrated(server.database);
  return server;
}

const argumentsOf = (script: string) => [`dev/operate/${script}.ts`, file];
const environment = (url: string) => ({ cwd: ROOT, env: { ...process.env, DATABASE_URL: url } });

afterAll(async () => {
  await Promise.all(servers.map(({ running }) => stopProcess(running)));
  rmSync(folder, { recursive: true, force: true });
});

test("a killed restore isn't complete; the file restores into a new database", async () => {
  const original = await newDatabase();
  const ids = Array.from({ length: PROGRAM_COUNT }, (_, number) => `program-${number}`);
  await upsertPrograms(
    original.database,
    ids.map((id) => newProgram(id, {})),
  );
  await storedAccount(original.database, { hasQuickHash: true });
  await run(process.execPath, argumentsOf('backup'), environment(original.url));

  const half = await newDatabase();
  const proxy = await startFaultyProxy(half.url);
  proxy.slow(50);
  const restoring = spawn(process.execPath, argumentsOf('restore'), { ...environment(proxy.url), stdio: 'ignore' });
  const ended = once(restoring, 'exit');
  await vi.waitFor(async () => expect(await half.database.$count(grants)).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 10,
  });
  restoring.kill('SIGKILL');
  expect((await ended)[1]).toBe('SIGKILL');
  await proxy.close();
  expect(await half.database.$count(grants)).toBeLessThan(PROGRAM_COUNT);
  expect(await brokenInvariants(half.database)).toEqual([]);
  const again = run(process.execPath, argumentsOf('restore'), environment(half.url));
  await expect(again).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('not empty') });

  const whole = await newDatabase();
  await run(process.execPath, argumentsOf('restore'), environment(whole.url));
  expect([await whole.database.$count(grants), await whole.database.$count(users)]).toEqual([PROGRAM_COUNT, 1]);
  expect(await brokenInvariants(whole.database)).toEqual([]);
});
