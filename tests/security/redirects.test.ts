import { expect, inject, test } from 'vitest';

/* Tests the server's redirects. tests/security/redirects.spec.ts covers those of the screens. */

const base = inject('apiUrl');

/** Other sites, as a path can disguise them. */
// biome-ignore format: one row reads better than one word per line
const PATHS = [
  '//evil.example/', '//evil.example//', '///evil.example/', '/%2f%2fevil.example/', '/%2Fevil.example/', '/%5cevil.example/', '/%5c%5cevil.example/',
  '/.%2f%2fevil.example/', '/%09/evil.example/', '/%0a/evil.example/', '/%0d%0aLocation:%20https://evil.example/', '/https://evil.example/',
  '/https:evil.example/', '/javascript:alert(1)/', '/@evil.example/', '/;@evil.example/', '/a//evil.example/', '/a/%2f/evil.example/',
  '/grants?next=//evil.example', '/grants//evil.example', '/reset-password//evil.example/', '/unsubscribe/%2f%2fevil.example/', '/programs/type/?to=//evil.example',
  '/index.html//evil.example', '//evil.example/%2e%2e', '/..//evil.example/', '/api//evil.example/', '/blog//evil.example/',
];

test.each(PATHS)("%s doesn't lead to another site", async (path) => {
  const { headers } = await fetch(`${base}${path}`, { redirect: 'manual' });
  const location = headers.get('location');
  // Resolved like in a browser, relative to the requesting page.
  if (location !== null) expect(new URL(location, `${base}${path}`).origin).toBe(base);
  expect(headers.get('refresh')).toBeNull();
});

test.each([
  'x',
  '%2f%2fevil.example',
  '..%2f..%2f%2fevil.example',
  '%5cevil.example',
  '@evil.example',
  '%0d%0aX:%20y',
  'x?to=//evil.example',
])('the link that stops mail redirects a browser to our own page: %s', async (token) => {
  const headers = { accept: 'text/html' };
  const answer = await fetch(`${base}/api/unsubscribe/${token}`, { redirect: 'manual', headers });
  const location = answer.headers.get('location');
  if (location === null) expect(answer.status).toBeGreaterThanOrEqual(400);
  else expect(new URL(location, base).origin).toBe('https://grantlight.example');
});

test.each(['host', 'x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'forwarded', 'x-host'])(
  'no response and no address of the product uses a host from the header %s',
  async (name) => {
    const value = name === 'forwarded' ? 'host=evil.example' : 'evil.example';
    for (const path of ['/api/unsubscribe/x', '/auth/', '/api/health']) {
      const headers = { accept: 'text/html', ...(name === 'host' ? {} : { [name]: value }) };
      const answer = await fetch(`${base}${path}`, { redirect: 'manual', headers });
      expect(`${await answer.text()} ${answer.headers.get('location')}`).not.toContain('evil.example');
    }
  },
);
