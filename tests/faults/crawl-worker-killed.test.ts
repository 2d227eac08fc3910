import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { postCrawl } from '../../contract/crawler.ts';
import { resumeCrawl } from '../../dev/operate/resume-crawl.ts';
import { freePort, type Running, signalGroup } from '../../dev/run/processes.ts';
import { startWorker } from '../../dev/run/stack.ts';
import { storedAdmin, storedAdminToken } from '../factories/accounts.ts';
import { Client } from '../harness/client.ts';
import { crawlKit } from '../harness/crawler/crawl-kit.ts';
import { crawlLoop } from '../harness/crawler/crawl-loop.ts';
import { crawlState, forgetCrawls } from '../harness/crawler/crawl-state.ts';
import { untilComplete } from '../harness/crawler/crawl-worker.ts';
import { TEST_SETTINGS } from '../harness/product/settings.ts';
import { TEST_SITE } from '../harness/product/start.ts';

const kit = await crawlKit({ now: Date.now(), records: 30 });
const dataDir = mkdtempSync(join(tmpdir(), 'grantlight-worker-killed-'));
mkdirSync(join(dataDir, 'logs'));
const workers: Running[] = [];

function kill({ child }: Running): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    signalGroup(child.pid, 'SIGKILL');
}

afterAll(() => {
  for (const worker of workers) kill(worker);
  rmSync(dataDir, { recursive: true, force: true });
});

test('after a Worker is killed with SIGKILL mid-crawl, the next one finishes the crawl', async () => {
  await crawlLoop(kit.db, await kit.newRun());
  const undisturbed = await crawlState(kit.db);
  const callsInAll = kit.emulator.calls.length;
  await forgetCrawls(kit.db);

  const settings = { ...TEST_SETTINGS, ...kit.emulator.settings, SOURCE_INTERVAL_MS: '0', DATABASE_URL: kit.url };
  const serve = async () => {
    const port = await freePort();
    const worker = await startWorker({ port, dataDir, siteDir: TEST_SITE, settings });
    workers.push(worker);
    const address = `http://127.0.0.1:${port}`;
    // Any response will do, because without programs it's an error.
    await vi.waitFor(() => fetch(`${address}/api/health`), { timeout: 60_000, interval: 100 });
    return { worker, address, client: new Client(address) };
  };
  const first = await serve();
  const headers = { authorization: `Bearer ${await storedAdminToken(kit.db, (await storedAdmin(kit.db, 20)).id)}` };
  kit.emulator.onCall = (count) => {
    if (count === callsInAll + Math.floor(callsInAll / 2)) kill(first.worker);
  };
  await first.client.ok(postCrawl, { headers });
  await first.worker.ended;

  const second = await serve();
  expect(await resumeCrawl(kit.db, second.address)).toBe('resumed');
  await untilComplete(second.client, headers);
  const { crawl_runs: _who, ...ended } = await crawlState(kit.db);
  const { crawl_runs: _whoElse, ...expected } = undisturbed;
  expect(ended).toEqual(expected);
}, 120_000);
