/**
 * A fake web for link checks and official texts. It serves every host, with pages that behave in all the ways real ones
 * do.
 */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer } from '../local-server.ts';
import { officialTextAt, type WebText } from './official-texts.ts';
import { answerAs } from './pages.ts';

const STANDS_IN_FOR = 'x-stand-in-for';

export interface WebEmulator {
  /** The value for LINK_CHECK_STAND_IN. */
  url: string;
  /** Every request so far, such as "HEAD https://www.example.gov/apply". */
  requests: string[];
  /** The requests that got a "not modified" response. */
  unchanged: string[];
  /** Replaces the page at an address. */
  put(address: string, page: string): void;
  close(): Promise<void>;
}

/** Starts the server on the loopback address. It doesn't keep the process alive. */
export async function startWeb(port = 0): Promise<WebEmulator> {
  const requests: string[] = [];
  const unchanged: string[] = [];
  const placed = new Map<string, WebText>();
  const answer = async (asked: URL, request: IncomingMessage, response: ServerResponse) => {
    const text = placed.get(asked.href) ?? (await officialTextAt(asked.pathname));
    if (!text) return answerAs(response, asked, request);
    const etag = `"${createHash('sha256').update(text.body).digest('hex').slice(0, 16)}"`;
    const isKnown = request.headers['if-none-match'] === etag;
    if (isKnown) unchanged.push(asked.href);
    response.writeHead(isKnown ? 304 : 200, { 'Content-Type': text.type, ETag: etag });
    response.end(isKnown ? undefined : text.body);
  };
  const { url, close } = await startLocalServer(port, (request, response) => {
    const asked = request.headers[STANDS_IN_FOR];
    if (typeof asked !== 'string' || !URL.canParse(asked)) {
      return response.writeHead(400).end();
    }
    requests.push(`${request.method} ${asked}`);
    return answer(new URL(asked), request, response);
  });
  return {
    url,
    requests,
    unchanged,
    put: (address, page) => placed.set(address, { type: 'text/html; charset=utf-8', body: Buffer.from(page) }),
    close,
  };
}
