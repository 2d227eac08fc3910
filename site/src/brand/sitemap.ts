import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../contract/locales.ts';
import { withoutLocale } from '../locale/prefix.ts';
import { metaOf } from './built-page.ts';

/** Meta elements with the date of a page's content: programs and company texts, then articles. */
const DATES = ['dcterms.modified', 'article:modified_time', 'article:published_time'];

/** Returns a filter that leaves out pages that set `noindex`, such as those behind the login, and unbuilt pages. */
export function isForSearchEngines(site: string, locale: Locale): (page: string) => boolean {
  return (page) => {
    const html = builtPage(site, page, locale);
    return html !== undefined && metaOf(html, 'robots') !== 'noindex';
  };
}

/** Returns a function that adds the date stated on the built page to its sitemap entry. */
export function datedEntry(site: string, locale: Locale): <Entry extends { url: string }>(entry: Entry) => Entry {
  return (entry) => {
    const html = builtPage(site, entry.url, locale);
    if (html === undefined) return entry;
    const lastmod = DATES.map((name) => metaOf(html, name)).find((date) => date !== undefined);
    return lastmod === undefined ? entry : { ...entry, lastmod: lastmod.slice(0, 10) };
  };
}

function builtPage(site: string, url: string, locale: Locale): string | undefined {
  const path = withoutLocale(new URL(url).pathname, locale).replace(/\/$/, '');
  const file = [`${path}.html`, `${path}/index.html`].map((name) => join(site, name)).find((name) => existsSync(name));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}
