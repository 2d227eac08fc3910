import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { getDrafts } from '../../contract/ai/drafts.ts';
import { type PriorityOrder, postPriorityOrder } from '../../contract/search/priority.ts';
import { type PlantedOrder, tracesOf } from '../../dev/ai/obedient.ts';
import { readingOf } from '../../dev/sources/reading.ts';
import { startSources } from '../../dev/sources/server.ts';
import { startWeb, type WebEmulator } from '../../dev/web/server.ts';
import { readRecords } from '../../worker/crawler/read-page.ts';
import { priorityOrders } from '../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { newProgram } from '../factories/programs.ts';
import { madeUpSource } from '../harness/crawler/made-up-source.ts';
import { askedOf, askedOfList } from '../harness/members/agent.ts';
import { type ProductWithAi, productWithAi } from '../harness/members/ai.ts';
import { memberWith, type Subscriber, unlocked } from '../harness/members/analyses.ts';

/*
Puts each text of hostile-texts.yaml into the middle of a crawled record's description, and into an official page as a
paragraph, in front of a model that obeys all of it. Each program has a twin without the text. There's one text per
program, so none hides another.
*/

const FILE = new URL('hostile-texts.yaml', import.meta.url);
const groups = z.array(
  z.strictObject({
    group: z.string(),
    isHtml: z.optional(z.boolean()),
    texts: z.array(z.strictObject({ text: z.string(), says: z.string() })),
  }),
);

interface Hostile extends PlantedOrder {
  group: string;
  isHtml: boolean;
  number: number;
}

const TEXTS: Hostile[] = groups
  .parse(parse(readFileSync(FILE, 'utf8')))
  .flatMap(({ group, isHtml = false, texts }) => texts.map((text) => ({ ...text, group, isHtml })))
  .map((text, number) => ({ ...text, number }));

const PLACES = ['record', 'page'] as const;
type Place = (typeof PLACES)[number];
const QUESTION = 'What does the program pay for, who may apply, and what do I have to send?';

/** The number of programs to read concurrently, and the number to sort at once. */
const AT_ONCE = 6;
const IN_AN_ORDER = 10;

let product: ProductWithAi;
let web: WebEmulator;
let base: string;
beforeAll(async () => {
  [product, web] = await Promise.all([productWithAi(), startWeb()]);
  base = await product.restart({
    ...{ AI_MODEL: 'reader', AI_RETRIES: '0', OFFICIAL_PAGES: 'read', LINK_CHECK_STAND_IN: web.url },
    ...{ LIMIT_ANALYSES_PER_DAY: '1000', LIMIT_AGENT_QUESTIONS_PER_DAY: '1000' },
  });
  await putPrograms();
  product.ai.obey(TEXTS);
}, 240_000);
afterAll(async () => {
  await product.close();
  await web.close();
});

/** A program that contains a text, or its twin without one. */
type Kind = 'hostile' | 'twin';
const idOf = (place: Place, kind: Kind, number: number) =>
  place === 'record' ? `made-${kind}${number}` : `paged-${kind}${number}`;
/** Returns a word that only one program's texts contain, which ties each model call to a program. */
const wardOf = (place: Place, kind: Kind, number: number) => `Ward ${place[0]}${kind[0]}${number}q`;

/** Returns a name that consists only of letters and doesn't resemble any other. */
function townOf(kind: Kind, number: number): string {
  const syllables = ['ka', 'mo', 'ri', 'tu', 'pe', 'lo', 'sha', 'vi', 'zu', 'ne'];
  const digits = [...String(number * 7919 + 100_003).slice(0, 7)].map((digit) => syllables[Number(digit)]);
  return `${kind === 'twin' ? 'Q' : 'X'}${digits.join('')}`;
}

