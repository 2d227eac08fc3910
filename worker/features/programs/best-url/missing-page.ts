/** Paths of error pages that servers redirect to with a success status. */
const MISSING_PATH = /(^|\/)(404|not-?found|page-?not-?found|error-?404|page-?missing)(\/|\.\w+|$)/i;

const MISSING_TITLE =
  /\b404\b|\b(page|file|site|content|resource)( you \w+)? (was |is |could |can )?(not|n't|never) (be )?found|^\s*not found\b|\bno longer (exists?|available)\b|\bdoes(n't| not) exist\b|\bdomain\b.{0,20}\bfor sale\b/i;

const isHome = (path: string) => /^\/?((index|home|default)(\.\w+)?\/?)?$/i.test(path);

/**
 * Returns whether a redirect led to an error page, or from a page to the home page, which means the content is gone.
 */
export function isSentAway(asked: URL, final: URL): boolean {
  if (asked.href === final.href) return false;
  if (MISSING_PATH.test(final.pathname) && !MISSING_PATH.test(asked.pathname)) return true;
  return !isHome(asked.pathname) && isHome(final.pathname) && final.search === '' && !final.hash.includes('/');
}

/** Returns whether the title of a page with a success status says that the page doesn't exist. */
export function saysMissing(html: string): boolean {
  const title = /<title[^>]*>([^<]{0,300})/i.exec(html)?.[1] ?? '';
  return MISSING_TITLE.test(title.replace(/&(#39|rsquo|apos);/g, "'").replace('’', "'"));
}
