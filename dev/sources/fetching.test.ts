import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SourceError, withoutKeys } from '../../worker/crawler/fetching/errors.ts';
import { type FetcherOptions, PoliteFetcher } from '../../worker/crawler/fetching/polite.ts';
import { type LocalServer, startLocalServer } from '../local-server.ts';
import { fastClock } from './reading.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: LocalServer;
let url: string;
let answer: Handler;
const seen: IncomingMessage[] = [];

beforeEach(async () => {
  seen.length = 0;
  server = await startLocalServer(0, (request, response) => {
    seen.push(request);
    answer(request, response);
  });
  url = server.url;
});
afterEach(() => server.close());

const clock = fastClock(Date.parse('2026-11-01'));
const fetcherFor = (options: Partial<FetcherOptions> = {}) =>
  new PoliteFetcher({ allowed: [url], userAgent: 'Test/1 (+somebody)', clock, intervalOf: () => 0, ...options });
const json: Handler = (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"a":1}');
const request = () => ({ source: 'test', url: `${url}/a?api_key=hidden&page=2`, kind: 'json' }) as const;
const failure = (error: unknown) =>
  error instanceof SourceError ? { cause: error.cause, message: error.message } : error;
const asked = (options: Partial<FetcherOptions> = {}, more: object = {}) =>
  fetcherFor(options)
    .read({ ...request(), ...more }, (text): unknown => JSON.parse(text))
    .then((read) => (read.changed ? read.value : 'unchanged'), failure);

test('identifies itself and reads the response', async () => {
  answer = json;
  expect(await asked()).toEqual({ a: 1 });
  expect(seen[0]?.headers['user-agent']).toBe('Test/1 (+somebody)');
});

test('calls only configured hosts, even after redirects', async () => {
  answer = json;
  expect(await asked({ allowed: ['https://other.example'] })).toMatchObject({ cause: 'not_allowed' });
  expect(seen).toHaveLength(0);
  answer = (_, response) => response.writeHead(302, { Location: 'http://169.254.169.254/latest' }).end();
  expect(await asked()).toMatchObject({ cause: 'redirected_away' });
  expect(seen).toHaveLength(1);
  answer = (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end();
  expect(await asked()).toMatchObject({ cause: 'redirected_away' });
  answer = ({ url: path }, response) =>
    path === '/b' ? json(seen[0] as IncomingMessage, response) : void response.writeHead(301, { Location: '/b' }).end();
  expect(await asked()).toEqual({ a: 1 });
  answer = (_, response) => response.writeHead(302, { Location: '/a' }).end();
  expect(await asked()).toMatchObject({ message: expect.stringContaining('in a circle') });
});

test('keys are not disclosed', async () => {
  answer = (_, response) => response.writeHead(403).end();
  const { message } = (await asked()) as { message: string };
  expect(message).toContain('page=2');
  expect(message).not.toContain('hidden');
  expect(withoutKeys('https://user:word@host.example/a?X-Amz-Signature=abc')).toBe(
    'https://host.example/a?X-Amz-Signature=%E2%80%A6',
  );
});

test('backs off, honors Retry-After, and gives up in the end', async () => {
  answer = (_, response) => response.writeHead(503).end();
  clock.slept.length = 0;
  expect(await asked()).toMatchObject({ cause: 'server_error' });
  expect(seen).toHaveLength(4);
  expect(clock.slept).toEqual([1000, 2000, 4000]);
  clock.slept.length = 0;
  answer = (_, response) =>
    response.writeHead(429, { 'Retry-After': new Date(clock.now() + 9000).toUTCString() }).end();
  await asked({ patience: { tries: 2 } });
  expect(clock.slept[0]).toBeGreaterThan(7000);
  clock.slept.length = 0;
  answer = (_, response) => response.writeHead(429, { 'Retry-After': '86400' }).end();
  expect(await asked()).toMatchObject({ cause: 'too_many' });
  expect(clock.slept).toEqual([]);
  seen.length = 0;
  answer = (_, response) => response.writeHead(404).end();
  expect(await asked()).toMatchObject({ cause: 'refused' });
  expect(seen).toHaveLength(1);
});

test('a body that is too large, of another type, cut off or slow is refused', async () => {
  answer = (_, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(`"${'x'.repeat(5000)}"`);
  expect(await asked({}, { maxBytes: 1000 })).toMatchObject({ cause: 'too_large' });
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write(`"${'x'.repeat(3000)}`);
    response.end('"');
  };
  expect(await asked({}, { maxBytes: 1000 })).toMatchObject({ cause: 'too_large' });
  answer = (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('{}');
  expect(await asked()).toMatchObject({ cause: 'wrong_type' });
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
    response.write('{"a":', () => response.destroy());
  };
  expect(await asked({ patience: { tries: 1 } })).toMatchObject({ cause: 'cut_off' });
  answer = () => undefined;
  expect(await asked({ patience: { tries: 1 }, timeoutMs: 30 })).toMatchObject({ cause: 'timed_out' });
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"a":');
  };
  expect(await asked({ patience: { tries: 1 }, timeoutMs: 30 })).toMatchObject({ cause: 'timed_out' });
});

