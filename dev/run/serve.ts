/** `npm start`: runs the product on this machine as if deployed, with a built site. README.md lists the settings. */
import { join } from 'node:path';
import { startProduct } from './local-product.ts';
import { appUrl, dataDir, port, runLocally, trackUntilDone } from './local-run.ts';
import { buildSite } from './site-build.ts';

const siteDir = join(dataDir, 'site');

await runLocally(async () => {
  const open = async () => ((await buildSite(siteDir, appUrl, trackUntilDone)) ? 'built' : 'unchanged');
  await startProduct({ siteDir, workerPort: port, open });
});
