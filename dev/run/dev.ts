/**
 * `npm run dev`: runs the product for development. Astro's development server hot-reloads pages, islands and styles,
 * the Worker restarts when its code changes, and the database reloads changed programs.
 */
import { EventEmitter, once } from 'node:events';
import { utimesSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDevSite, watchContent } from './dev-site.ts';
import { loadPrograms, startProduct } from './local-product.ts';
import { appUrl, dataDir, port, runLocally } from './local-run.ts';
import { freePort, isPortTaken } from './processes.ts';
import { ROOT } from './stack.ts';

/** The port where `.vscode/launch.json` attaches to the Worker. */
const INSPECTOR_PORT = 9229;
/** The folders that contain the Worker's code. */
const WORKER_SOURCES = ['worker', 'contract', 'matching'];

const edits = new EventEmitter();
let lastEdit = 0;
const siteDir = join(dataDir, 'dev-site');
const entry = join(dataDir, 'dev-worker.ts');

await runLocally(async () => {
  const workerPort = await freePort();
  const inspectorPort = (await isPortTaken(INSPECTOR_PORT)) ? await freePort() : INSPECTOR_PORT;
  writeEntry();
  const changed = async (since: number) => {
    if (lastEdit <= since) await once(edits, 'edit');
  };
  const open = async () => {
    await startDevSite({ port, appUrl, workerPort, siteDir });
    return 'development server';
  };
  const database = await startProduct({ siteDir, workerPort, open, watched: { entry, inspectorPort, changed } });
  watchWorker();
  watchContent(port, siteDir, async () => console.log(`  Catalog        ${await loadPrograms(database, siteDir)}`));
  console.log(`  Edits show at once. A debugger of the Worker attaches to port ${inspectorPort}.\n`);
});

function writeEntry(): void {
  const worker = JSON.stringify(join(ROOT, 'worker', 'index.ts'));
  writeFileSync(entry, `export * from ${worker};\nexport { default } from ${worker};\n`);
}

/**
 * Touches the entry file after each change to the Worker's code. esbuild polls for changes and can take two seconds to
 * get to a file, but it polls recently changed files, such as this one, ten times a second.
 */
function watchWorker(): void {
  const touch = () => {
    utimesSync(entry, new Date(), new Date());
    lastEdit = Date.now();
    edits.emit('edit');
  };
  let timer: NodeJS.Timeout | undefined;
  for (const folder of WORKER_SOURCES) {
    watch(join(ROOT, folder), { recursive: true }, () => {
      // Debounced, because editors first truncate a file and then write it.
      clearTimeout(timer);
      timer = setTimeout(touch, 20);
    });
  }
  touch();
}
