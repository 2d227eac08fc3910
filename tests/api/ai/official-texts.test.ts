import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Analysis, getAnalysis, type Statement } from '../../../contract/ai/analysis.ts';
import type { CuratedProgram } from '../../../contract/programs/catalog.ts';
import { sentIn } from '../../../dev/ai/analysis/reading.ts';
import { FAULTY_DOCUMENTS } from '../../../dev/web/official-texts.ts';
import { startWeb, type WebEmulator } from '../../../dev/web/server.ts';
import { officialTexts, users } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { sweep } from '../../../worker/features/upkeep/sweep.ts';
import { newProgram } from '../../factories/programs.ts';
import { askedOf } from '../../harness/members/agent.ts';
import { type ProductWithAi, productWithAi } from '../../harness/members/ai.ts';
import { memberWith, progressOf, unlocked } from '../../harness/members/analyses.ts';
import { lastRead } from '../../harness/members/analysis-measure.ts';

const DAY = 24 * 60 * 60_000;
const LAW = 'https://www.ecfr.gov/current/title-24/roof';

let product: ProductWithAi;
let web: WebEmulator;
let base: string;
beforeAll(async () => {
  [product, web] = await Promise.all([productWithAi(), startWeb()]);
  base = await product.restart({ AI_MODEL: 'reader', OFFICIAL_PAGES: 'read', LINK_CHECK_STAND_IN: web.url });
}, 120_000);
afterAll(async () => {
  await product.close();
  await web.close();
});

let numbered = 0;
/** Stores a program on its own host, so no other test has read its texts. */
async function program(page: string, given: Partial<CuratedProgram> = {}): Promise<{ id: string; host: string }> {
  numbered += 1;
  const id = `told-${numbered}`;
  const host = `https://county-${numbered}.example.gov`;
  const law = { title: 'The example law', url: `${host}/law`, date: '2026-06-01' };
  await upsertPrograms(product.db, [
    newProgram(id, { title: 'Roof Repair Program', urls: { program: `${host}${page}` }, sources: { law }, ...given }),
  ]);
  return { id, host };
}

const subscriber = () => memberWith(product.db, base);

function statementsOf({ sections }: Analysis): Statement[] {
  return Object.values(sections).flat();
}

/** Returns the paths requested on a host, except robots.txt. Sorted, because parallel reads finish in any order. */
function askedAt(host: string): string[] {
  const pages = web.requests.filter((request) => request.includes(host) && !request.endsWith('/robots.txt'));
  return pages.map((request) => request.replace(`GET ${host}`, '')).sort();
}

/** Backdates a host's texts as if they had been read this many days ago. */
async function readAgo(host: string, days: number): Promise<void> {
  const then = (after: number) => new Date(Date.now() + after - days * DAY).toISOString();
  await product.db
    .update(officialTexts)
    .set({ readAt: then(0), nextAt: then(7 * DAY) })
    .where(like(officialTexts.address, `${host}%`));
}

test('an analysis reads page, application page, regulation and notice, and names each', async () => {
  const law = { title: 'The example law', url: LAW, date: '2026-06-01' };
  numbered += 1;
  const host = `https://county-${numbered}.example.gov`;
  const urls = { program: `${host}/roof-program`, apply: `${host}/roof-apply` };
  await upsertPrograms(product.db, [newProgram('told-by-all', { title: 'Roof Repair', urls, sources: { law } })]);
  const analysis = await unlocked(await subscriber(), 'told-by-all');
  const read = sentIn(lastRead(product.ai.calls));
  expect(read.texts.slice(0, 4).map(({ about, from }) => [about, from])).toEqual([
    ['Official page', 'Roof Repair Program'],
    ['Page to apply', 'Apply for Roof Repair'],
    ['Regulation', '24 CFR Part 999'],
    ['Notice or guidelines', `roof-nofo-2027.pdf (county-${numbered}.example.gov)`],
  ]);
  expect(read.texts.slice(4).every(({ from }) => /^Our summary of: |^The example law$/.test(from))).toBe(true);
  const found = statementsOf(analysis).find(({ quote }) => quote?.includes('March 15, 2027'));
  expect(found?.source).toMatchObject({ url: `${host}/files/roof-nofo-2027.pdf` });
  expect(askedAt(host)).toEqual(['/files/roof-nofo-2027.pdf', '/roof-apply', '/roof-program']);
});

