import { buildSite } from '../../dev/site-build.ts';
import { buildWorker } from '../../dev/worker-build.ts';
import { TEST_APP_URL, TEST_SITE } from './start.ts';

/** The site that every Worker of the tests serves. */
export default async function setup(): Promise<void> {
  await buildSite(TEST_SITE, TEST_APP_URL);
  await buildWorker();
}
