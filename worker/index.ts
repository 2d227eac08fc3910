import { app } from './app/app.ts';
import { CrawlWorkflow } from './crawler/run/workflow.ts';
import { scheduled } from './features/upkeep/scheduled.ts';

export { CrawlWorkflow };
export default { fetch: app.fetch, scheduled };
