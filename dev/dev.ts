/**
 * `npm run dev`: runs the product while it is edited. Astro's development server serves pages, islands and styles as they
 * change; the Worker restarts when its code changes; programs are loaded into the database again.
 */
import { EventEmitter, once } from 'node:events';
import { utimesSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDevSite, watchContent } from './dev-site.ts';
import { loadPrograms, startProduct } from './local-product.ts';
import { appUrl, dataDir, port, runLocally } from './local-run.ts';
import { freePort, isPortTaken } from './processes.ts';
import { ROOT } from './stack.ts';

/** Where `.vscode/launch.json` attaches to the Worker. */
const INSPECTOR_PORT = 9229;
/** The folders that the Worker is made of. */
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
  watchContent(port, siteDir, async () => console.log(`  Catalogue        ${await loadPrograms(database, siteDir)}`));
  console.log(`  Edits show at once. A debugger of the Worker attaches to port ${inspectorPort}.\n`);
});

function writeEntry(): void {
  const worker = JSON.stringify(join(ROOT, 'worker', 'index.ts'));
  writeFileSync(entry, `export * from ${worker};\nexport { default } from ${worker};\n`);
}

/**
 * Touches the entry after each change of the Worker's code. esbuild looks for changes by polling: it may take two seconds
 * to come to a file, but looks ten times a second at one that changed lately, as the entry always did.
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
      // An editor first empties a file, then writes it.
      clearTimeout(timer);
      timer = setTimeout(touch, 20);
    });
  }
  touch();
}
