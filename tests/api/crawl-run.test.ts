import { beforeAll, expect, test } from 'vitest';
import { getCrawlStatus, postCrawl } from '../../contract/crawler.ts';
import { type CrawlWorker, crawlWorker } from '../harness/crawl-worker.ts';

let crawler: CrawlWorker;
beforeAll(async () => {
  crawler = await crawlWorker();
}, 60_000);

test('a crawl reads all sources', async () => {
  const { client, headers } = crawler;
  expect((await client.ok(getCrawlStatus, { headers })).body).toEqual({
    progress: expect.objectContaining({ isRunning: false, isComplete: false }),
  });
  expect((await client.ok(postCrawl, { headers })).body.message).toBe('Grant crawler started');
  console.log((await client.fails(postCrawl, { headers })).body.message);
  const started = Date.now();
  console.log(await crawler.untilComplete(), Date.now() - started);
}, 60_000);
