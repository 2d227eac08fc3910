/**
 * Checks the built pages: every link, anchor and file exists, each page's head describes that page and is unique,
 * another page links to it, images have alt texts, structured data is complete, and no translated page has an English
 * sentence. Addresses of planned pages are listed here.
 */

import { DEFAULT_LOCALE, LOCALES } from '../../contract/locales.ts';
import { metaOf, unescapeHtml } from '../../site/src/brand/built-page.ts';
import { MY_PLAN_PATH, SAVED_PATH } from '../../site/src/lib/my-plan-path.ts';
import { withoutLocale } from '../../site/src/locale/prefix.ts';
import { faultsOfAlternatives } from '../pages/alternatives.ts';
import { type BuiltPage, openSite } from '../pages/built-site.ts';
import { faultsOfEnglish } from '../pages/english-sentences.ts';
import { faultsOfDuplicates, faultsOfHead } from '../pages/head.ts';
import { faultsOfData } from '../pages/structured-data.ts';

const [folder = 'dist/site'] = process.argv.slice(2);

/** Pages in the specification that aren't built yet. It's an error if a listed page exists. */
const TO_COME: string[] = [];

/** Addresses with a hash that an island handles, by creating the anchor or opening a section. */
const MADE_BY_ISLANDS: readonly string[] = [MY_PLAN_PATH, SAVED_PATH];

const site = openSite(folder);
const faults = new Set<string>();
/** Pages that another page links to. */
const linked = new Set<string>();

for (const page of site.pages) {
  const { file, html } = page;
  const note = (fault: string) => faults.add(`${file} ${fault}`);
  for (const [, address = ''] of html.matchAll(/\s(?:href|src|srcset|component-url|renderer-url)="([/#][^"]*)"/g)) {
    hold(file, unescapeHtml(address), page);
  }
  faultsOfHead(site, page, hold).forEach(note);
  faultsOfAlternatives(html).forEach(note);
  if (!html.includes(`<html lang="${DEFAULT_LOCALE}">`)) faultsOfEnglish(html).forEach(note);
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    faultsOfData(
      json,
      (address) => address.startsWith(`${site.origin}/`) && hold(file, address.split('#')[0] ?? ''),
    ).forEach(note);
  }
}
for (const fault of faultsOfDuplicates(site.pages)) faults.add(fault);
for (const { file, path, html } of site.pages) {
  if (metaOf(html, 'robots') !== 'noindex' && !linked.has(path)) faults.add(`no other page links to ${file}`);
}
for (const path of TO_COME) {
  if (site.exists(path)) faults.add(`${path} exists now: remove it from the list of planned pages`);
}

for (const fault of faults) console.error(fault);
console.log(`${site.pages.length} pages, ${faults.size} faults`);
process.exitCode = faults.size > 0 ? 1 : 0;

function isMadeByIsland(address: string): boolean {
  return LOCALES.some((locale) => MADE_BY_ISLANDS.includes(withoutLocale(address, locale)));
}

/** Reports an error unless the address and its anchor exist or are planned. */
function hold(from: string, address: string, here?: BuiltPage): void {
  const { pathname, hash } = new URL(address, site.origin);
  const path = decodeURI(pathname);
  const target = address.startsWith('#') ? here : site.pageAt(path);
  if (here && target && target !== here) linked.add(target.path);
  if (!target && !site.exists(path)) {
    if (!TO_COME.includes(path)) faults.add(`${from} links to ${address}, which does not exist`);
    return;
  }
  const id = isMadeByIsland(address) ? '' : decodeURIComponent(hash.slice(1));
  if (target && id !== '' && !site.hasId(target, id))
    faults.add(`${from} links to ${address}, but no element has this id`);
}
