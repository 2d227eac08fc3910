import type { StateCode } from '../../../../contract/profile/places.ts';

/** A feed of funding news: RSS 2.0 or Atom. */
export interface Feed {
  title: string;
  url: string;
  /** The provider if an entry names none. */
  provider: string | null;
  /** Its calls are mixed with other news, which is left out. */
  isNews?: true;
  /** The states where its funder gives money; everywhere if empty. */
  states?: readonly StateCode[];
}

/** The National Science Foundation's feed of calls. */
export const NSF: Feed = {
  title: 'U.S. National Science Foundation: funding opportunities',
  url: 'https://www.nsf.gov/rss/rss_www_funding_pgm_annc_inf.xml',
  provider: 'U.S. National Science Foundation',
};

const newsOf = (provider: string, url: string, states: readonly StateCode[] = []): Feed => ({
  ...{ title: `${provider}: news`, url, provider, isNews: true, states },
});

/** The Appalachian Regional Commission funds counties of these states, and all of West Virginia. */
const APPALACHIA = ['AL', 'GA', 'KY', 'MD', 'MS', 'NY', 'NC', 'OH', 'PA', 'SC', 'TN', 'VA', 'WV'] as const;

/** Funders that announce their calls in a feed. */
export const FOUNDATIONS: readonly Feed[] = [
  newsOf('The William and Flora Hewlett Foundation', 'https://www.hewlett.org/feed/'),
  newsOf('The David and Lucile Packard Foundation', 'https://www.packard.org/feed/'),
  newsOf('Carnegie Corporation of New York', 'https://www.carnegie.org/feed/'),
  newsOf('Ford Foundation', 'https://www.fordfoundation.org/feed/'),
  newsOf('The Rockefeller Foundation', 'https://www.rockefellerfoundation.org/feed/'),
  newsOf('Knight Foundation', 'https://knightfoundation.org/feed/'),
  newsOf('The Commonwealth Fund', 'https://www.commonwealthfund.org/rss.xml'),
  newsOf('Surdna Foundation', 'https://www.surdna.org/feed/'),
  newsOf('Simons Foundation', 'https://www.simonsfoundation.org/feed/'),
  newsOf('Conrad N. Hilton Foundation', 'https://www.hiltonfoundation.org/feed/'),
  newsOf('The James Irvine Foundation', 'https://www.irvine.org/feed/', ['CA']),
  newsOf('The California Endowment', 'https://www.calendow.org/feed/', ['CA']),
  newsOf('New York Health Foundation', 'https://www.nyhealthfoundation.org/feed/', ['NY']),
  newsOf('Bush Foundation', 'https://www.bushfoundation.org/feed/', ['MN', 'ND', 'SD']),
  newsOf('Health Forward Foundation', 'https://www.healthforward.org/feed/', ['KS', 'MO']),
  newsOf('Appalachian Regional Commission', 'https://www.arc.gov/feed/', APPALACHIA),
  newsOf('West Virginia Community Development Hub', 'https://wvhub.org/feed/', ['WV']),
];

/** Returns a feed for an address in the settings, which replaces the built-in feeds. */
export function feedAt(url: string): Feed {
  return { title: new URL(url).hostname, url, provider: null };
}
