/** A feed of funding news: RSS 2.0 or Atom. */
export interface Feed {
  title: string;
  url: string;
  /** Who gives the money where an entry names nobody. */
  provider: string | null;
}

/** Feeds that the product reads where the settings name none. */
export const FEEDS: readonly Feed[] = [
  {
    title: 'U.S. National Science Foundation: funding opportunities',
    url: 'https://www.nsf.gov/rss/rss_www_funding_pgm_annc_inf.xml',
    provider: 'U.S. National Science Foundation',
  },
];

/** The feeds of a setting: addresses with blanks between them. */
export function feedsOf(addresses: string): Feed[] {
  return addresses
    .split(/\s+/)
    .filter(Boolean)
    .map((url) => ({ title: new URL(url).hostname, url, provider: null }));
}
