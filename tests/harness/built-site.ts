import { buildSite } from '../../dev/run/site-build.ts';
import { buildWorker } from '../../dev/run/worker-build.ts';
import { TEST_APP_URL, TEST_SITE } from './product/start.ts';

/** Builds the site that every test Worker serves. */
export default async function setup(): Promise<void> {
  await buildSite(TEST_SITE, TEST_APP_URL);
  await buildWorker();
}
