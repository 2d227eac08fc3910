/**
 * Enforces the byte budgets: scripts and React per page, the transfer size of the home page and the Worker's bundle
 * (all gzipped), and the uncompressed HTML of public pages. Writes the sizes to the JSON file, if given.
 * Usage: node dev/checks/check-budgets.ts SITE BUNDLE [JSON]
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LOCALES } from '../../contract/locales.ts';
import { prefixOf } from '../../site/src/locale/prefix.ts';

const [site = 'dist/site', workerBundle = 'dist/worker', jsonFile] = process.argv.slice(2);
const KB = 1024;

interface Budget {
  scripts: number;
  react: boolean;
}
/** The maximum gzipped size, in KB, of all scripts that a page can load before any interaction. */
const OWN_BUDGETS: Readonly<Record<string, Budget>> = {
  'index.html': { scripts: 15, react: false },
  '404.html': { scripts: 15, react: false },
  'blog.html': { scripts: 12, react: false },
  'blog/404.html': { scripts: 12, react: false },
  'blog/how-to-find-apply-grants-guide.html': { scripts: 12, react: false },
  'search-results.html': { scripts: 115, react: true },
  'shell/apply.html': { scripts: 115, react: true },
};
/** All other pages that search engines leave out. */
const PRIVATE: Budget = { scripts: 130, react: true };
/** Pages that people find through search engines: all indexable ones without their own budget. */
const PUBLIC = { scripts: 12, html: 45 } as const;
const HOME_TRANSFER = 85;
/** The Worker's budget in KB. A fifth of it is the PDF reader, which is bundled but runs only for PDFs. */
const WORKER = 900;

let faults = 0;
const sizes: { what: string; measured: number; atMost: number }[] = [];
const compressed = new Map<string, number>();

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const ownPages = Object.entries(OWN_BUDGETS).flatMap(([page, budget]) =>
  LOCALES.map((locale): [string, Budget] => [`${prefixOf(locale)}/${page}`.slice(1), budget]),
);
const ownBudgets = new Map(ownPages.filter(([page]) => page in OWN_BUDGETS || pages.includes(page)));
const privatePages = pages
  .filter((page) => !ownBudgets.has(page) && isPrivate(page))
  .map((page): [string, Budget] => [page, PRIVATE]);

for (const [page, budget] of [...ownBudgets, ...privatePages]) {
  const html = textOf(page);
  checkSize(`${page}: scripts`, scriptsSize(html), budget.scripts);
  if (hasReact(html) && !budget.react) fault(`${page} ships React`);
}

const publicPages = pages.filter((page) => !ownBudgets.has(page) && !isPrivate(page));
checkLargest('public pages: scripts', publicPages, PUBLIC.scripts, (page) => scriptsSize(textOf(page)));
checkLargest('public pages: HTML', ['index.html', ...publicPages], PUBLIC.html, (page) =>
  Buffer.byteLength(textOf(page)),
);
for (const page of publicPages) if (hasReact(textOf(page))) fault(`${page} ships React`);

checkSize('index.html: transfer', transferOf('index.html'), HOME_TRANSFER);

const bundle = readdirSync(workerBundle).filter((file) => file.endsWith('.js'));
checkSize(
  'Worker bundle',
  bundle.reduce((sum, file) => sum + gzipped(join(workerBundle, file)), 0),
  WORKER,
);
if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify({ bounds: sizes }, null, 2)}\n`);
process.exitCode = faults > 0 ? 1 : 0;

function checkSize(name: string, bytes: number, budget: number): void {
  sizes.push({ what: `${name}, KB`, measured: bytes / KB, atMost: budget });
  const line = `${name.padEnd(32)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${budget}`;
  if (bytes > budget * KB) fault(line);
  else console.log(line);
}

/** Reports each page over the budget or, if there are none, the largest page. */
function checkLargest(name: string, pages: string[], budget: number, sizeOf: (page: string) => number): void {
  const sizes = pages.map((page) => ({ page, size: sizeOf(page) })).sort((a, b) => b.size - a.size);
  const over = sizes.filter(({ size }) => size > budget * KB);
  for (const { page, size } of over.length > 0 ? over : sizes.slice(0, 1)) checkSize(`${name}, ${page}`, size, budget);
}

function scriptsSize(html: string): number {
  return reachable(scriptsOf(html)).reduce((sum, file) => sum + gzipped(join(site, file)), 0) + inlineScripts(html);
}

function isPrivate(page: string): boolean {
  return textOf(page).includes('<meta name="robots" content="noindex"');
}

function hasReact(html: string): boolean {
  return reachable(scriptsOf(html)).some((file) => /react\.element|react\.transitional/.test(textOf(file)));
}

function fault(sentence: string): void {
  faults += 1;
  console.error(`OVER  ${sentence}`);
}

/** Compresses each file once, because hundreds of pages use the same few files. */
function gzipped(file: string): number {
  const size = compressed.get(file) ?? gzipSync(readFileSync(file)).length;
  compressed.set(file, size);
  return size;
}

/**
 * Returns the gzipped size of everything a browser loads to show a page. Fonts and images count at their own size. Of
 * the icons, only the one that browsers use counts.
 */
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

/** Returns a file's transfer size. Fonts and images are already compressed. */
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

/** Returns the scripts and their static imports. Dynamic imports don't count. */
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
