import {
  getCrawlErrors,
  getCrawlOverview,
  getCrawlRuns,
  getCrawlStatus,
  getSources,
  postAddressPreview,
  postCrawl,
  postHeldImport,
  postSourcePreview,
  postSourceSwitch,
} from '../../../contract/crawler.ts';
import { route } from '../../http/route.ts';
import { crawlOverview } from './crawl-overview.ts';
import { crawlErrorsOf, crawlRunsSoFar } from './crawl-runs.ts';
import { knownSources } from './crawl-sources.ts';
import { startCrawl } from './crawl-start.ts';
import { crawlStatus } from './crawl-status.ts';
import { decideHeldImport } from './held-imports.ts';
import { previewSource } from './source-preview.ts';
import { switchSource } from './source-switch.ts';

export const crawlRoutes = [
  route(getCrawlStatus, ({ context }) => crawlStatus(context.get('db'), context.get('settings'))),

  route(postCrawl, async ({ admin, context }) => ({
    message: await startCrawl(context.get('db'), context.get('settings'), admin),
  })),

  route(getCrawlRuns, async ({ context }) => ({
    runs: await crawlRunsSoFar(context.get('db'), context.get('settings')),
  })),

  route(getCrawlOverview, ({ context }) => crawlOverview(context.get('db'), context.get('settings'))),

  route(getCrawlErrors, ({ params, context }) => crawlErrorsOf(context.get('db'), params.id)),

  route(getSources, async ({ context }) => ({
    sources: await knownSources(context.get('db'), context.get('settings'), Date.now()),
  })),

  route(postHeldImport, async ({ admin, body, params, context }) => ({
    message: await decideHeldImport(context.get('db'), params.name, { letIn: body.letIn, adminId: admin.id }),
  })),

  route(postSourceSwitch, async ({ admin, body, params, context }) => ({
    message: await switchSource(context.get('db'), context.get('settings'), params.name, {
      ...{ isOn: body.isOn, adminId: admin.id, now: Date.now() },
    }),
  })),

  route(postAddressPreview, ({ body, params, context }) =>
    previewSource(context.get('db'), context.get('settings'), params.name, body),
  ),

  route(postSourcePreview, ({ params, context }) =>
    previewSource(context.get('db'), context.get('settings'), params.name),
  ),
];
