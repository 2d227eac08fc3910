import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { TEST_SITE } from '../../harness/product/start.ts';

const script = readdirSync(join(TEST_SITE, '_astro')).find((name) => name.endsWith('.js'));

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json';

/** One response of each kind in the product, with its status and type. */
const ANSWERS = [
  ['a call', '/api/health', 200, JSON_TYPE],
  ['a refused call', '/api/user', 401, JSON_TYPE],
  ['a call that does not exist', '/api/nothing', 404, JSON_TYPE],
  ['a page', '/', 200, HTML],
  ['a page for any id', '/grants/some-program/apply', 200, HTML],
  ['a page for any token', '/reset-password/some-token', 200, HTML],
  ['a page that does not exist', '/no/such/page', 404, HTML],
  ['the history of the source', '/.git/HEAD', 404, HTML],
  ['a script', `/_astro/${script}`, 200, 'text/javascript; charset=utf-8'],
  ['data for the Worker', '/content/programs.json', 200, JSON_TYPE],
  ['words for machines', '/robots.txt', 200, 'text/plain; charset=utf-8'],
  ['the map of the site', '/sitemap-index.xml', 200, 'application/xml; charset=utf-8'],
  ['the feed of articles', '/rss.xml', 200, 'application/xml; charset=utf-8'],
  ['the icon', '/favicon.svg', 200, 'image/svg+xml; charset=utf-8'],
  ['a picture', '/attached-assets/blog/cap.svg', 200, 'image/svg+xml; charset=utf-8'],
] as const;

test.each(ANSWERS)('%s (%s) has the right type and keeps other sites out', async (_, path, status, type) => {
  const answer = await fetch(`${inject('apiUrl')}${path}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  const { headers } = answer;
  expect([answer.status, headers.get('content-type')]).toEqual([status, type]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  for (const directive of ["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]) {
    expect(headers.get('content-security-policy')).toContain(directive);
  }
  expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['/auth/', '/auth'],
  ['//elsewhere.example/', '/elsewhere.example/'],
  ['/grants', '/search-results'],
])('the address %s leads to %s, never to another site', async (path, target) => {
  const { headers } = await fetch(`${inject('apiUrl')}${path}`, { redirect: 'manual' });
  expect(headers.get('location')).toBe(target);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});
