import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { postRegister } from '../../../contract/account/account.ts';
import { putProfile } from '../../../contract/account/user.ts';
import { type SearchRequest, searchGrants } from '../../../contract/search/search.ts';
import { embeddingProgress, searchEmbeddings } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newPerson, newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { Client } from '../../harness/client.ts';
import { type ProductWithAi, productWithAi } from '../../harness/members/ai.ts';

/** Spanish for "chimney sweep". No program contains the word, and the thesaurus doesn't have it. */
const FOREIGN = 'deshollinador';
const SWEEP = { title: 'Chimney Sweep Allowance', keywords: ['chimney sweep', 'chimney cleaning', 'soot'] };

let product: ProductWithAi;
let client: Client;

beforeAll(async () => {
  product = await productWithAi();
  await upsertPrograms(product.db, [
    newProgram('chimney', SWEEP),
    newProgram('chimney-ohio', { ...SWEEP, states: ['OH'] }),
    newProgram('chimney-texas', { ...SWEEP, states: ['TX'] }),
    newProgram('chimney-loan', {
      ...SWEEP,
      programType: 'loan',
      interestRate: { text: '3 % a year', source: 'law' },
      repaymentTerms: { text: 'Up to 10 years', source: 'law' },
    }),
    newProgram('chimney-states', {
      ...SWEEP,
      eligibility: { fact: 'applicantKind', is: 'state-government', source: 'law' },
    }),
    newProgram('chimney-closed', {
      ...SWEEP,
      deadline: { kind: 'fixed', text: '2020', date: '2020-01-31', source: 'law' },
    }),
    ...Array.from({ length: 40 }, (_, index) => newProgram(`tuition-${index}`, { title: `Tuition Grant ${index}` })),
    newProgram('flue', { title: 'Quokka Flue Repairs' }),
    newProgram('quokka', { title: 'Quokka Chimney Sweep' }),
  ]);
  const url = await product.restart({ AI_PAUSE_MS: '0' });
  expect((await product.run('*/5 * * * *')).outcome).toBe('ok');
  client = await memberAt(url);
}, 120_000);
afterAll(() => product.close());

async function memberAt(url: string): Promise<Client> {
  const member = new Client(url);
  await member.ok(postRegister, { body: newPerson() });
  await member.ok(putProfile, { body: newProfile() });
  return member;
}

async function idsFor(searchTerm: string, more: SearchRequest = {}): Promise<string[]> {
  const { body } = await client.ok(searchGrants, { body: { searchTerm, ...more } });
  return body.grants.map(({ id }) => id);
}

/** Returns the requests sent to the vendor during `work`. */
async function askedDuring(work: () => Promise<unknown>): Promise<unknown[]> {
  const before = product.ai.calls.length;
  await work();
  return product.ai.calls.slice(before).map(({ body }) => body);
}

test('words in no program find programs by meaning that fit the state and applicant', async () => {
  const found = await idsFor(FOREIGN);
  expect(found.toSorted()).toEqual(['chimney', 'chimney-loan', 'chimney-ohio', 'quokka']);
  for (const id of ['chimney-texas', 'chimney-states', 'chimney-closed']) expect(found).not.toContain(id);
});

test('filters still apply, and shown programs are not shown again', async () => {
  expect(await idsFor(FOREIGN, { programType: 'loan' })).toEqual(['chimney-loan']);
  expect(await idsFor(FOREIGN, { category: 'Healthcare' })).toEqual([]);
  const further = await idsFor(FOREIGN, { loadMore: true, excludeIds: ['chimney', 'chimney-ohio'] });
  expect(further).toContain('chimney-loan');
  expect(further.filter((id) => id === 'chimney' || id === 'chimney-ohio')).toEqual([]);
  expect(await idsFor(FOREIGN, { includeIneligible: true })).toContain('chimney-texas');
});

test('of two programs with the word, the one closer in meaning comes first', async () => {
  expect(await idsFor('quokka')).toEqual(['flue', 'quokka']);
  const both = await idsFor(`quokka ${FOREIGN}`);
  expect(both.indexOf('quokka')).toBeLessThan(both.indexOf('flue'));
});

test('verdicts and reasons come from the rules, however a program was found', async () => {
  const byMeaning = await client.ok(searchGrants, { body: { searchTerm: FOREIGN } });
  const byWords = await client.ok(searchGrants, { body: { searchTerm: 'chimney sweep' } });
  const match = (grants: typeof byWords.body.grants) => grants.find(({ id }) => id === 'chimney')?.match;
  expect(match(byMeaning.body.grants)).toEqual(match(byWords.body.grants));
});

test('the vendor gets only the words, once per search in any spelling', async () => {
  const first = await askedDuring(() => idsFor('heizung und schornsteinfeger'));
  expect(first).toEqual([
    {
      model: 'text-embedding-3-small',
      input: ['heizung und schornsteinfeger'],
      dimensions: 256,
      encoding_format: 'float',
    },
  ]);
  expect(await askedDuring(() => idsFor('  Heizung und\nSCHORNSTEINFEGER '))).toEqual([]);
  expect(await askedDuring(() => idsFor(''))).toEqual([]);
  expect(JSON.stringify(await product.db.select().from(searchEmbeddings))).not.toContain('heizung');
});

test('words without a known meaning bring up nothing', async () => {
  expect(await idsFor('xqzvkj wplmtr')).toEqual([]);
});

test('vectors of mixed models are not used', async () => {
  onTestFinished(async () => {
    await product.db.update(embeddingProgress).set({ isWhole: true });
  });
  await product.db.update(embeddingProgress).set({ isWhole: false });
  expect(await askedDuring(async () => expect(await idsFor(`${FOREIGN} again`)).toEqual([]))).toEqual([]);
});

test('after a fault, searches skip vectors for a while; known ones still work', async () => {
  onTestFinished(async () => {
    client = await memberAt(await product.restart({ AI_PAUSE_MS: '0' }));
  }, 120_000);
  client = await memberAt(await product.restart());
  // The vector is cached from here on, so the vendor isn't asked again.
  expect(await idsFor(FOREIGN)).toContain('chimney');
  product.ai.plan({ fault: 'server_error' });
  expect(await idsFor(`${FOREIGN} xqzvkj`)).toEqual([]);
  expect(await askedDuring(async () => expect(await idsFor(`${FOREIGN} wplmtr`)).toEqual([]))).toEqual([]);
  expect(await idsFor(FOREIGN)).toContain('chimney');
}, 120_000);

test.each(['my husband beats me', 'my partnr is abusiv', 'i wanna die', 'suicde', 'quiero morir', 'im hungry'])(
  'words that signal danger are searched locally and go to no vendor: %s',
  async (words) => {
    const asked = await askedDuring(() => idsFor(`${words}, chimney sweep`));
    expect(asked).toEqual([]);
  },
);
