import { Document, Packer, Paragraph } from 'docx';
import { expect, test, vi } from 'vitest';
import { quoteInContext } from '../proof/quotes.ts';
import { fetchPage, type KnownVersion } from './fetch-page.ts';
import { readPage } from './read-page.ts';

const HOSTS = ['housing.example.org'];
const TEXT = 'Applications are due by March 15. Send the form to the county office before that day. '.repeat(5);
const PAGE = `<title>Roof &amp; Repair</title><nav>Menu of the whole site</nav><main><p>${TEXT}</p></main>`;

type Site = Record<string, (headers: Headers) => Response>;
const html = (body: BodyInit | null, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const redirect = (location: string) => () => html(null, { location }, 302);

/** Reads a page from a fake website. Returns the page, the outcome, and every address requested. */
async function reading(url: string, site: Site, known: KnownVersion | null = null) {
  const fetched: string[] = [];
  const fetch = vi.fn(async (address: string, init: RequestInit) => {
    fetched.push(address);
    expect(init.redirect).toBe('manual');
    expect(new Headers(init.headers).get('user-agent')).toMatch(/^Grantlight\/.*grantlight\.example/);
    const answer = site[address];
    if (answer) return answer(new Headers(init.headers));
    return new Response('', { status: 404 });
  });
  const signal = AbortSignal.timeout(8000);
  const fetching = { fetch, hosts: HOSTS, appUrl: 'https://grantlight.example', signal, robots: new Map() };
  const found = await fetchPage(fetching, url, known).catch(() => 'failed' as const);
  if (typeof found === 'string') return { page: null, end: found, fetched };
  const page = await readPage(found, HOSTS, Date.now() + 8000);
  if (typeof page === 'string') return { page: null, end: page, fetched };
  return { page: { ...page, url: found.url }, end: 'read', fetched };
}

test('an official page is read as plain passages, with its title and address', async () => {
  const { page, fetched } = await reading('https://www.hud.gov/roof#top', {
    'https://www.hud.gov/roof': () => html(PAGE),
  });
  expect(page).toMatchObject({ title: 'Roof & Repair', url: 'https://www.hud.gov/roof' });
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
])('%s is never requested', async (url) => {
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

test('redirects are followed within official hosts, up to three times', async () => {
  const to = 'https://www.usda.gov/new';
  const moved = { 'https://www.hud.gov/roof': redirect(to), [to]: () => html(PAGE) };
  expect((await reading('https://www.hud.gov/roof', moved)).page?.url).toBe(to);
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
])('with robots.txt %j, %s is read', async (robots, isRead) => {
  const site = {
    'https://www.hud.gov/robots.txt': () => new Response(robots),
    'https://www.hud.gov/roof': () => html(PAGE),
  };
  expect((await reading('https://www.hud.gov/roof', site)).page !== null).toBe(isRead);
});

test.each([429, 500, 503, 599])('a site whose robots.txt fails with %i is not read', async (status) => {
  const down = {
    'https://www.hud.gov/robots.txt': () => new Response('', { status }),
    'https://www.hud.gov/roof': () => html(PAGE),
  };
  expect((await reading('https://www.hud.gov/roof', down)).fetched).toEqual(['https://www.hud.gov/robots.txt']);
});

test.each([400, 401, 403, 404, 410])('a site that responds to robots.txt with %i forbids nothing', async (status) => {
  const without = {
    'https://www.hud.gov/robots.txt': () => new Response('User-agent: *\nDisallow: /', { status }),
    'https://www.hud.gov/roof': () => html(PAGE),
  };
  expect((await reading('https://www.hud.gov/roof', without)).page).not.toBeNull();
});

test('a robots.txt is followed through five redirects', async () => {
  const hops = Array.from({ length: 5 }, (_, place) => `https://www.hud.gov/robots-${place}.txt`);
  const moved = Object.fromEntries(
    ['https://www.hud.gov/robots.txt', ...hops.slice(0, -1)].map((from, place) => [from, redirect(hops[place] ?? '')]),
  );
  const site = {
    ...moved,
    [hops.at(-1) ?? '']: () => new Response('User-agent: *\nDisallow: /private'),
    'https://www.hud.gov/roof': () => html(PAGE),
  };
  expect((await reading('https://www.hud.gov/roof', site)).page).not.toBeNull();
});

test.each([
  ['another type', () => new Response(PAGE, { headers: { 'content-type': 'application/zip' } })],
  ['no type', () => new Response(new Uint8Array([1, 2]))],
  ['an error', () => html(PAGE, {}, 500)],
  ['a header against it', () => html(PAGE, { 'x-robots-tag': 'noai' })],
  ['an element against it', () => html(`<meta name="robots" content="nosnippet">${PAGE}`)],
  ['a shell without text', () => html('<div id="app"></div><p>Please turn on JavaScript.</p>')],
])('%s is not a page', async (_, answer) => {
  expect((await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': answer })).page).toBeNull();
});

test('only the beginning of an endless page is read', async () => {
  let sent = 0;
  const endless = () =>
    html(
      new ReadableStream({
        pull(controller) {
          sent += 1;
          controller.enqueue(new TextEncoder().encode(`<p>${sent} ${'Words and more words. '.repeat(500)}</p>`));
        },
      }),
    );
  const { page } = await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': endless });
  expect(page?.passages.join('').length).toBeLessThanOrEqual(30_000);
  expect(sent).toBeLessThan(80);
});

test.each([
  ['is gone', () => html('', {}, 404), 'none'],
  ['fails', () => html('', {}, 503), 'failed'],
  ['wants a pause', () => html('', {}, 429), 'failed'],
  ['is as it was', () => new Response(null, { status: 304 }), 'unchanged'],
])('a page that %s is recognized', async (_, answer, end) => {
  const known = { url: 'https://www.hud.gov/roof', etag: '"1"', lastModified: null };
  expect((await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': answer }, known)).end).toBe(end);
});

test('a known version is sent only to its own address; a 304 from another one fails', async () => {
  const [from, to] = ['https://www.hud.gov/roof', 'https://www.usda.gov/new'];
  const unchanged = (headers: Headers) =>
    headers.has('if-none-match') ? new Response(null, { status: 304 }) : html(PAGE);
  const moved = { [from]: redirect(to), [to]: unchanged };
  const version = { etag: '"1"', lastModified: 'Fri, 01 May 2026 00:00:00 GMT' };
  expect((await reading(from, moved, { ...version, url: to })).end).toBe('unchanged');
  expect((await reading(from, moved, { ...version, url: from })).end).toBe('read');
  const always = { [from]: redirect(to), [to]: () => new Response(null, { status: 304 }) };
  expect((await reading(from, always, { ...version, url: from })).end).toBe('failed');
});

test('an unchanged page that now forbids robots counts as none', async () => {
  const url = 'https://www.hud.gov/roof';
  const kept = () => new Response(null, { status: 304, headers: { 'x-robots-tag': 'noai' } });
  expect((await reading(url, { [url]: kept }, { url, etag: '"1"', lastModified: null })).end).toBe('none');
});

test('a robots.txt is requested once for all pages of a site', async () => {
  const moved = { 'https://www.hud.gov/roof': redirect('/new'), 'https://www.hud.gov/new': () => html(PAGE) };
  const { fetched } = await reading('https://www.hud.gov/roof', moved);
  expect(fetched.filter((address) => address.endsWith('/robots.txt'))).toHaveLength(1);
});

test('a document that is too large to be read in full is not read at all', async () => {
  const large = () => new Response(new Uint8Array(3_000_001), { headers: { 'content-type': 'application/pdf' } });
  expect((await reading('https://www.hud.gov/nofo', { 'https://www.hud.gov/nofo': large })).end).toBe('unreadable');
});

test('for a long page, the most useful passages are kept, in order', async () => {
  const filler = Array.from(
    { length: 60 },
    (_, place) => `<p>${place} ${'Our history is long and rich. '.repeat(30)}</p>`,
  );
  const telling = [
    'Applicants must own the home and live in it.',
    'Applications are due on March 15, without exception.',
  ];
  const [who, when] = telling.map((text) => `<p>${text}</p>`);
  const long = [...filler.slice(0, 30), who, ...filler.slice(30), when].join('');
  const { page } = await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': () => html(long) });
  expect(page?.passages.join('').length).toBeLessThanOrEqual(30_000);
  expect(page?.passages.filter((passage) => telling.includes(passage))).toEqual(telling);
});

const DOTS = '.'.repeat(80_000);

test.each([
  ['an item under them', 'html', `<p>${TEXT}</p><h2>If not${DOTS}</h2><ul><li>An item${DOTS}x</li></ul>`],
  ['a passage', 'html', `<p>${TEXT}</p><p>${DOTS}x</p><p>${`${'.'.repeat(500)}x `.repeat(200)}</p>`],
  ['a line of a text', 'plain', `${TEXT}\n\nIf not${DOTS}x:\n\n- An item\n\n${DOTS}x`],
])('thousands of dots as %s are read quickly', async (_, type, body) => {
  const answer = () => new Response(body, { headers: { 'content-type': `text/${type}` } });
  const { page } = await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': answer });
  expect(page?.passages[0]).toContain('Applications are due');
  for (const passage of page?.passages ?? []) expect(passage.length).toBeLessThanOrEqual(5000);
  expect(quoteInContext(page?.passages ?? [], 'Applications are due by March 15')).not.toBeNull();
});

test('a line of dots is read quickly, and one in a table of contents is skipped', async () => {
  const lines = [TEXT, `${DOTS}, and so on`, 'How to apply ........ 12'];
  const bytes = await Packer.toBuffer(
    new Document({ sections: [{ children: lines.map((text) => new Paragraph(text)) }] }),
  );
  const answer = () =>
    new Response(new Uint8Array(bytes), {
      headers: { 'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
    });
  const { page } = await reading('https://www.hud.gov/a.docx', { 'https://www.hud.gov/a.docx': answer });
  expect(page?.passages[0]).toBe(TEXT.trim());
  expect(page?.passages.join(' ')).not.toContain('How to apply');
});

test('a long passage is split into whole sentences', async () => {
  const sentences = Array.from(
    { length: 200 },
    (_, place) => `Rule ${place} holds until Dec. 31 of every single year.`,
  );
  const html = () => new Response(`<p>${sentences.join(' ')}</p>`, { headers: { 'content-type': 'text/html' } });
  const { page } = await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': html });
  expect(page?.passages.length).toBeGreaterThan(1);
  for (const passage of page?.passages ?? []) expect(passage).toMatch(/^Rule \d+ .*year\.$/);
  expect(page?.passages.join(' ')).toBe(sentences.join(' '));
});

/** Returns how a page's words are shown as a quote; null if they aren't shown. */
async function shownOf(words: string, body: string): Promise<string | null> {
  const answer = () => html(body);
  const { page } = await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': answer });
  return quoteInContext(page?.passages ?? [], words);
}

test('dropped, cut or repeated text leaves no quote without its limits', async () => {
  const rule = 'Renters of the county may apply';
  const twice = `<p>${rule}.</p><p>Here it is</p><p>${TEXT}</p><p>${rule}.</p><p>But not in Ohio.</p>`;
  expect(await shownOf(rule, twice)).toBe(`${rule}. But not in Ohio.`);
  const short = `<p>${rule}.</p><p>Except A.</p><p>${TEXT}</p>`;
  expect(await shownOf(rule, short)).toBe(`${rule}. Except A.`);
  const filler = Array.from({ length: 120 }, (_, place) => `Rule ${place} holds for all of them here.`).join(' ');
  const long = `<p>${filler} ${rule}. ${'However, not in the town of A. '.repeat(20)}</p><p>${TEXT}</p>`;
  expect(await shownOf(rule, long)).toBeNull();
  const pages = Array.from({ length: 60 }, (_, place) => `<p>Applicants must submit ${place}. ${filler}</p>`).join('');
  const cut = `${pages}<p>${rule}, eligible or not, must apply. ${filler} ${filler}</p><p>However, not in Ohio.</p>`;
  expect(await shownOf(rule, cut)).toBeNull();
});

test('each piece of a long passage has the words it depends on', async () => {
  const rules = Array.from({ length: 150 }, (_, place) => `Homes of kind ${place} that somebody else pays for.`);
  const body = `<h2>Not covered</h2><p>${rules.join(' ')}</p><p>${TEXT}</p>`;
  const answer = () => html(body);
  const { page } = await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': answer });
  const pieces = page?.passages.filter((passage) => passage.includes('Homes of kind')) ?? [];
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces) expect(piece).toMatch(/^Not covered: /);
});

test.each([
  ['html', (body: string) => `<title>Roof</title>${body}`],
  ['plain', (body: string) => body.replace(/<[^>]+>/g, '\n\n')],
])('overlong text of type %s is marked as partial, and its end is dropped', async (type, of) => {
  const rows = Array.from({ length: 20_000 }, (_, place) => `<p>In year ${place} all was well.</p>`).join('');
  const start = of(`<p>${TEXT}</p>${rows}`).slice(0, 499_900);
  const end = of(
    '<p>Renters in the county may apply.</p><p>Owners in the county may apply.</p><p>However, only those who',
  ).padEnd(500_200, ' in Ohio');
  const answer = () => new Response(start + end, { headers: { 'content-type': `text/${type}` } });
  const { page } = await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': answer });
  expect(page?.isPartial).toBe(true);
  expect(page?.passages.join(' ')).not.toMatch(/Owners in|However/);
});

test('a fully read page is whole, and one with only some parts kept is not', async () => {
  const site = (body: string) => ({ 'https://www.hud.gov/roof': () => html(body) });
  expect((await reading('https://www.hud.gov/roof', site(PAGE))).page?.isPartial).toBe(false);
  const long = Array.from({ length: 900 }, (_, place) => `<p>Rule ${place} is that all is well here for us.</p>`);
  expect((await reading('https://www.hud.gov/roof', site(long.join('')))).page?.isPartial).toBe(true);
});

test.each([
  '<h1>Superseded</h1>',
  '<p>This page has been archived and is no longer updated.</p>',
  '<p>This notice was superseded by the one of May 1.</p>',
  '<div>Archived content</div>',
])('a page that says it is outdated counts as none: %s', async (words) => {
  const answer = () => html(`<title>Roof</title>${words}<p>${TEXT}</p>`);
  expect((await reading('https://www.hud.gov/roof', { 'https://www.hud.gov/roof': answer })).end).toBe('none');
});
