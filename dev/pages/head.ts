import * as z from 'zod/mini';
import { LOCALES } from '../../contract/locales.ts';
import { metaOf } from '../../site/src/brand/built-page.ts';
import { servesManyUrls } from '../../site/src/layouts/head.ts';
import { withoutLocale } from '../../site/src/locale/prefix.ts';
import { type BuiltPage, type BuiltSite, linksOf } from './built-site.ts';

const MANIFEST = z.object({ start_url: z.string(), icons: z.array(z.object({ src: z.string() })) });

/** Returns what's wrong with a page's head, which must describe that page. Calls `hold` with each address in it. */
export function faultsOfHead(
  site: BuiltSite,
  page: BuiltPage,
  checkAddress: (from: string, address: string) => void,
): string[] {
  const { html, path } = page;
  const faults: string[] = [];
  const isOfMany = LOCALES.some((locale) => servesManyUrls(withoutLocale(path, locale)));
  const address = isOfMany ? undefined : `${site.origin}${path}`;
  for (const [name, value] of [
    ['canonical link', linksOf(html, 'canonical')[0]],
    ['og:url', metaOf(html, 'og:url')],
  ]) {
    if (value !== address) faults.push(`has the ${name} ${value} instead of ${address}`);
  }
  for (const name of ['og:image', 'twitter:image']) {
    const picture = metaOf(html, name);
    if (!picture?.startsWith(`${site.origin}/`))
      faults.push(`has the ${name} ${picture}, which is not on ${site.origin}`);
    else checkAddress(page.file, picture);
  }
  for (const icon of ['icon', 'apple-touch-icon']) {
    if (linksOf(html, icon).length === 0) faults.push(`names no ${icon}`);
  }
  const [manifest] = linksOf(html, 'manifest');
  if (manifest === undefined) faults.push('has no manifest');
  else if (site.exists(manifest)) {
    const { icons, start_url } = MANIFEST.parse(JSON.parse(site.read(manifest)));
    for (const named of [start_url, ...icons.map(({ src }) => src)]) checkAddress(manifest, named);
  }
  return faults;
}

/** Reports titles and descriptions that two indexable pages share. */
export function faultsOfDuplicates(pages: readonly BuiltPage[]): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { file, html } of pages) {
    if (metaOf(html, 'robots') === 'noindex') continue;
    const title = /<title>([^<]*)</.exec(html)?.[1];
    for (const text of [`title "${title}"`, `description "${metaOf(html, 'description')}"`]) {
      const owner = owners.get(text);
      if (owner !== undefined) faults.push(`${owner} and ${file} have the same ${text}`);
      else owners.set(text, file);
    }
  }
  return faults;
}
