import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaOf } from './built-page.ts';

/** Meta elements that date a page's content: programs and company texts, then articles. */
const DATES = ['dcterms.modified', 'article:modified_time', 'article:published_time'];

/** Adds the date stated on the built page to its sitemap entry. */
export function datedEntry(site: string): <Entry extends { url: string }>(entry: Entry) => Entry {
  return (entry) => {
    const path = new URL(entry.url).pathname.replace(/\/$/, '');
    const file = [`${path}.html`, `${path}/index.html`]
      .map((name) => join(site, name))
      .find((name) => existsSync(name));
    if (file === undefined) return entry;
    const html = readFileSync(file, 'utf8');
    const lastmod = DATES.map((name) => metaOf(html, name)).find((date) => date !== undefined);
    return lastmod === undefined ? entry : { ...entry, lastmod: lastmod.slice(0, 10) };
  };
}
