/** Runs a crawl until it kills itself with SIGKILL. Reads its task as one line of JSON from stdin. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { openDatabase } from '../../../worker/db/client.ts';
import { type CrawlLoop, crawlLoop, type Death, watchCalls } from './crawl-loop.ts';

export interface ChildTask extends CrawlLoop {
  databaseUrl: string;
  death: Death;
}

const [line] = await once(createInterface({ input: process.stdin }), 'line');
const task: ChildTask = JSON.parse(line);
watchCalls(task.databaseUrl, task.death, () => process.kill(process.pid, 'SIGKILL'));
await crawlLoop(openDatabase(task.databaseUrl), task);
process.exit(0);