test("for state-run programs, the member's state pages are read, and steps cite them", async () => {
  await upsertPrograms(product.db, [newProgram('tanf', { title: 'Cash for families' })]);
  const page = 'Families in Ohio get cash for at most 36 months. Ask the office of your county.';
  web.put(
    'https://jfs.ohio.gov/',
    `<title>Cash in Ohio</title><p>${page}</p><p>${'The county decides. '.repeat(20)}</p>`,
  );
  const [inOhio, elsewhere] = [await subscriber(), await subscriber()];
  for (const [{ id }, location] of [[inOhio, 'Toledo, OH'] as const, [elsewhere, 'San Juan, PR'] as const]) {
    await product.db.update(users).set({ location }).where(eq(users.id, id));
  }
  const analysis = await unlocked(inOhio, 'tanf');
  const { texts } = sentIn(lastRead(product.ai.calls));
  expect(texts[0]).toMatchObject({ about: 'Official page', from: 'Cash in Ohio' });
  expect(texts[0]?.passages).toContain(page);
  const online = texts.find(({ passages }) =>
    passages.some((passage) => passage.startsWith('Apply online at the Ohio')),
  );
  expect(online?.from).toContain('Noble County');
  expect(statementsOf(analysis).map(({ source }) => source?.url)).toContain('https://jfs.ohio.gov/');
  const { body } = await inOhio.client.ok(getAnalysis, { params: { id: 'tanf' } });
  expect(body.analysis?.sections).toEqual(analysis.sections);
  expect(JSON.stringify((await unlocked(elsewhere, 'tanf')).sections)).not.toContain('Ohio');
});

test('notices of other programs and years are skipped, even if the page links them', async () => {
  const { id, host } = await program('/all-notices', { title: 'Fence Repair Program' });
  const linked = ['roof-nofo-2027.pdf', 'roof-application-instructions.docx', 'fence-nofo-2024.pdf'];
  const links = linked.map((file) => `<a href="/files/${file}">Notice of funding</a>`).join(' ');
  web.put(
    `${host}/all-notices`,
    `<title>Repair</title><p>${'The county mends what is broken. '.repeat(12)}</p>${links}`,
  );
  const analysis = await unlocked(await subscriber(), id);
  const { texts } = sentIn(lastRead(product.ai.calls));
  expect(texts.filter(({ about }) => about === 'Notice or guidelines')).toEqual([]);
  expect(JSON.stringify(analysis.sections)).not.toContain('March 15, 2027');
  expect(askedAt(host)).not.toContain('/files/fence-nofo-2024.pdf');
});

test('a Word document is read as displayed; other hosts and file types are not', async () => {
  const { id, host } = await program('/roof-program');
  await unlocked(await subscriber(), id);
  const passages = sentIn(lastRead(product.ai.calls)).texts.flatMap((text) => text.passages);
  expect(passages).toContain('Deed of the home | Submit a copy, not the original.');
  expect(passages.join(' ')).not.toMatch(/\$900|all previous instructions|everybody is approved/);
  expect(askedAt(host).filter((path) => path.startsWith('/files/'))).toEqual([
    '/files/roof-application-instructions.docx',
    '/files/roof-nofo-2027.pdf',
  ]);
  expect(web.requests.some((request) => request.includes('shop.example.com'))).toBe(false);
});

test('texts are kept a week, then checked by version and reread if they changed', async () => {
  const { id, host } = await program('/roof-apply');
  const [member, other] = [await subscriber(), await subscriber()];
  const first = await unlocked(member, id);
  const times = () => askedAt(host).filter((path) => path === '/roof-apply').length;
  expect(times()).toBe(1);
  await readAgo(host, 6);
  expect(await unlocked(other, id)).toEqual(first);
  expect(times()).toBe(1);
  await readAgo(host, 8);
  expect(await unlocked(other, id)).toEqual(first);
  expect([times(), web.unchanged.filter((address) => address.startsWith(host)).length]).toEqual([2, 1]);
  const [kept] = await product.db
    .select()
    .from(officialTexts)
    .where(eq(officialTexts.address, `${host}/roof-apply`));
  expect(Date.parse(kept?.readAt ?? '')).toBeGreaterThan(Date.now() - DAY);
  await readAgo(host, 8);
  const changed = `<title>Apply</title>${'<p>Applicants must call the office before May 5, 2031.</p><p>It is open to all who rent or own in the county and need a roof.</p>'.repeat(3)}<p>${'More words about roofs. '.repeat(12)}</p>`;
  web.put(`${host}/roof-apply`, changed);
  const after = await unlocked(other, id);
  expect(times()).toBe(3);
  expect(JSON.stringify(after.sections)).toContain('May 5, 2031');
  expect(after.madeAt).not.toBe(first.madeAt);
  // The member unlocked an analysis of the earlier texts.
  expect((await member.client.ok(getAnalysis, { params: { id } })).body.analysis).toBeNull();
});

