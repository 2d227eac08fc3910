/** Holds the byte budgets, gzipped: scripts and React per page, transfer of the home page, the Worker's bundle; and plain HTML. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const [site = 'dist/site', workerBundle = 'dist/worker'] = process.argv.slice(2);
const KB = 1024;

/** The largest size of all scripts a page can load before anybody touches it, in gzipped KB. */
const SCRIPT_BUDGETS: Record<string, { scripts: number; react: boolean }> = {
  'index.html': { scripts: 15, react: false },
  '404.html': { scripts: 15, react: false },
  'blog.html': { scripts: 12, react: false },
  'blog/404.html': { scripts: 12, react: false },
  'blog/how-to-find-apply-grants-guide.html': { scripts: 12, react: false },
  'applications.html': { scripts: 130, react: true },
  'auth.html': { scripts: 130, react: true },
  'profile.html': { scripts: 130, react: true },
  'search-results.html': { scripts: 130, react: true },
  'shell/confirm-email.html': { scripts: 130, react: true },
  'shell/unsubscribe.html': { scripts: 130, react: true },
  'shell/reset-password.html': { scripts: 130, react: true },
  'shell/apply.html': { scripts: 130, react: true },
};
/** Of a page without an island, as it is: who reads on an old phone waits for it. */
const HTML = 40;
const HOME_TRANSFER = 120;
const WORKER = 700;

let faults = 0;

for (const [page, budget] of Object.entries(SCRIPT_BUDGETS)) {
  const html = textOf(page);
  const scripts = reachable(scriptsOf(html));
  const size = scripts.reduce((sum, file) => sum + gzipped(join(site, file)), 0) + inlineScripts(html);
  hold(`${page}: scripts`, size, budget.scripts);
  const hasReact = scripts.some((file) => /react\.element|react\.transitional/.test(textOf(file)));
  if (hasReact && !budget.react) fault(`${page} ships React`);
}

const articles = readdirSync(join(site, 'blog')).map((file) => join('blog', file));
for (const page of ['index.html', 'blog.html', ...articles]) {
  hold(`${page}: HTML`, Buffer.byteLength(textOf(page)), HTML);
}

hold('index.html: transfer', transferOf('index.html'), HOME_TRANSFER);

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

/** All that a browser loads to show a page, gzipped: fonts as they are, and of the icons the one that browsers take. */
function transferOf(page: string): number {
  const html = textOf(page);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="(\/[^"]+)"/g)].map(([, file = '']) => file);
  const css = [html, ...styles.map(textOf)].join('\n');
  const named = [
    ...html.matchAll(/<link rel="(?:preload|modulepreload|manifest)" href="(\/[^"]+)"/g),
    ...html.matchAll(/<link rel="icon" href="(\/[^"]+\.svg)"/g),
    ...html.matchAll(/<(?:img|source|video|audio|iframe)[^>]*\ssrc="(\/[^"]+)"/g),
    ...css.matchAll(/url\(["']?(\/[^"')]+)/g),
  ].map(([, file = '']) => file);
  const files = [...new Set([...styles, ...named, ...reachable(scriptsOf(html))])];
  return gzipSync(html).length + files.reduce((sum, file) => sum + transferred(join(site, file)), 0);
}

function textOf(file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

/** Fonts and pictures are compressed in themselves. */
function transferred(file: string): number {
  return /\.(?:woff2|png|jpg|webp|avif|ico|mp4|webm)$/.test(file) ? readFileSync(file).length : gzipped(file);
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
    for (const next of importsOf(textOf(file), file)) visit(next);
  };
  entries.forEach(visit);
  return [...seen];
}

function importsOf(code: string, from: string): string[] {
  const specifiers = [...code.matchAll(/(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["']([^"']+\.js)["']/g)];
  return specifiers.map(([, path = '']) => new URL(path, `http://site${from || '/'}`).pathname);
}
