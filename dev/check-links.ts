/**
 * Every link and every file that a built page names must exist, and each page's head must be about that page. Addresses
 * of pages that are to come are listed here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { metaOf } from '../site/src/brand/built-page.ts';
import { standsForMany } from '../site/src/layouts/head.ts';

const [site = 'dist/site'] = process.argv.slice(2);

/** Pages that the specification asks for and that are not built yet. An entry whose page exists is a fault. */
const TO_COME = [
  '/about',
  '/admin',
  '/admin-login',
  '/careers',
  '/cookies',
  '/faqs',
  '/how-matching-works',
  '/press',
  '/privacy',
  '/success-stories',
  '/terms',
];

const MANIFEST = z.object({ start_url: z.string(), icons: z.array(z.object({ src: z.string() })) });

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const origin = new URL(canonicalOf(read('index.html')) ?? '').origin;
const faults: string[] = [];
/** The first indexable page with this title or description. */
const owners = new Map<string, string>();
for (const page of pages) {
  const html = read(page);
  for (const [, address = ''] of html.matchAll(/\s(?:href|src|srcset|component-url|renderer-url)="(\/[^"]*)"/g)) {
    hold(page, address);
  }
  for (const [, path = '', id = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)?#([^"]+)"/g))
    holdAnchor(page, path, id);
  checkHead(page, html);
}
for (const path of TO_COME)
  if (isThere(path)) faults.push(`${path} is there now: take it off the list of pages to come`);

const distinct = new Set(faults);
for (const fault of distinct) console.error(fault);
console.log(`${pages.length} pages, ${distinct.size} faults`);
process.exitCode = distinct.size > 0 ? 1 : 0;

function checkHead(page: string, html: string): void {
  const path = page === 'index.html' ? '/' : `/${page.replace(/(\/index)?\.html$/, '')}`;
  const address = standsForMany(path) ? undefined : `${origin}${path}`;
  for (const [name, value] of [
    ['canonical link', canonicalOf(html)],
    ['og:url', metaOf(html, 'og:url')],
  ]) {
    if (value !== address) faults.push(`${page} has the ${name} ${value} instead of ${address}`);
  }
  for (const name of ['og:image', 'twitter:image']) {
    const picture = metaOf(html, name);
    if (!picture?.startsWith(`${origin}/`))
      faults.push(`${page} has the ${name} ${picture}, which is not on ${origin}`);
    else hold(page, picture);
  }
  for (const icon of ['icon', 'apple-touch-icon']) {
    if (linksOf(html, icon).length === 0) faults.push(`${page} names no ${icon}`);
  }
  const [manifest] = linksOf(html, 'manifest');
  if (manifest === undefined) faults.push(`${page} names no manifest`);
  else if (isThere(manifest)) {
    const { icons, start_url } = MANIFEST.parse(JSON.parse(read(manifest)));
    for (const named of [start_url, ...icons.map(({ src }) => src)]) hold(manifest, named);
  }
  if (metaOf(html, 'robots') === 'noindex') return;
  const title = /<title>([^<]*)</.exec(html)?.[1];
  for (const text of [`title "${title}"`, `description "${metaOf(html, 'description')}"`]) {
    const owner = owners.get(text);
    if (owner !== undefined) faults.push(`${owner} and ${page} have the same ${text}`);
    else owners.set(text, page);
  }
}

function canonicalOf(html: string): string | undefined {
  return linksOf(html, 'canonical')[0];
}

function linksOf(html: string, rel: string): string[] {
  return [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"`, 'g'))].map(([, href = '']) => href);
}

function read(file: string): string {
  return readFileSync(join(site, file), 'utf8');
}

/** Notes a fault unless the address is there or is to come. */
function hold(page: string, address: string): void {
  const path = decodeURI(new URL(address, origin).pathname);
  if (!isThere(path) && !TO_COME.includes(path)) {
    faults.push(`${page} links to ${address}, which is not there`);
  }
}

/** Notes a fault unless the linked part of a page is there; a page that is not there is a fault of its own. */
function holdAnchor(page: string, path: string, id: string): void {
  const target = path === '' ? page : path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  if (existsSync(join(site, target)) && !read(target).includes(` id="${id}"`)) {
    faults.push(`${page} links to ${path}#${id}, and there is no such part`);
  }
}

function isThere(path: string): boolean {
  const file = join(site, path);
  return ['', '.html', '/index.html'].some((ending) => {
    const candidate = path === '/' ? join(site, 'index.html') : `${file}${ending}`;
    return existsSync(candidate) && (ending !== '' || /\.\w+$/.test(path) || path === '/');
  });
}