test('a page read by an older reader is read again at once, even if unchanged', async () => {
  const { id, host } = await program('/roof-apply');
  await unlocked(await subscriber(), id);
  const address = `${host}/roof-apply`;
  const ofAddress = eq(officialTexts.address, address);
  const unchanged = () => web.unchanged.filter((one) => one.startsWith(host)).length;
  const [first] = await product.db.select().from(officialTexts).where(ofAddress);
  await product.db
    .update(officialTexts)
    .set({ passages: ['An older reader cut this.'], hash: 'old', reader: 0 })
    .where(ofAddress);
  await unlocked(await subscriber(), id);
  const [again] = await product.db.select().from(officialTexts).where(ofAddress);
  expect([again?.passages, again?.hash, unchanged()]).toEqual([first?.passages, first?.hash, 0]);
  expect(askedAt(host).filter((path) => path === '/roof-apply')).toHaveLength(2);
  // From now on, the new version can be revalidated.
  await readAgo(host, 8);
  await unlocked(await subscriber(), id);
  expect(unchanged()).toBe(1);
});

test('concurrent requests read each page once, and see that it is being read', async () => {
  const { id, host } = await program('/roof-program');
  const members = await Promise.all([subscriber(), subscriber(), subscriber()]);
  const lines = await Promise.all(members.map((member) => progressOf(member, id)));
  expect(lines[0]?.[0]).toEqual({ step: 'reading' });
  for (const some of lines) expect(new Set(some.map((line) => JSON.stringify(line))).size).toBe(some.length);
  expect(new Set(askedAt(host)).size).toBe(askedAt(host).length);
});

test('the Grant Agent answers from the same texts without fetching them again', async () => {
  const { id, host } = await program('/roof-program');
  const member = await subscriber();
  const { answer } = await askedOf(member, id, 'When are applications due?');
  expect(JSON.stringify(answer.parts)).toContain('March 15, 2027');
  const asked = askedAt(host);
  expect(asked).toContain('/files/roof-nofo-2027.pdf');
  await unlocked(member, id);
  await askedOf(member, id, 'Who can I call?');
  expect(askedAt(host)).toEqual(asked);
});

test.each(FAULTY_DOCUMENTS)('%s does no harm and is skipped', async (file) => {
  const { id, host } = await program(`/with/${file}`);
  const started = Date.now();
  const analysis = await unlocked(await subscriber(), id);
  expect(analysis.madeBy).toBe('model');
  expect(Date.now() - started).toBeLessThan(12_000);
  expect(askedAt(host)).toContain(`/files/${file}`);
  const { texts } = sentIn(lastRead(product.ai.calls));
  expect(texts.filter(({ about }) => about === 'Notice or guidelines')).toEqual([]);
  expect(texts[0]?.about).toBe('Official page');
  // The analysis names the source that couldn't be read.
  expect(analysis.gaps).toContainEqual({ url: `${host}/files/${file}`, why: 'unreadable' });
});

test('a site that fails keeps its stored texts and is not called for a day', async () => {
  const { id, host } = await program('/roof-apply');
  const member = await subscriber();
  const first = await unlocked(member, id);
  await readAgo(host, 8);
  await product.db
    .update(officialTexts)
    .set({ address: `${host}/500` })
    .where(eq(officialTexts.address, `${host}/roof-apply`));
  const law = { title: 'The example law', url: `${host}/law`, date: '2026-06-01' };
  await upsertPrograms(product.db, [
    newProgram(id, { title: 'Roof Repair Program', urls: { program: `${host}/500` }, sources: { law } }),
  ]);
  const after = await unlocked(member, id);
  expect(after.sections).toEqual(first.sections);
  await unlocked(member, id);
  expect(askedAt(host).filter((path) => path === '/500')).toHaveLength(1);
});

test("text that its site hasn't shown for a month is dropped, and the answer says so", async () => {
  const { id, host } = await program('/roof-apply');
  const member = await subscriber();
  const first = await unlocked(member, id);
  // The law's page has too few words to count as text.
  const gaps = [{ url: `${host}/law`, why: 'unreadable' }];
  expect([JSON.stringify(first.sections).includes('county office'), first.gaps]).toEqual([true, gaps]);
  web.put(`${host}/roof-apply`, '');
  await product.db.update(officialTexts).set({ nextAt: new Date(Date.now() + DAY).toISOString() });
  const age = async (days: number) =>
    product.db
      .update(officialTexts)
      .set({ readAt: new Date(Date.now() - days * DAY).toISOString() })
      .where(like(officialTexts.address, `${host}%`));
  await age(29);
  expect((await unlocked(member, id)).sections).toEqual(first.sections);
  await age(31);
  const after = await unlocked(member, id);
  expect(JSON.stringify(after.sections)).not.toContain('You can apply online or at the county office');
  expect(after.gaps).toEqual([{ url: `${host}/roof-apply`, why: 'outdated' }, ...gaps]);
});

