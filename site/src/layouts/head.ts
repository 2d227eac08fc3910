import { PRODUCT_NAME } from '../../../contract/limits.ts';

export interface HeadProps {
  /** The product's name follows where there is room; with it 10 to 70 characters. */
  title: string;
  /** 50 to 200 characters, for search engines and shared links. */
  description: string;
  robots?: 'index, follow' | 'noindex';
  /** schema.org data. */
  structuredData?: Record<string, unknown> | Record<string, unknown>[];
  /** The title is complete: no product name behind it. */
  wholeTitle?: boolean;
  /** The picture for sharing, where it is not the page's own: pages that give the same name share one. */
  card?: { name: string; title: string };
  /** The day of what it says, as YYYY-MM-DD: the sitemap takes it from here. */
  modified?: string | undefined;
  /** What is shared is an article. */
  article?: { published: Date; modified?: Date; author: string };
}

const TITLE = { min: 10, max: 70 } as const;
const DESCRIPTION = { min: 50, max: 200 } as const;
const CARD_NAME = /^[a-z\d-]+(\/[a-z\d-]+)*$/;

/** What the head of the page at `path` says. A text that is too short or too long is refused. */
export function headOf(path: string, { title, description, wholeTitle, card }: HeadProps) {
  const withName = `${title} | ${PRODUCT_NAME}`;
  const fullTitle = wholeTitle || withName.length > TITLE.max ? title : withName;
  hold(path, 'title', fullTitle, TITLE);
  hold(path, 'description', description, DESCRIPTION);
  const { name, title: cardTitle } = card ?? { name: path === '/' ? 'home' : path.slice(1), title };
  if (!CARD_NAME.test(name)) {
    throw new Error(
      `The page ${path} names its social card "${name}": small letters, digits, hyphens and slashes only.`,
    );
  }
  return { fullTitle, cardTitle, cardPath: `/social/${name}.png` };
}

/** Whether the page is one file for many addresses, a shell or a not-found page: it has no address of its own. */
export function standsForMany(path: string): boolean {
  return path.startsWith('/shell/') || path.endsWith('/404');
}

/** The address of a page without file ending or trailing slash. */
export function pathOf(url: URL): string {
  return url.pathname.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
}

function hold(path: string, what: string, text: string, { min, max }: { min: number; max: number }): void {
  if (text.length >= min && text.length <= max) return;
  throw new Error(
    `The page ${path} needs a ${what} of ${min} to ${max} characters and has one of ${text.length}: "${text}".`,
  );
}
