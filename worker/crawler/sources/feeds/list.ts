/** A feed of funding news: RSS 2.0 or Atom. */
export interface Feed {
  title: string;
  url: string;
  /** Who gives the money where an entry names nobody. */
  provider: string | null;
}

/** Where the National Science Foundation tells of its calls. */
export const nsfFeed = (url: string): Feed => ({
  title: 'U.S. National Science Foundation: funding opportunities',
  url,
  provider: 'U.S. National Science Foundation',
});

/** The feeds of a setting: addresses with blanks between them. */
export function feedsOf(addresses: string): Feed[] {
  return addresses
    .split(/\s+/)
    .filter(Boolean)
    .map((url) => ({ title: new URL(url).hostname, url, provider: null }));
}
