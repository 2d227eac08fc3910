import { allows, isKeptFromUs, ROBOT } from '../../../web/robots.ts';
import { isOfficialPage } from './hosts.ts';

export interface Fetching {
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Hosts that are official besides governments'. */
  hosts: readonly string[];
  /** Who calls; sites may look up what we do. */
  appUrl: string;
  signal: AbortSignal;
}

export interface FetchedPage {
  url: string;
  type: 'html' | 'plain';
  text: string;
}

const MOST_REDIRECTS = 3;
const MOST_BYTES = 500_000;
const MOST_BYTES_OF_ROBOTS = 100_000;

/**
 * Fetches a page of an official host, where its robots.txt allows that. Each redirect is looked at like a new address.
 * Null where there is no such page, or not in time.
 */
export async function fetchPage(fetching: Fetching, address: string): Promise<FetchedPage | null> {
  const found = await followed(fetching, address, (url) => mayRead(fetching, url));
  if (!found) return null;
  const { response, url } = found;
  const [, type, charset] =
    /^text\/(html|plain)\b(?:.*charset=["']?([\w-]+))?/i.exec(header(response, 'content-type')) ?? [];
  if (!response.ok || !type || isKeptFromUs(header(response, 'x-robots-tag'))) {
    await response.body?.cancel();
    return null;
  }
  const text = decoded(await firstBytes(response, MOST_BYTES), charset);
  return { url, type: type.toLowerCase() === 'html' ? 'html' : 'plain', text };
}

function header(response: Response, name: string): string {
  return response.headers.get(name) ?? '';
}

async function followed(
  { fetch, hosts, appUrl, signal }: Fetching,
  address: string,
  isAllowed: (url: URL) => Promise<boolean>,
): Promise<{ response: Response; url: string } | null> {
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!url || !isOfficialPage(url, hosts) || !(await isAllowed(url))) return null;
    url.hash = '';
    const headers = { 'User-Agent': `${ROBOT}/1.0 (+${appUrl})`, Accept: 'text/html, text/plain;q=0.9' };
    const response = await fetch(url.href, { redirect: 'manual', headers, signal });
    if (response.status < 300 || response.status > 399) return { response, url: url.href };
    await response.body?.cancel();
    url = URL.parse(header(response, 'location'), url.href);
  }
  return null;
}

async function mayRead(fetching: Fetching, { origin, pathname, search }: URL): Promise<boolean> {
  const found = await followed(fetching, `${origin}/robots.txt`, async () => true).catch(() => null);
  // Who does not answer, or not properly, has not allowed it; who has no such file has.
  if (!found || found.response.status >= 500) return false;
  if (!found.response.ok) {
    await found.response.body?.cancel();
    return true;
  }
  const text = decoded(await firstBytes(found.response, MOST_BYTES_OF_ROBOTS), 'utf-8');
  return allows(text, `${pathname}${search}`);
}

/** The beginning of an answer: what is longer than this is not waited for. */
async function firstBytes(response: Response, most: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(most);
  let length = 0;
  const reader = response.body?.getReader();
  while (reader && length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    const fits = value.subarray(0, most - length);
    bytes.set(fits, length);
    length += fits.length;
  }
  await reader?.cancel();
  return bytes.subarray(0, length);
}

function decoded(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