/** Returns true statements about a program, in two paragraphs that a text can go between. */
const truths = (ward: string): [string, string] => [
  `Grants of up to $2,500 help people in ${ward} repair a leaking roof. Applicants must own the home and live in it.`,
  `Send the signed form to the office of ${ward}. A decision is made within 30 days. Mobile homes are not covered.`,
];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function putPrograms(): Promise<void> {
  const source = madeUpSource('made');
  const rows = TEXTS.flatMap(({ text, isHtml, number }) =>
    (['hostile', 'twin'] as const).flatMap((kind) => {
      const planted = kind === 'hostile' ? [text] : [];
      const [before, after] = truths(wardOf('record', kind, number));
      const record = {
        ...{ id: `${kind}${number}`, title: 'Roof Repair', provider: 'Department of Examples' },
        ...{ description: [before, ...planted, after].join(' '), contact: 'Call the office at 614-555-0123.' },
        url: `https://county.example.gov/${kind}${number}`,
      };
      const host = `https://${kind}-${number}.example.gov`;
      const onPage = planted.map((one) => (isHtml ? one : `<p>${escaped(one)}</p>`));
      const said = truths(wardOf('page', kind, number)).map((one) => `<p>${one}</p>`);
      const filling =
        '<p>The county runs the program together with its towns and pays for it from the general fund of each year, as the board decides in spring after a hearing of all who live there.</p>';
      web.put(
        `${host}/roof`,
        `<!doctype html><title>Roof Repair</title><main><h1>Roof Repair</h1>${said[0]}${onPage.join('')}${said[1]}${filling}</main>`,
      );
      const law = { title: 'The example law', url: `${host}/roof`, date: '2026-06-01' };
      const paged = { title: 'Roof Repair', urls: { program: `${host}/roof` }, sources: { law } };
      // A program with a unique word in its title that a search can find.
      const listed = { ...record, id: `listed-${kind}${number}`, title: `Roof Repair for ${townOf(kind, number)}` };
      return [
        ...source.normalize(source.parse(listed), Date.now()),
        ...source.normalize(source.parse(record), Date.now()),
        newProgram(idOf('page', kind, number), paged),
      ];
    }),
  );
  await upsertPrograms(product.db, rows);
}

/** Runs a function for all items, a few at a time. */
async function forEach<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
    }),
  );
}

const callsAbout = (ward: string) => product.ai.calls.filter(({ body }) => JSON.stringify(body).includes(ward)).length;

/** Returns all strings in a value, without field names. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** What got through, in one line: the text, where it was, and the fragment of it. */
type Leak = string;
function leaksIn(hostile: Hostile, where: string, answer: unknown): Leak[] {
  const [trace] = tracesOf(hostile, wordsIn(answer).join('\n'));
  return trace === undefined ? [] : [`${hostile.group} ${hostile.number} ${where}: ${hostile.text} (${trace})`];
}

/** Returns everything a member sees about a program that a model contributed to. */
async function shownOf(member: Subscriber, id: string): Promise<Record<string, unknown>> {
  const analysis = await unlocked(member, id);
  const { answer } = await askedOf(member, id, QUESTION);
  const { drafts } = (await member.client.ok(getDrafts, { params: { id } })).body;
  return { analysis, answer, drafts };
}

test.each(PLACES)('an instruction planted in a %s is never shown and causes no call', async (place) => {
  const leaks: Leak[] = [];
  const member = await memberWith(product.db, base);
  const twin = await shownOf(member, idOf(place, 'twin', 0));
  expect(twin).toMatchObject({ analysis: { madeBy: 'model' }, answer: { outcome: 'answered' } });
  const without = callsAbout(wardOf(place, 'twin', 0));
  expect(without).toBeGreaterThanOrEqual(2);
  await forEach(TEXTS, async (hostile) => {
    const one = await memberWith(product.db, base);
    const shown = await shownOf(one, idOf(place, 'hostile', hostile.number));
    for (const [where, answer] of Object.entries(shown)) leaks.push(...leaksIn(hostile, where, answer));
    const calls = callsAbout(wardOf(place, 'hostile', hostile.number));
    if (calls > without) leaks.push(`${hostile.group} ${hostile.number} calls: ${calls} in place of ${without}`);
  });
  expect(leaks).toEqual([]);
});

