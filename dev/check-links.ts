/** Every link and every file that a built page names must exist. Addresses of pages that are to come are listed here. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [site = 'dist/site'] = process.argv.slice(2);

/** Pages that the specification asks for and that are not built yet. An entry whose page exists is a fault. */
const TO_COME = [
  '/about',
  '/admin',
  '/admin-login',
  '/blog',
  '/careers',
  '/cookies',
  '/faqs',
  '/how-matching-works',
  '/press',
  '/privacy',
  '/success-stories',
  '/terms',
];
const TO_COME_BELOW = ['/blog/'];

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const faults: string[] = [];
for (const page of pages) {
  const html = readFileSync(join(site, page), 'utf8');
  for (const [, address = ''] of html.matchAll(/\s(?:href|src|srcset|component-url|renderer-url)="(\/[^"]*)"/g)) {
    const path = decodeURI(new URL(address, 'http://site').pathname);
    if (!isThere(path) && !TO_COME.includes(path) && !TO_COME_BELOW.some((start) => path.startsWith(start))) {
      faults.push(`${page} links to ${address}, which is not there`);
    }
  }
}
for (const path of TO_COME)
  if (isThere(path)) faults.push(`${path} is there now: take it off the list of pages to come`);

for (const fault of new Set(faults)) console.error(fault);
console.log(`${pages.length} pages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function isThere(path: string): boolean {
  const file = join(site, path);
  return ['', '.html', '/index.html'].some((ending) => {
    const candidate = path === '/' ? join(site, 'index.html') : `${file}${ending}`;
    return existsSync(candidate) && (ending !== '' || /\.\w+$/.test(path) || path === '/');
  });
}
