import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { type AgentMessage, deleteListThread, getListThread } from '../../../contract/ai/agent.ts';
import { postDismissedGrant } from '../../../contract/saved/dismissed.ts';
import { analysisCalls } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { PROGRAMS } from '../../factories/programs.ts';
import { askedOfList } from '../../harness/members/agent.ts';
import { MODEL_FAULTS, type ProductWithAi, productWithAi, reasonsOf } from '../../harness/members/ai.ts';
import { memberWith, type Subscriber, usesOf } from '../../harness/members/analyses.ts';

const SETTINGS = { AI_MODEL: 'reader', AI_TIMEOUT_MS: '4000', AI_RETRIES: '0' };

let product: ProductWithAi;
let base: string;
beforeAll(async () => {
  product = await productWithAi();
  await upsertPrograms(product.db, PROGRAMS);
  base = await product.restart(SETTINGS);
}, 120_000);
afterAll(() => product.close());

const subscriber = () => memberWith(product.db, base);
const counted = (member: Subscriber) => usesOf('LIMIT_AGENT_QUESTIONS_PER_DAY', member);
const namedIn = ({ answer }: AgentMessage) =>
  answer.parts.flatMap((part) => (part.kind === 'program' ? [part.id] : []));
const threadOf = async ({ client }: Subscriber) => (await client.ok(getListThread)).body.messages;
const HEATING = 'Who helps with a heating bill?';
const QUESTION_OF_LIST = 'Which of these can I get while I work?';

const called = z.object({
  input: z.array(z.looseObject({ type: z.optional(z.string()) })),
  tools: z.optional(z.array(z.unknown())),
});
/** Returns the vendor calls that a question causes. */
async function callsOf(ask: () => Promise<unknown>) {
  const before = product.ai.calls.length;
  await ask();
  return product.ai.calls.slice(before).map(({ body }) => called.parse(body));
}

test('the model uses our search, and names only programs that it found', async () => {
  const member = await subscriber();
  const message = await askedOfList(member, HEATING);
  expect(message.answer).toMatchObject({ outcome: 'answered', model: 'reader', fault: null });
  expect(namedIn(message)).toContain('heating-help');
  expect(message.answer.parts).toContainEqual(
    expect.objectContaining({
      kind: 'program',
      title: 'Winter Heating Help',
      text: expect.stringMatching(/^From your answers/),
    }),
  );
  expect(await counted(member)).toBe(1);
  expect((await threadOf(member)).map(({ question }) => question)).toEqual([HEATING]);
  expect((await member.client.ok(deleteListThread)).body.messages).toEqual([]);
  expect(await threadOf(member)).toEqual([]);
});

test("programs show the fact asked about, and an unmade comparison isn't answered", async () => {
  const member = await subscriber();
  const textsFor = async (question: string) => {
    const { answer } = await askedOfList(member, question);
    const texts = answer.parts.flatMap((part) => (part.kind === 'program' ? [part.text] : []));
    expect(texts).not.toEqual([]);
    return { outcome: answer.outcome, texts };
  };
  const open = await textsFor('Which of these is open now?');
  expect(open.outcome).toBe('answered');
  for (const text of open.texts) expect(text).toMatch(/ (?:Deadline: .+\.|We don’t know its deadline\.)$/);
  const most = await textsFor('Which of these pays the most?');
  expect(most.outcome).toBe('nearest');
  for (const text of most.texts) expect(text).toMatch(/ (?:Amount: .+\.|We don’t know how much it pays\.)$/);
});

test('a question that asks for no programs gets none', async () => {
  const { answer } = await askedOfList(await subscriber(), 'Who won the last roof race in France?');
  expect(answer.outcome).not.toBe('answered');
});

test('look-ups are limited for each member and reveal nothing about the member', async () => {
  const member = await subscriber();
  await member.client.ok(postDismissedGrant, { body: { grantId: 'ohio-repair-loan' } });
  const calls = await callsOf(() => askedOfList(member, QUESTION_OF_LIST));
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.length).toBeLessThanOrEqual(5);
  const sent = JSON.stringify(calls);
  expect(sent).toContain('function_call_output');
  expect(sent).not.toContain('Ohio Home Repair Loan');
  expect(sent).not.toMatch(/@example\.org|Columbus|Maria/);
  const rows = await product.db.select().from(analysisCalls);
  expect(rows.slice(-calls.length).every(({ feature, outcome }) => feature === 'agent' && outcome === 'answered')).toBe(
    true,
  );
});

test.each(['lies', 'only_lies', 'obeys'] as const)(
  "a model with the fault %s names no program that the search didn't find",
  async (fault) => {
    const member = await subscriber();
    product.ai.plan({ fault, holding: 'list_answer' });
    const message = await askedOfList(member, HEATING);
    expect(message.answer).toMatchObject({ outcome: 'nothing', parts: [] });
  },
);

test.each(MODEL_FAULTS)('with the fault %s, the answer says so, and nothing is counted', async (fault, reason) => {
  const member = await subscriber();
  product.ai.plan({ fault, holding: 'list_answer' });
  const { answer, isKept } = await askedOfList(member, HEATING);
  expect([answer.outcome, isKept, await counted(member)]).toEqual(['failed', false, 0]);
  expect(reasonsOf([fault, reason])).toContain(answer.fault);
});

test('over the daily budget, no model is called, and the answer says so', async () => {
  onTestFinished(async () => {
    base = await product.restart(SETTINGS);
  }, 120_000);
  base = await product.restart({ ...SETTINGS, AI_DAILY_BUDGET: '0.001' });
  await product.db.insert(analysisCalls).values({ grantId: 'earlier', model: 'reader', outcome: 'ok', cost: 0.001 });
  const member = await subscriber();
  const calls = await callsOf(async () => {
    const { answer, isKept } = await askedOfList(member, HEATING);
    expect(answer).toMatchObject({ outcome: 'failed', fault: 'over_budget' });
    expect([isKept, await counted(member)]).toEqual([false, 0]);
  });
  expect(calls).toEqual([]);
}, 120_000);