test('an analysis and the Grant Agent say so when only part of a page was read', async () => {
  const { id, host } = await program('/endless');
  const rows = Array.from({ length: 20_000 }, (_, place) => `<p>In year ${place} the roofs were fine.</p>`);
  web.put(`${host}/endless`, `<title>Endless</title><p>Applications are due on April 2, 2031.</p>${rows.join('')}`);
  const member = await subscriber();
  const analysis = await unlocked(member, id);
  expect(analysis.gaps).toContainEqual({ url: `${host}/endless`, why: 'partial' });
  expect(sentIn(lastRead(product.ai.calls)).texts[0]?.about).toBe('Official page (only a part of it)');
  const { answer } = await askedOf(member, id, 'Is there parking at the museum?');
  expect(answer).toMatchObject({ outcome: 'nothing', isPartial: true });
});

test('an official text takes precedence over our own summary of the same fact', async () => {
  const howToApply = [{ text: 'Send the signed form to the county office by July 1.', source: 'law' }];
  const { id, host } = await program('/signed', { howToApply });
  const said = 'Send the signed form to the county office by June 1.';
  web.put(
    `${host}/signed`,
    `<title>Signed</title><p>${said}</p><p>${'A roof keeps out the rain and snow. '.repeat(12)}</p>`,
  );
  const statements = statementsOf(await unlocked(await subscriber(), id));
  expect(statements.filter(({ text }) => /signed form/.test(text)).map(({ source }) => source?.title)).toEqual([
    'Signed',
  ]);
  const open = statements.filter(({ source }) => source?.title !== 'Signed');
  expect(open.length).toBeGreaterThan(0);
  expect(open.every(({ quote, source }) => quote !== null || source?.title.startsWith('Our summary of: '))).toBe(true);
});

test("our summary isn't shown with a date or sum that contradicts an official text", async () => {
  const { id, host } = await program('/mended', {
    deadline: { kind: 'fixed', text: 'July 1, 2031', date: '2031-07-01', source: 'law' },
    amount: { text: 'Up to $7,500', source: 'law' },
    howToApply: [{ text: 'Bring a photo of the roof to the office', source: 'law' }],
  });
  const said = 'Applications are due on June 1, 2031. Grants of up to $5,000 mend a roof.';
  web.put(`${host}/mended`, `<title>Mended</title><p>${said}</p><p>${'A roof keeps out the rain. '.repeat(15)}</p>`);
  const member = await subscriber();
  const analysis = await unlocked(member, id);
  const shown = JSON.stringify(analysis.sections);
  expect(shown).toContain('June 1, 2031');
  expect(shown).toContain('photo of the roof');
  expect(shown).not.toMatch(/July 1|7,500/);
  const sent = JSON.stringify(sentIn(lastRead(product.ai.calls)).texts);
  expect(sent).not.toMatch(/July 1|7,500/);
  const { answer } = await askedOf(member, id, 'When are applications due, and how much is it?');
  expect(JSON.stringify(answer.parts)).not.toMatch(/July 1|7,500/);
});

test('a long text leaves room for the others, and its most useful parts are sent', async () => {
  const { id, host } = await program('/long');
  const law = { title: 'The example law', url: `${host}/law`, date: '2026-06-01' };
  const urls = { program: `${host}/long`, apply: `${host}/short` };
  const history = Array.from(
    { length: 900 },
    (_, place) => `<p>In year ${place} the county was as it had been before.</p>`,
  );
  web.put(`${host}/long`, `<title>Long</title>${history.join('')}<p>Applications are due on April 2, 2031.</p>`);
  const office = Array.from({ length: 40 }, (_, place) => `<p>Apply in person at office ${place} of the county.</p>`);
  web.put(`${host}/short`, `<title>Short</title>${office.join('')}`);
  await upsertPrograms(product.db, [newProgram(id, { urls, sources: { law } })]);
  await unlocked(await subscriber(), id);
  const { texts } = sentIn(lastRead(product.ai.calls));
  const [long, short] = ['Long', 'Short'].map((title) => texts.find(({ from }) => from === title)?.passages ?? []);
  expect(short).toHaveLength(40);
  expect(long).toContain('Applications are due on April 2, 2031.');
  expect(texts.flatMap(({ passages }) => passages).join('').length).toBeLessThanOrEqual(40_000);
});

test('unused texts are swept, those in use are not', async () => {
  const [old, used] = [await program('/roof-apply'), await program('/roof-apply')];
  for (const { id } of [old, used]) await unlocked(await subscriber(), id);
  await readAgo(old.host, 61);
  await readAgo(used.host, 59);
  expect((await sweep(product.db)).officialTexts).toBeGreaterThan(0);
  const left = (host: string) => product.db.$count(officialTexts, like(officialTexts.address, `${host}%`));
  expect([await left(old.host), (await left(used.host)) > 0]).toEqual([0, true]);
});
