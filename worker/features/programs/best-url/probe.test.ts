import { afterEach, describe, expect, test, vi } from 'vitest';
import { isPublicHost } from '../../../web/public-host.ts';
import { candidatesOf, isOfficial, registeredName } from './address.ts';
import { askOf } from './ask.ts';
import { isSentAway, saysMissing } from './missing-page.ts';
import { probe } from './probe.ts';

test.each([
  ['www.grants.gov', true],
  ['grants.gov.', true],
  ['localhost', false],
  ['intranet', false],
  ['printer.local', false],
  ['app.internal', false],
  ['db.localhost', false],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['8.8.8.8', false],
  ['[::1]', false],
  ['0x7f.0x1', false],
  ['metadata.google.internal', false],
])('the host %s may be requested: %s', (host, expected) => expect(isPublicHost(host)).toBe(expected));

test.each([
  'http://2130706433/',
  'http://0x7f000001/',
  'http://017700000001/',
  'http://127.1/',
  'http://user:pass@www.example.gov/',
  'http://ⓛocalhost/',
  'javascript:alert(1)',
  'ftp://www.example.gov/',
  'mailto:a@example.gov',
])('%s is not a candidate', (url) =>
  expect(candidatesOf({ applicationUrl: url, url: null, providerUrl: null })).toEqual([]),
);

test('candidates keep the order of the fields, without duplicates', () =>
  expect(
    candidatesOf({ applicationUrl: 'https://a.gov/x', url: ' https://b.gov ', providerUrl: 'https://a.gov/x' }),
  ).toEqual(['https://a.gov/x', 'https://b.gov']));

test.each([
  ['https://www.a.gov', 'a.gov'],
  ['https://dhs.state.il.us/x', 'dhs.state.il.us'],
  ['https://deep.apply.example.com', 'example.com'],
])('the registered name of %s is %s', (url, name) => expect(registeredName(new URL(url))).toBe(name));

test.each([
  ['https://www.a.gov', true],
  ['https://x.edu', true],
  ['https://dhs.state.il.us', true],
  ['https://a.gov.example.com', false],
  ['https://agov.com', false],
])('%s is an official host: %s', (url, expected) => expect(isOfficial(new URL(url))).toBe(expected));

const from = (asked: string, final: string) => isSentAway(new URL(asked), new URL(final));
test.each([
  ['https://a.gov/program', 'https://a.gov/', true],
  ['https://a.gov/program', 'https://www.a.gov/index.html', true],
  ['https://a.gov/program', 'https://a.gov/error/404.html', true],
  ['https://a.gov/program', 'https://a.gov/page-not-found', true],
  ['https://a.gov', 'https://www.a.gov/', false],
  ['https://a.gov/program', 'https://a.gov/programs/program', false],
  ['https://a.gov/program', 'https://a.gov/#/program', false],
  ['https://a.gov/program', 'https://a.gov/?id=3', false],
])('%s to %s leads away: %s', (asked, final, expected) => expect(from(asked, final)).toBe(expected));

test.each([
  ['<title>404 - Agency</title>', true],
  ['<title>Page Not Found</title>', true],
  ['<TITLE lang="en">The page you requested was not found</TITLE>', true],
  ['<title>This page doesn&#39;t exist</title>', true],
  ['<title>example.org is for sale</title><p>This domain</p>', false],
  ['<title>The domain example.org is for sale</title>', true],
  ['<title>Lost and found grants</title>', false],
  ['<title>Form 4040</title>', false],
  ['<p>404</p>', false],
])('%s says that it is missing: %s', (html, expected) => expect(saysMissing(html)).toBe(expected));

describe('a chain of redirects', () => {
  test('is abandoned after five, and an endless page is read only to its title', async () => {
    let asked = 0;
    const endless = async (address: URL) => {
      asked += 1;
      return new Response(null, { status: 302, headers: { location: `${address.pathname}x` } });
    };
    expect(await probe('https://a.gov/x', endless, AbortSignal.timeout(1000))).toBe('unsure');
    expect(asked).toBe(6);

    let chunks = 0;
    const flood = async (_: URL, method: string) => {
      const body = new ReadableStream({
        pull(controller) {
          chunks += 1;
          controller.enqueue(new TextEncoder().encode('x'.repeat(4096)));
        },
      });
      return new Response(method === 'HEAD' ? null : body, { headers: { 'content-type': 'text/html' } });
    };
    expect(await probe('https://a.gov/x', flood, AbortSignal.timeout(1000))).toBe('works');
    expect(chunks).toBeLessThan(10);
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://www.grantlight.com', 'https://a.gov/x'],
  ['https://grantlight.workers.dev', 'https://a.gov/x'],
  ['http://localhost:8787', 'http://127.0.0.1:9'],
])('a product at %s calls %s, even if a test server is set', async (APP_URL, asked) => {
  const fetched: unknown[] = [];
  vi.stubGlobal('fetch', async (address: unknown) => {
    fetched.push(address);
    return new Response();
  });
  const ask = askOf({ APP_URL, LINK_CHECK_STAND_IN: 'http://127.0.0.1:9' });
  await ask(new URL('https://a.gov/x'), 'HEAD', AbortSignal.timeout(1000));
  expect(fetched).toEqual([asked]);
});
