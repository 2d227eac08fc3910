/** A request to a source. */
export interface SourceRequest {
  /** The source's name in the registry. */
  source: string;
  url: string;
  kind: BodyKind;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Validators from the last response, so an unchanged body isn't sent again. */
  known?: Validators | undefined;
  /** The longest body in bytes, as received. */
  maxBytes?: number;
  /** The longest silence (ms) before the response and between two chunks. */
  timeoutMs?: number;
  /**
   * The limit (ms) for the whole response, even if it trickles in steadily. Time that the reader spends doesn't count.
   */
  wholeMs?: number;
}

export type BodyKind = 'json' | 'xml' | 'csv' | 'lines' | 'archive';

/** A body's version, as stated by its server. */
export interface Validators {
  etag?: string;
  lastModified?: string;
}

/** Content types that servers send for these kinds. Storage services send everything as bytes. */
const TYPES: Readonly<Record<BodyKind, RegExp>> = {
  json: /^(?:application\/(?:[\w.+-]+\+)?json|text\/json|text\/plain)$/,
  xml: /^(?:application\/(?:[\w.+-]+\+)?xml|text\/xml|text\/plain)$/,
  csv: /^(?:text\/csv|text\/plain|application\/(?:csv|octet-stream|vnd\.ms-excel)|binary\/octet-stream)$/,
  lines: /^(?:application\/(?:x-ndjson|jsonl|json|octet-stream)|text\/plain|binary\/octet-stream)$/,
  archive: /^(?:application\/(?:zip|x-zip-compressed|octet-stream|xml)|binary\/octet-stream|text\/xml)$/,
};

const ACCEPT: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  xml: 'application/atom+xml, application/rss+xml, application/xml, text/xml',
  csv: 'text/csv, application/octet-stream;q=0.8',
  lines: 'application/x-ndjson, application/jsonl, text/plain',
  archive: 'application/zip, application/octet-stream;q=0.8',
};

export function fits(contentType: string | null, kind: BodyKind): boolean {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return TYPES[kind].test(type);
}

/** Builds a request's headers. */
export function headersOf(request: SourceRequest, userAgent: string): Headers {
  const headers = new Headers({ Accept: ACCEPT[request.kind], 'User-Agent': userAgent, ...request.headers });
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (request.known?.etag) headers.set('If-None-Match', request.known.etag);
  if (request.known?.lastModified) headers.set('If-Modified-Since', request.known.lastModified);
  return headers;
}

export function validatorsOf(headers: Headers): Validators {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) };
}
