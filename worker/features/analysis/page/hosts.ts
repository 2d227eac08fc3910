import { US_STATES } from '../../../../contract/places.ts';

/** Who may have these names is checked by those who give them out. */
const OFFICIAL_ENDINGS = ['.gov', '.mil', '.edu'];

/**
 * Whether a page may be fetched: https on the usual port, by a host with an official name or one of the operator's list.
 * Addresses in numbers, and names that only mean something inside a network, are none of these.
 */
export function isOfficialPage(address: string | URL, hosts: readonly string[]): boolean {
  const url = parsed(address);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.toLowerCase().replace(/\.$/, '');
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host)) return false;
  if (OFFICIAL_ENDINGS.some((ending) => host.endsWith(ending))) return true;
  if (hosts.some((known) => host === known || host.endsWith(`.${known}`))) return true;
  const state = /(?:^|\.)([a-z]{2})\.us$/.exec(host)?.[1];
  return state !== undefined && Object.hasOwn(US_STATES, state.toUpperCase());
}

function parsed(address: string | URL): URL | null {
  return typeof address === 'string' ? URL.parse(address) : address;
}
