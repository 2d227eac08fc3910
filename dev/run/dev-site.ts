import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { dev } from 'astro';
import { readAssetRules } from '../checks/asset-rules.ts';
import { ROOT } from './stack.ts';

/** The site content that the Worker and database read. */
const CONTENT = [
  ...['programs', 'local-forms', 'figures', 'blog', 'common-passwords'],
  ...['english-words', 'spanish-words', 'word-pairs'],
].map((name) => `content/${name}.json`);
/** Astro writes the content collections to this file after each content change. */
const DATA_STORE = join(ROOT, '.astro', 'data-store.json');

/** The time an open page takes to reload. Nothing else may slow down the server until then. */
const PAGES_FIRST_MS = 800;

interface DevSite {
  port: number;
  appUrl: string;
  workerPort: number;
  /** The folder that `content/*.json` is written to for the Worker. */
  siteDir: string;
}

/** Starts Astro's development server on `port`, where it proxies `/api` to the Worker, and writes `content/*.json`. */
export async function startDevSite({ port, appUrl, workerPort, siteDir }: DevSite): Promise<void> {
  const worker = `http://127.0.0.1:${workerPort}`;
  const ours = process.listeners('SIGTERM');
  await dev({
    root: ROOT,
    site: appUrl,
    logLevel: 'error',
    server: { port, host: '127.0.0.1' },
    vite: {
      server: { strictPort: true, proxy: { '/api': worker, '/cdn-cgi': worker } },
      // Finds packages at startup, because discovering one later reloads the page.
      optimizeDeps: { entries: ['site/src/{components,features}/**/*.tsx'] },
      plugins: [
        {
          name: 'asset-rules',
          // Puts the rules before Astro's own rule for trailing slashes, which Astro adds in the same way.
          configureServer:
            ({ middlewares }) =>
            () =>
              void middlewares.stack.unshift({ route: '', handle: assetRules() }),
        },
      ],
    },
  });
  // Vite's own listener would end this process before the other processes have stopped.
  for (const listener of process.listeners('SIGTERM')) {
    if (!ours.includes(listener)) process.off('SIGTERM', listener);
  }
  await writeContent(port, siteDir);
}

/** Rewrites `content/*.json` after each content change. Calls `onChange` if anything changed. */
export function watchContent(port: number, siteDir: string, onChange: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  const update = async () => {
    if (await writeContent(port, siteDir)) await onChange();
  };
  watch(dirname(DATA_STORE), (_, file) => {
    if (file !== basename(DATA_STORE)) return;
    clearTimeout(timer);
    // Astro reads the file on the same event, and open pages reload, so this waits before it requests the JSON.
    timer = setTimeout(() => void update().catch((error: Error) => console.error(error.message)), PAGES_FIRST_MS);
  });
}

/** Writes `content/*.json`. Returns whether anything changed. */
async function writeContent(port: number, siteDir: string): Promise<boolean> {
  let isChanged = false;
  for (const name of CONTENT) {
    const response = await fetch(`http://127.0.0.1:${port}/${name}`);
    if (!response.ok) throw new Error(`The site has no ${name} (status ${response.status}): look for a content error.`);
    const text = await response.text();
    const file = join(siteDir, name);
    if (text === readOrEmpty(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    isChanged = true;
  }
  return isChanged;
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Applies redirects, rewrites and headers like Cloudflare. The Worker sets its own headers. */
function assetRules() {
  const rules = readAssetRules(new URL('../../site/public/', import.meta.url));
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    if (pathname.startsWith('/api/')) {
      next();
      return;
    }
    for (const [name, value] of Object.entries(rules.headersOf(pathname))) response.setHeader(name, value);
    const target = rules.targetOf(pathname);
    if (target?.status === 200) request.url = `${target.to}${search}`;
    if (target && target.status !== 200) response.writeHead(target.status, { location: `${target.to}${search}` }).end();
    else next();
  };
}
