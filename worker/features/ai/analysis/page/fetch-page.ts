import type { OutsideFetch } from '../../../../web/outside.ts';
import { allows, isOptedOut, ROBOT } from '../../../../web/robots.ts';
import { isOfficialPage } from './hosts.ts';

export interface Fetching {
  fetch: OutsideFetch;
  /** Official hosts in addition to the governments' own. */
  hosts: readonly string[];
  /** Our address in the user agent, so sites can look us up. */
  appUrl: string;
  signal: AbortSignal;
  /** The robots.txt of each origin, fetched once; null if the site fails. */
  robots: Map<string, Promise<string | null>>;
}

export type PageType = 'html' | 'plain' | 'pdf' | 'docx';

/** A server's validators for a version of a page. */
export interface Version {
  etag: string | null;
  lastModified: string | null;
}

/** A stored version, valid only for its own address. */
export interface KnownVersion extends Version {
  url: string;
}

export interface FetchedPage {
  url: string;
  type: PageType;
  charset: string | undefined;
  bytes: Uint8Array;
  /** True if the bytes are only the beginning of the page. */
  isCut: boolean;
  version: Version;
}

const MOST_REDIRECTS = 3;
/** RFC 9309 requires at least five. */
const MOST_REDIRECTS_OF_ROBOTS = 5;
const MOST_BYTES = 500_000;
const MOST_BYTES_OF_ROBOTS = 100_000;

/** A document must arrive in full, because its index is at the end. */
const MOST_BYTES_OF_A_DOCUMENT = 3_000_000;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ACCEPT = `text/html, text/plain;q=0.9, application/pdf;q=0.9, ${DOCX};q=0.9`;

/**
 * Fetches a page or document from an official host if its robots.txt allows it. Checks each redirect like a new
 * address. Returns `unchanged` for the known version, `none` if there's no page that we may read, and `unreadable` for
 * a document that's too large. Throws if the server fails or the time is up.
 */
export async function fetchPage(
  fetching: Fetching,
  address: string,
  known: KnownVersion | null = null,
): Promise<FetchedPage | 'unchanged' | 'none' | 'unreadable'> {
  const found = await followed(fetching, address, (url) => mayRead(fetching, url), known);
  if (!found) return 'none';
  const { response, url } = found;
  const kind = kindOf(response, url);
  const isKept = isOptedOut(header(response, 'x-robots-tag'));
  const isUsable = response.ok && kind !== null && !isKept;
  if (!isUsable) await response.body?.cancel();
  if (response.status === 304 && !isKept) {
    if (known?.url === url) return 'unchanged';
    throw new Error(`Unexpected 304 from ${url}`);
  }
  if (isFailing(response)) throw new Error(`${response.status} from ${url}`);
  if (!isUsable) return 'none';
  const isDocument = kind.type === 'pdf' || kind.type === 'docx';
  const most = isDocument ? MOST_BYTES_OF_A_DOCUMENT : MOST_BYTES;
  const bytes = await firstBytes(response, most + 1);
  const isCut = bytes.length > most;
  if (isDocument && isCut) return 'unreadable';
  const version = { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') };
  return { url, ...kind, bytes: bytes.subarray(0, most), isCut, version };
}

/** Returns whether a server has a problem or wants us to slow down, so its answer may be different next time. */
function isFailing({ status }: Response): boolean {
  return status >= 500 || status === 429;
}

function header(response: Response, name: string): string {
  return response.headers.get(name) ?? '';
}

function kindOf(response: Response, url: string): Pick<FetchedPage, 'type' | 'charset'> | null {
  const [type = ''] = header(response, 'content-type').toLowerCase().split(';');
  const [, name] = /\.(pdf|docx)$/i.exec(new URL(url).pathname) ?? [];
  const [, text, charset] =
    /^text\/(html|plain)\b(?:.*charset=["']?([\w-]+))?/i.exec(header(response, 'content-type')) ?? [];
  if (text) return { type: text.toLowerCase() === 'html' ? 'html' : 'plain', charset };
  if (type.trim() === 'application/pdf') return { type: 'pdf', charset: undefined };
  if (type.trim() === DOCX) return { type: 'docx', charset: undefined };
  // Many servers don't know the type of their own files.
  if (name && type.trim() === 'application/octet-stream') {
    return { type: name.toLowerCase() === 'pdf' ? 'pdf' : 'docx', charset: undefined };
  }
  return null;
}

async function followed(
  { fetch, hosts, appUrl, signal }: Fetching,
  address: string,
  isAllowed: (url: URL) => Promise<boolean>,
  known: KnownVersion | null = null,
  mostRedirects = MOST_REDIRECTS,
): Promise<{ response: Response; url: string } | null> {
  let url = URL.parse(address);
  const headers = {
    'User-Agent': `${ROBOT}/1.0 (+${appUrl})`,
    Accept: ACCEPT,
  };
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (!url || !isOfficialPage(url, hosts) || !(await isAllowed(url))) return null;
    url.hash = '';
    const ifChanged = known?.url === url.href ? ifChangedSince(known) : {};
    const response = await fetch(url.href, { redirect: 'manual', headers: { ...headers, ...ifChanged }, signal });
    if (response.status < 300 || response.status > 399 || response.status === 304) return { response, url: url.href };
    await response.body?.cancel();
    url = URL.parse(header(response, 'location'), url.href);
  }
  return null;
}

function ifChangedSince({ etag, lastModified }: Version): Record<string, string> {
  return {
    ...(etag ? { 'If-None-Match': etag } : {}),
    ...(lastModified ? { 'If-Modified-Since': lastModified } : {}),
  };
}

/**
 * Returns whether robots.txt allows a page. Throws if the site doesn't respond, because then we have no permission for
 * now.
 */
async function mayRead(fetching: Fetching, { origin, pathname, search }: URL): Promise<boolean> {
  const asked = fetching.robots.get(origin) ?? robotsOf(fetching, origin);
  fetching.robots.set(origin, asked);
  const text = await asked;
  if (text === null) throw new Error(`No robots.txt from ${origin}`);
  return allows(text, `${pathname}${search}`);
}

async function robotsOf(fetching: Fetching, origin: string): Promise<string | null> {
  const found = await followed(
    fetching,
    `${origin}/robots.txt`,
    async () => true,
    null,
    MOST_REDIRECTS_OF_ROBOTS,
  ).catch(() => null);
  if (!found || isFailing(found.response)) {
    await found?.response.body?.cancel();
    return null;
  }
  // A site without a robots.txt forbids nothing (RFC 9309, 2.3.1.3).
  if (!found.response.ok) {
    await found.response.body?.cancel();
    return '';
  }
  return decoded(await firstBytes(found.response, MOST_BYTES_OF_ROBOTS), 'utf-8');
}

/** Reads the beginning of a response, and doesn't wait for the rest. */
async function firstBytes(response: Response, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  while (reader && length < most) {
    const { done, value } = await reader.read();
    if (done) break;
    const fits = value.subarray(0, most - length);
    chunks.push(fits);
    length += fits.length;
  }
  await reader?.cancel();
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}

/** Decodes text in the stated encoding, or as UTF-8. */
export function decoded(bytes: Uint8Array, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
