import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales.ts';
import { pathIn } from './paths.ts';
import { isTranslated } from './translated-pages.ts';

/** Files other than pages that every language shares. Only the default language's build keeps them. */
const SHARED =
  /^(content(?!$|\/(program-names|own-texts|own-phrases|taste)\.json$|\/help($|\/))|attached-assets|icon|apple|favicon|robots|site\.webmanifest)/;

/**
 * An Astro integration for a translated build. Removes the pages that don't exist in this language and the files that
 * every language shares, and points each remaining page's links at pages in its own language.
 */
export function translatedSite(locale: Locale, site: string): AstroIntegration {
  return {
    name: 'translated-site',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (locale === DEFAULT_LOCALE) return;
        const folder = fileURLToPath(dir);
        for (const file of await readdir(folder, { recursive: true })) {
          if (!isKept(file)) await rm(join(folder, file), { recursive: true, force: true });
          else if (file.endsWith('.html')) {
            const html = await readFile(join(folder, file), 'utf8');
            await writeFile(join(folder, file), withOwnLinks(html, locale, site));
          }
        }
      },
    },
  };
}

function isKept(file: string): boolean {
  if (SHARED.test(file)) return false;
  return extname(file) !== '.html' || isTranslated(`/${file.replace(/(^index)?\.html$/, '')}`);
}

/** Points a page's links, and the URLs in its structured data, at the same pages in this language, if they exist. */
export function withOwnLinks(html: string, locale: Locale, site: string): string {
  const isRoot = (path: string) => path.startsWith('/') && !path.startsWith('//');
  return html
    .replace(
      /(<(?:a|form|link)\b(?![^>]* hreflang=)[^>]*?\s(?:href|action)=")([^"]*)"/g,
      (whole, start: string, path: string) => {
        if (!isRoot(path)) return whole;
        const own = pathIn(locale, path);
        // Says before the click that the page is in another language.
        const isElsewhere = own === path && start.startsWith('<a') && !/\.\w+$/.test(path);
        return `${start}${own}"${isElsewhere ? ` hreflang="${DEFAULT_LOCALE}"` : ''}`;
      },
    )
    .replace(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g, (data) =>
      data.replace(/"(https?:\/\/[^"\s]+)"/g, (whole, address: string) => {
        const { origin, pathname, search, hash } = new URL(address);
        const own = pathIn(locale, pathname);
        return origin === new URL(site).origin && own !== pathname ? `"${origin}${own}${search}${hash}"` : whole;
      }),
    );
}
