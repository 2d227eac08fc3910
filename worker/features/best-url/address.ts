import type { Grant } from '../../../contract/grants.ts';

/** The web addresses of a program in the order in which they are tried, each once. */
export function candidatesOf({
  applicationUrl,
  url,
  providerUrl,
}: Pick<Grant, 'applicationUrl' | 'url' | 'providerUrl'>): string[] {
  const given = [applicationUrl, url, providerUrl].map((address) => address?.trim() ?? '');
  return [...new Set(given)].filter((address) => {
    const parsed = webAddressOf(address);
    return parsed !== null && isPublicHost(parsed.hostname);
  });
}

/** A web address without a name and password in it; null for everything else. */
export function webAddressOf(text: string): URL | null {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const address = new URL(text);
  return address.username === '' && address.password === '' ? address : null;
}

/** Names that never leave a network of one's own. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/**
 * Whether a host may be asked at all: a name with a dot that is none of a private network. Numbers never: no official page
 * has one for a name, and private and loopback networks are written with them, in more ways than one.
 */
export function isPublicHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (!name.includes('.') || name.includes(':') || /(^|\.)\d+$|(^|\.)0x[\da-f]*$/.test(name)) return false;
  return !PRIVATE_NAMES.test(name);
}

/** Only the ports of the web: any other could be somebody's own service. */
export function hasWebPort({ port }: URL): boolean {
  return port === '' || port === '80' || port === '443';
}

/** Hosts that only public bodies, schools and states get. */
export function isOfficial({ hostname }: URL): boolean {
  return /\.(gov|mil|edu)$|\.(state|k12)\.[a-z]{2}\.us$/i.test(hostname);
}

/** The part of a host that somebody registered, as far as the country's own endings go. */
export function registeredName({ hostname }: URL): string {
  const labels = hostname.toLowerCase().split('.');
  const isOfState = labels.at(-1) === 'us' && labels.length > 3;
  return labels.slice(isOfState ? -4 : -2).join('.');
}

/** Where names are sent that nobody keeps any more. */
const PARKING =
  /(^|\.)(sedo(parking)?|hugedomains|dan|afternic|parkingcrew|bodis|godaddy|namecheap|above)\.(com|net)$/i;

export function isParked({ hostname }: URL): boolean {
  return PARKING.test(hostname);
}
