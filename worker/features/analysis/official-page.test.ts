import { expect, test, vi } from 'vitest';
import { officialPage } from './official-page.ts';

const SETTINGS = {
  OFFICIAL_PAGES: 'read' as const,
  OFFICIAL_PAGE_HOSTS: ['housing.example.org'],
  APP_URL: 'https://grantlight.example',
};
const TEXT = 'Applications are due by March 15. Send the form to the county office before that day. '.repeat(5);
const PAGE = `<title>Roof &amp; Repair</title><nav>Menu of the whole site</nav><main><p>${TEXT}</p></main>`;

type Site = Record<string, () => Response>;
const html = (body: BodyInit | null, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const redirect = (location: string) => () => html(null, { location }, 302);

/** Reads the page of a program from a made-up web; returns what was read and every address that was asked for. */
async function reading(url: string, site: Site, more: Partial<typeof SETTINGS> & { citations?: string[] } = {}) {
  const fetched: string[] = [];
  const fetch = vi.fn(async (address: string, init: RequestInit) => {
    fetched.push(address);
    expect(init.redirect).toBe('manual');
    expect(new Headers(init.headers).get('user-agent')).toMatch(/^Grantlight\/.*grantlight\.example/);
    const answer = site[address];
    if (answer) return answer();
    return new Response('', { status: 404 });
  });
  const program = { url, applicationUrl: null, citations: more.citations ?? [] };
  return { page: await officialPage(program, { ...SETTINGS, ...more }, fetch), fetched };
}

test('an official page is read as plain passages, with its title and its address', async () => {
  const { page, fetched } = await reading('https://www.hud.gov/roof#top', {
    'https://www.hud.gov/roof': () => html(PAGE),
  });
  expect(page?.source).toMatchObject({ title: 'Roof & Repair', url: 'https://www.hud.gov/roof' });
  expect(page?.passages).toEqual([TEXT.trim()]);
  expect(fetched).toEqual(['https://www.hud.gov/robots.txt', 'https://www.hud.gov/roof']);
});

test.each([
  'http://www.hud.gov/roof',
  'https://www.hud.gov:8443/roof',
  'https://someone@www.hud.gov/roof',
  'https://www.hud.gov.evil.example/roof',
  'https://hudgov/roof',
  'https://127.0.0.1/roof',
  'https://[::1]/roof',
  'https://10.0.0.1.gov:80/roof',
  'https://localhost/roof',
  'https://metadata.internal/roof',
  'https://evil.example/?x=.gov',
  'https://xx.us/roof',
  'https://housing.example.org.evil.example/roof',
  'javascript:alert(1)',
  'not an address',
])('%s is never asked for', async (url) => {
  const { page, fetched } = await reading(url, {});
  expect([page, fetched]).toEqual([null, []]);
});

test.each([
  'https://dhs.state.oh.us/roof',
  'https://www.army.mil/roof',
  'https://housing.example.org/roof',
  'https://a.housing.example.org/roof',
])('%s is official', async (url) => {
  expect((await reading(url, { [url]: () => html(PAGE) })).page).not.toBeNull();
});

test('a redirect is followed as far as official hosts go, three times', async () => {
  const to = 'https://www.usda.gov/new';
  const moved = { 'https://www.hud.gov/roof': redirect(to), [to]: () => html(PAGE) };
  expect((await reading('https://www.hud.gov/roof', moved)).page?.source.url).toBe(to);
  for (const inside of [
    'http://169.254.169.254/latest',
    'https://localhost/x',
    'https://evil.example/x',
    'http://www.hud.gov/x',
    '::',
  ]) {
    const { page, fetched } = await reading('https://www.hud.gov/roof', {
      'https://www.hud.gov/roof': redirect(inside),
    });
    expect(page).toBeNull();
    expect(fetched.filter((address) => !address.startsWith('https://www.hud.gov/'))).toEqual([]);
  }
  const circle = { 'https://www.hud.gov/roof': redirect('/roof') };
  const { page, fetched } = await reading('https://www.hud.gov/roof', circle);
  expect([page, fetched.filter((address) => address.endsWith('/roof')).length]).toEqual([null, 4]);
});

test.each([
  ['User-agent: *\nDisallow: /', false],
  ['User-agent: *\nDisallow: /ro', false],
  ['User-agent: *\nDisallow: /*f$', false],
  ['User-agent: *\nDisallow: /other', true],
  ['User-agent: *\nDisallow: /\nAllow: /roof', true],
  ['User-agent: *\nDisallow:', true],
  ['User-agent: *\nDisallow: /\n\nUser-agent: grantlight\nDisallow: /private', true],
  ['User-agent: *\nAllow: /\n\nUser-agent: Grantlight # us\nDisallow: /', false],
  ['User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /', false],
  ['User-agent: *\nContent-Signal: ai-train=no\nAllow: /', true],
  ['<html>not a file for robots</html>', true],
])('robots.txt %j: read is %s', async (robots, isRead) => {
  const site = {
    'https://www.hud.gov/robots.txt': () => new Response(robots),
    'https://www.hud.gov/roof': () => html(PAGE),
  };
  expect((await reading('https://www.hud.gov/roof', site)).page !== null).toBe(isRead);
});

test('a site whose robots.txt fails is left alone', async () => {
  const down = {
    'https://www.hud.gov/robots.txt': () => new Response('', { status: 503 }),
    'https://www.hud.gov/roof': () => html(PAGE),
  };
  expect((await reading('https://www.hud.gov/roof', down)).fetched).toEqual(['https://www.hud.gov/robots.txt']);
});

test.each([
  ['another type', () => new Response(PAGE, { headers: { 'content-type': 'application/pdf' } })],
  ['no type', () => new Response(new Uint8Array([1, 2]))],
  ['an error', () => html(PAGE, {}, 500)],
  ['a header against it', () => html(PAGE, { 'x-robots-tag': 'noai' })],
  ['an element against it', () => html(`<meta name="robots" content="nosnippet">${PAGE}`)],
  ['a shell without text', () => html('<div id="app"></div><p>Please turn on JavaScript.</p>')],
])('%s is no page', async (_, answer) => {
  expect((await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': answer })).page).toBeNull();
});

test('of an endless page the beginning is read', async () => {
  let sent = 0;
  const endless = () =>
    html(
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new TextEncoder().encode(`<p>${sent} ${'words and more words '.repeat(500)}</p>`));
        },
      }),
    );
  const { page } = await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': endless });
  expect(page?.passages.join('').length).toBeLessThanOrEqual(30_000);
  expect(sent).toBeLessThan(80);
});

test('where pages are not to be read, or a page fails, nothing is asked for or the next one is', async () => {
  expect((await reading('https://www.hud.gov/roof', {}, { OFFICIAL_PAGES: 'off' as never })).fetched).toEqual([]);
  const other = 'https://www.usda.gov/roof';
  const { page } = await reading('https://www.hud.gov/gone', { [other]: () => html(PAGE) }, { citations: [other] });
  expect(page?.source.url).toBe(other);
});
