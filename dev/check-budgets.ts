/** Holds the byte budgets, gzipped: scripts and React per page, transfer of the home page, the Worker's bundle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [site = 'dist/site', workerBundle = 'dist/worker'] = process.argv.slice(2);
const KB = 1024;

/** The largest size of all scripts a page can load before anybody touches it, in gzipped KB. */
const SCRIPT_BUDGETS: Record<string, { scripts: number; react: boolean }> = {
  'index.html': { scripts: 15, react: false },
  '404.html': { scripts: 15, react: false },
  'auth.html': { scripts: 130, react: true },
  'profile.html': { scripts: 130, react: true },
  'search-results.html': { scripts: 130, react: true },
  'shell/apply.html': { scripts: 130, react: true },
};
const HOME_TRANSFER = 120;
const WORKER = 700;

let faults = 0;

for (const [page, budget] of Object.entries(SCRIPT_BUDGETS)) {
  const html = readFileSync(join(site, page), 'utf8');
  const scripts = reachable(scriptsOf(html));
  const size = scripts.reduce((sum, file) => sum + gzipped(join(site, file)), 0) + inlineScripts(html);
  hold(`${page}: scripts`, size, budget.scripts);
  const hasReact = scripts.some((file) =>
    /react\.element|react\.transitional/.test(readFileSync(join(site, file), 'utf8')),
  );
  if (hasReact && !budget.react) fault(`${page} ships React`);
}

const home = readFileSync(join(site, 'index.html'), 'utf8');
const linked = [...home.matchAll(/(?:href|src)="(\/_astro\/[^"]+|\/[\w./-]+\.(?:svg|woff2|css|js))"/g)].map(
  ([, file = '']) => file,
);
const files = [...new Set([...linked, ...reachable(scriptsOf(home))])].filter((file) => existsSync(join(site, file)));
// Fonts are compressed in themselves; gzip does not make them smaller.
hold(
  'index.html: transfer',
  gzipSync(home).length + files.reduce((sum, file) => sum + gzipped(join(site, file)), 0),
  HOME_TRANSFER,
);

const bundle = readdirSync(workerBundle).filter((file) => file.endsWith('.js'));
hold(
  'Worker bundle',
  bundle.reduce((sum, file) => sum + gzipped(join(workerBundle, file)), 0),
  WORKER,
);
process.exitCode = faults > 0 ? 1 : 0;

function hold(name: string, bytes: number, budget: number): void {
  const line = `${name.padEnd(32)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${budget}`;
  if (bytes > budget * KB) fault(line);
  else console.log(line);
}

function fault(sentence: string): void {
  faults += 1;
  console.error(`OVER  ${sentence}`);
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(file)).length;
}

function scriptsOf(html: string): string[] {
  const named = html.matchAll(/(?:src|component-url|renderer-url|before-hydration-url)="(\/[^"]+\.js)"/g);
  const inline = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, code = '']) =>
    importsOf(code, ''),
  );
  return [...[...named].map(([, file = '']) => file), ...inline];
}

function inlineScripts(html: string): number {
  const code = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = '']) => text)
    .join('\n');
  return code === '' ? 0 : gzipSync(code).length;
}

/** The scripts and all that they import at once; what they import later, on demand, does not count. */
function reachable(entries: string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(join(site, file))) return;
    seen.add(file);
    for (const next of importsOf(readFileSync(join(site, file), 'utf8'), file)) visit(next);
  };
  entries.forEach(visit);
  return [...seen];
}

function importsOf(code: string, from: string): string[] {
  const specifiers = [...code.matchAll(/(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["']([^"']+\.js)["']/g)];
  return specifiers.map(([, path = '']) => new URL(path, `http://site${from || '/'}`).pathname);
}
