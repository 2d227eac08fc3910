import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unescapeHtml } from '../../site/src/brand/built-page.ts';

export interface BuiltPage {
  /** `programs/snap.html` */
  file: string;
  /** `/programs/snap` */
  path: string;
  html: string;
}

export interface BuiltSite {
  pages: BuiltPage[];
  /** The origin that the site was built for. */
  origin: string;
  read: (file: string) => string;
  /** Returns the page served at a path, following the site's redirects, or undefined. */
  pageAt: (path: string) => BuiltPage | undefined;
  /** Returns whether a page or another file is served at a path. */
  exists: (path: string) => boolean;
  /** Returns whether a page has an element with this id. */
  hasId: (page: BuiltPage, id: string) => boolean;
}

/** Opens a built site and resolves paths as a server would. */
export function openSite(folder: string): BuiltSite {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, path: pathOfFile(file), html: read(file) }));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const redirects = existsSync(join(folder, '_redirects')) ? redirectsOf(read('_redirects')) : [];
  const ids = new Map<string, Set<string>>();
  const pageAt = (path: string) => byPath.get(path) ?? byPath.get(redirected(redirects, path) ?? path);

  return {
    pages,
    origin: new URL(linksOf(read('index.html'), 'canonical')[0] ?? '').origin,
    read,
    pageAt,
    exists: (path) => pageAt(path) !== undefined || (/\.\w+$/.test(path) && existsSync(join(folder, path))),
    hasId: ({ file, html }, id) => {
      const known = ids.get(file) ?? new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, name = '']) => name));
      ids.set(file, known);
      return known.has(id);
    },
  };
}

/** Returns the addresses in a page's `<link rel=…>` elements. */
export function linksOf(html: string, rel: string): string[] {
  return [...html.matchAll(new RegExp(`<link rel="${rel}" href="([^"]*)"`, 'g'))].map(([, href = '']) =>
    unescapeHtml(href),
  );
}

function pathOfFile(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/(\/index)?\.html$/, '')}`;
}

/** Parses the rules in `_redirects`, except those that only remove a trailing slash. */
function redirectsOf(text: string): { from: RegExp; to: string }[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from, to]) =>
      from?.startsWith('/') && to && !from.endsWith('/')
        ? [{ from: new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`), to }]
        : [],
    );
}

function redirected(rules: { from: RegExp; to: string }[], path: string): string | undefined {
  return rules.find(({ from }) => from.test(path))?.to;
}