/** Sends byte after byte without ever ending. Each byte arrives within its timeout. */
const drip: Handler = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const drops = setInterval(() => response.write(' '), 5);
  response.once('close', () => clearInterval(drops));
};

test('a response that trickles in is given up and not retried', async () => {
  answer = drip;
  expect(await asked({}, { timeoutMs: 200, wholeMs: 100 })).toEqual({
    cause: 'too_slow',
    message: expect.stringContaining('is not whole within 100 ms'),
  });
  expect(seen).toHaveLength(1);
  expect(await asked({ wholeMs: 50 }, { timeoutMs: 200 })).toMatchObject({ cause: 'too_slow' });
});

test('a file that trickles in is given up; the time to process it does not count', async () => {
  const read = async (pauseMs: number, wholeMs: number) => {
    let count = 0;
    try {
      for await (const chunk of fetcherFor().stream({ ...request(), timeoutMs: 200, wholeMs }, (bytes) => bytes)) {
        count += chunk.length;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    } catch (error) {
      return { count, ...(failure(error) as object) };
    }
    return { count };
  };
  answer = drip;
  expect(await read(0, 100)).toMatchObject({ cause: 'too_slow', count: expect.any(Number) });
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('1', () => setTimeout(() => response.end('2'), 10));
  };
  expect(await read(150, 120)).toEqual({ count: 2 });
});

test('one call per host at a time, with a pause between two', async () => {
  let running = 0;
  let most = 0;
  answer = (asking, response) => {
    running += 1;
    most = Math.max(most, running);
    setImmediate(() => {
      running -= 1;
      json(asking, response);
    });
  };
  clock.slept.length = 0;
  const fetcher = fetcherFor({ intervalOf: () => 500 });
  await Promise.all(Array.from({ length: 5 }, () => fetcher.read(request(), (text) => text)));
  expect(most).toBe(1);
  expect(clock.slept.filter((ms) => ms === 500)).toHaveLength(4);
});

test('requests only changes, and returns the version', async () => {
  answer = (asking, response) =>
    asking.headers['if-none-match'] === '"7"'
      ? void response.writeHead(304).end()
      : void response.writeHead(200, { 'Content-Type': 'application/json', ETag: '"7"' }).end('{}');
  const fetcher = fetcherFor();
  const first = await fetcher.read(request(), (text) => text);
  expect(first).toEqual({ changed: true, value: '{}', validators: { etag: '"7"' } });
  expect(await fetcher.read({ ...request(), known: { etag: '"7"' } }, (text) => text)).toEqual({ changed: false });
});

test('a reader that stops a stream releases the host', async () => {
  answer = json;
  const fetcher = fetcherFor();
  for await (const chunk of fetcher.stream(request(), (bytes) => bytes)) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
  expect(await fetcher.read(request(), (text) => text)).toMatchObject({ changed: true });
});
