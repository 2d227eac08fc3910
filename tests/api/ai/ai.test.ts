import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAi, getAiCosts } from '../../../contract/ai/ai.ts';
import { analysisCalls, programVectors } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import { newProgram } from '../../factories/programs.ts';
import { Client } from '../../harness/client.ts';
import { type ProductWithAi, productWithAi } from '../../harness/members/ai.ts';
import { cronOf } from '../../harness/product/cron.ts';

let product: ProductWithAi;

beforeAll(async () => {
  product = await productWithAi();
  await upsertPrograms(product.db, [newProgram('heating', { title: 'Heating Help' })]);
});
afterAll(() => product.close());

test.each([
  [{ AI_API_KEY: '' }, 'nobody'],
  [{}, 'model'],
  [{ AI_MODEL: 'demo' }, 'demo'],
])('with %o the product says what answers, in a response cached for minutes', async (settings, answers) => {
  const client = new Client(await product.restart(settings));
  const state = await client.ok(getAi);
  expect(state.body).toEqual({ answers });
  expect(state.headers.get('cache-control')).toBe('public, max-age=300');
});

test('with vectors turned off, no text is sent to be embedded', async () => {
  await product.restart({ AI_EMBEDDING_MODEL: 'off' });
  const before = product.ai.calls.length;
  await product.run(cronOf('vectors'));
  expect(product.ai.calls.length).toBe(before);
  expect(await product.db.select().from(programVectors)).toEqual([]);
});

test('an admin sees two weeks of AI calls by feature and day', async () => {
  const client = new Client(await product.restart());
  const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString();
  const [today, yesterday] = [at(0).slice(0, 10), at(1).slice(0, 10)];
  const call = { grantId: 'heating', model: 'm', outcome: 'answered', inputTokens: 1000, outputTokens: 300, cost: 0.5 };
  await product.db.delete(analysisCalls);
  await product.db.insert(analysisCalls).values([
    { ...call, feature: 'analysis', createdAt: at(0) },
    { ...call, feature: 'analysis', createdAt: at(0), outcome: 'timeout', inputTokens: null, outputTokens: null },
    { ...call, feature: 'priority', grantId: '', createdAt: at(0) },
    { ...call, feature: 'analysis', createdAt: at(1), outcome: 'asked' },
    { ...call, feature: 'analysis', createdAt: at(20) },
  ]);
  const admin = await storedAdmin(product.db, 1);
  const headers = { authorization: `Bearer ${await storedAdminToken(product.db, admin.id)}` };
  const { body } = await client.ok(getAiCosts, { headers });
  const once = { calls: 1, faults: 0, inputTokens: 1000, outputTokens: 300, cost: 0.5 };
  expect(body).toEqual({
    answers: 'model',
    today,
    days: [
      { ...once, day: today, feature: 'analysis', calls: 2, faults: 1, cost: 1 },
      { ...once, day: today, feature: 'priority' },
      { ...once, day: yesterday, feature: 'analysis' },
    ],
  });
});