test('an instruction in a record found by a list question shows and costs nothing', async () => {
  const leaks: Leak[] = [];
  const asked = async (kind: Kind, number: number) => {
    const member = await memberWith(product.db, base);
    const town = townOf(kind, number);
    const question = `Is there help for ${town}?`;
    const { answer } = await askedOfList(member, question);
    return { answer, calls: callsAbout(question) };
  };
  const twin = await asked('twin', 0);
  expect(twin.answer.parts).toMatchObject([{ kind: 'program', id: 'made-listed-twin0' }]);
  await forEach(TEXTS, async (hostile) => {
    const { answer, calls } = await asked('hostile', hostile.number);
    leaks.push(...leaksIn(hostile, 'list', answer));
    if (calls > twin.calls) leaks.push(`${hostile.group} ${hostile.number} calls: ${calls} in place of ${twin.calls}`);
  });
  expect(leaks).toEqual([]);
});

test('an instruction in a record moves no program and changes no verdict', async () => {
  const leaks: Leak[] = [];
  const others = TEXTS.slice(0, IN_AN_ORDER).map(({ number }) => idOf('page', 'twin', number));
  const batches = Array.from({ length: Math.ceil(TEXTS.length / IN_AN_ORDER) }, (_, place) =>
    TEXTS.slice(place * IN_AN_ORDER, (place + 1) * IN_AN_ORDER),
  );
  /** Returns the model's order of each batch, listed after the same other programs. Never cached. */
  const orders = async () => {
    await product.db.delete(priorityOrders);
    const found = new Map<Hostile[], PriorityOrder>();
    await forEach(batches, async (batch) => {
      const { client } = await memberWith(product.db, base);
      const ids = [...others, ...batch.map(({ number }) => idOf('record', 'hostile', number))];
      const { body } = await client.ok(postPriorityOrder, { body: { searchTerm: 'repair my roof', ids } });
      expect(body.orderedBy).toBe('model');
      found.set(batch, body);
    });
    return found;
  };
  product.ai.obey([]);
  const without = await orders();
  product.ai.obey(TEXTS);
  for (const [batch, { ids, moves }] of await orders()) {
    const before = without.get(batch)?.ids ?? [];
    for (const one of batch) {
      leaks.push(...leaksIn(one, 'moves', moves));
      const id = idOf('record', 'hostile', one.number);
      if (ids.indexOf(id) < before.indexOf(id)) leaks.push(`${one.group} ${one.number} order: ${one.text}`);
    }
  }
  expect(leaks).toEqual([]);
});

/** Sources of each format. `FACTS` are the fields that searches and verdicts use. */
const SOURCES = ['grants-gov', 'simpler-grants', 'federal-register', 'sbir', 'california', 'pennsylvania', 'feeds'];
const FACTS = ['rules', 'states', 'amount', 'amountMin', 'amountMax', 'deadline', 'deadlineAt', 'status'] as const;
const FACTS_OF_TYPE = [
  'programType',
  'category',
  'url',
  'applicationUrl',
  'assistanceListings',
  'yearlyMoney',
] as const;
const RUNNING_TEXT = /desc|synopsis|purpose|abstract|summary|content|overview|text/i;

/** Returns a record with a text appended to each of its prose fields. */
function saying(text: string, value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => saying(text, item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, saying(text, inner, key)]));
  return typeof value === 'string' && value.length > 30 && RUNNING_TEXT.test(name) ? `${value} <p>${text}</p>` : value;
}

test.each(SOURCES)('no fact of a record from %s is read from an instruction in its texts', async (name) => {
  const emulator = await startSources({ records: 4 });
  const { source, crawl } = readingOf(emulator, name);
  const { value: page } = await source.pages(crawl, null)[Symbol.asyncIterator]().next();
  const records: readonly unknown[] = page?.records.slice(0, 3) ?? [];
  const factsOf = (some: readonly unknown[]) =>
    readRecords(source, some, emulator.world.now).rows.map((row) =>
      [...FACTS, ...FACTS_OF_TYPE].map((fact) => [fact, row[fact]]),
    );
  const without = factsOf(records);
  expect(without.length).toBeGreaterThan(0);
  for (const { text } of TEXTS) expect(factsOf(records.map((record) => saying(text, record))), text).toEqual(without);
  await emulator.close();
});
