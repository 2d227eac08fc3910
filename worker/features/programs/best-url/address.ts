import type { Grant } from '../../../../contract/programs/grants.ts';
import { isPublicHost, webAddressOf } from '../../../web/public-host.ts';

/** Returns a program's distinct web addresses, in the order to try them. */
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

/** Returns whether a host is under a domain reserved for governments, schools and states. */
export function isOfficial({ hostname }: URL): boolean {
  return /\.(gov|mil|edu)$|\.(state|k12)\.[a-z]{2}\.us$/i.test(hostname);
}

/** Returns the registered part of a host name, including under state domains. */
export function registeredName({ hostname }: URL): string {
  const labels = hostname.toLowerCase().split('.');
  const isOfState = labels.at(-1) === 'us' && labels.length > 3;
  return labels.slice(isOfState ? -4 : -2).join('.');
}

/** Where abandoned domains redirect to. */
const PARKING =
  /(^|\.)(sedo(parking)?|hugedomains|dan|afternic|parkingcrew|bodis|godaddy|namecheap|above)\.(com|net)$/i;

export function isParked({ hostname }: URL): boolean {
  return PARKING.test(hostname);
}
