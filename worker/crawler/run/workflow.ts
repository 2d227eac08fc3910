import { WorkflowEntrypoint } from 'cloudflare:workers';
import type { CloudflareWorkersModule } from '@cloudflare/workers-types';
import { reportError } from '../../clients/errors/report.ts';
import { openForCrawl } from '../../db/client.ts';
import { reasonOf } from '../../db/database-errors.ts';
import { type Bindings, settingsOf } from '../../env.ts';
import type { CrawlParams } from '../../settings/crawler.ts';
import { claim } from '../lease.ts';
import { runSlice } from './slice.ts';

type Event = CloudflareWorkersModule.WorkflowEvent<CrawlParams>;
type Step = CloudflareWorkersModule.WorkflowStep;

/** A slice takes four minutes plus a page; a slow source can extend that. */
const SLICE = { retries: { limit: 6, delay: '10 seconds', backoff: 'exponential' }, timeout: '15 minutes' } as const;
/** This many slices would take weeks, so the run must be looping. The 5-minute task then resumes it. */
const MOST_SLICES = 5000;

/**
 * A run of the crawler, one step per slice. Its results are only in the database, because the Workflow's own state may
 * be lost.
 */
export class CrawlWorkflow extends WorkflowEntrypoint<Bindings, CrawlParams> {
  override async run({ payload, instanceId }: Event, step: Step): Promise<void> {
    for (let slice = 1; slice <= MOST_SLICES; slice++) {
      const { isDone } = await step.do(`Slice ${slice}`, SLICE, () => workOn(this.env, payload.runId, instanceId));
      if (isDone) return;
    }
  }
}

/** Runs one slice. Done right away if the run has ended or belongs to another instance. */
async function workOn(bindings: Bindings, runId: number, instance: string): Promise<{ isDone: boolean }> {
  try {
    const settings = settingsOf(bindings);
    const db = openForCrawl(settings.DATABASE_URL, settings.DATABASE_AUTH_TOKEN);
    const lease = await claim(db, runId, instance);
    return lease ? await runSlice(db, settings, lease) : { isDone: true };
  } catch (error) {
    await reportError(bindings, { error, where: 'workflow crawl' });
    throw new Error(`A slice of crawl ${runId} failed: ${reasonOf(error)}`);
  }
}
