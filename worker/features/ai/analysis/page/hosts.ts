import { US_STATES } from '../../../../../contract/profile/places.ts';

/** Registries verify who may use these domains. */
const OFFICIAL_ENDINGS = ['.gov', '.mil', '.edu'];

/**
 * Returns whether a page may be fetched: https on the default port, from a host with an official domain or on the
 * operator's list. IP addresses and internal network names don't qualify.
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
