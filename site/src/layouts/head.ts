import { PRODUCT_NAME } from '../../../contract/limits.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { LOCALE } from '../locale/locale.ts';
import { pathIn } from '../locale/paths.ts';
import { prefixOf, withoutLocale } from '../locale/prefix.ts';
import { isTranslated } from '../locale/translated-pages.ts';

export interface HeadProps {
  /** The product's name is appended if there's room. With it, 10 to 70 characters. */
  title: string;
  /** 50 to 200 characters, for search engines and shared links. */
  description: string;
  robots?: 'index, follow' | 'noindex';
  /** schema.org data. */
  structuredData?: Record<string, unknown> | Record<string, unknown>[];
  /** True if the title is complete, so the product's name isn't appended. */
  wholeTitle?: boolean;
  /** The social card, if it isn't the page's own. Pages with the same card name share one. */
  card?: { name: string; title: string };
  /** The content's date as YYYY-MM-DD. The sitemap reads it from here. */
  modified?: string | undefined;
  /** Set if the page is an article. */
  article?: { published: Date; modified?: Date; author: string };
}

const TITLE = { min: 10, max: 70 } as const;
const DESCRIPTION = { min: 50, max: 200 } as const;
const CARD_NAME = /^[a-z\d-]+(\/[a-z\d-]+)*$/;

/** Returns the head data of the page at `path`. Throws if a text is too short or too long. */
export function headOf(path: string, { title, description, wholeTitle, card }: HeadProps) {
  const withName = `${title} | ${PRODUCT_NAME}`;
  const fullTitle = wholeTitle || withName.length > TITLE.max ? title : withName;
  checkLength(path, 'title', fullTitle, TITLE);
  checkLength(path, 'description', description, DESCRIPTION);
  const { name, title: cardTitle } = card ?? { name: path === '/' ? 'home' : path.slice(1), title };
  if (!CARD_NAME.test(name)) {
    throw new Error(
      `The page ${path} names its social card "${name}": small letters, digits, hyphens and slashes only.`,
    );
  }
  return { fullTitle, cardTitle, cardPath: `${prefixOf(LOCALE)}/social/${name}.png` };
}

/** Returns whether one file serves many URLs (a shell or a not-found page), and so has none of its own. */
export function servesManyUrls(path: string): boolean {
  return path.startsWith('/shell/') || path.endsWith('/404');
}

/** Returns a page's path without language, file extension or trailing slash. */
export function pathOf(url: URL): string {
  return withoutLocale(url.pathname.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/');
}

/** Returns the path of a page in each language it exists in, for search engines. None if there's only one. */
export function alternatesOf(path: string): { locale: string; path: string }[] {
  if (!isTranslated(path)) return [];
  return [...LOCALES.map((locale) => ({ locale, path: pathIn(locale, path) })), { locale: 'x-default', path }];
}

function checkLength(path: string, what: string, text: string, { min, max }: { min: number; max: number }): void {
  if (text.length >= min && text.length <= max) return;
  throw new Error(
    `The page ${path} needs a ${what} of ${min} to ${max} characters and has one of ${text.length}: "${text}".`,
  );
}
