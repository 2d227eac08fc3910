import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAnalysis } from '../../contract/ai/analysis.ts';
import { analysisCalls } from '../../worker/db/schema/index.ts';
import { JUDGE_SCHEMA_NAME } from '../../worker/features/ai/analysis/checks/judge.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { newProgram } from '../factories/programs.ts';
import { MODEL_FAULTS, type ProductWithAi, productWithAi, reasonsOf } from '../harness/members/ai.ts';
import { memberWith, type Subscriber, unlocked, usesOf } from '../harness/members/analyses.ts';

let product: ProductWithAi;
let base: string;
beforeAll(async () => {
  product = await productWithAi();
  base = await product.restart({ AI_TIMEOUT_MS: '2000', AI_RETRIES: '0', AI_INPUT_PRICE: '2', AI_OUTPUT_PRICE: '10' });
}, 120_000);
afterAll(() => product.close());

let numbered = 0;
/** Stores a program that only one test uses. */
async function program(): Promise<string> {
  numbered += 1;
  const id = `faulty-${numbered}`;
  const text = `Grants of $${numbered},500 help people repair a roof. Applicants must own the home.`;
  await upsertPrograms(product.db, [newProgram(id, { description: text.padEnd(170, ' It is made up for a test.') })]);
  return id;
}

const subscriber = () => memberWith(product.db, base);

const counted = (member: Subscriber) => usesOf('LIMIT_ANALYSES_PER_DAY', member);

function asked(grantId: string) {
  return product.db.select().from(analysisCalls).where(eq(analysisCalls.grantId, grantId));
}

test.each(MODEL_FAULTS)(
  'with the fault %s, the record answers, says %s, costs nothing and can be retried',
  async (fault, reason) => {
    const member = await subscriber();
    const id = await program();
    product.ai.plan({ fault, holding: `Program ${id}\\` });
    const failed = await unlocked(member, id);
    expect(reasonsOf([fault, reason])).toContain(failed.recordReason);
    expect(failed).toMatchObject({ madeBy: 'record', model: null });
    expect(failed.applicationProcess).toBe('1. Send the form to the office');
    expect(await counted(member)).toBe(0);
    expect((await member.client.ok(getAnalysis, { params: { id } })).body.analysis).toBeNull();
    expect(await unlocked(member, id)).toMatchObject({ madeBy: 'model' });
    expect(await counted(member)).toBe(1);
    const calls = await asked(id);
    expect(calls.map(({ outcome }) => outcome)).toEqual([failed.recordReason, 'answered']);
    // A call that timed out may still have cost money, so the daily budget counts it.
    if (fault === 'no_answer') expect(calls[0]?.cost).toBeGreaterThan(0.02);
    if (fault === 'server_error' || fault === 'too_many') expect(calls[0]?.cost).toBe(0);
  },
);

test.each(MODEL_FAULTS)(
  "with the judge's fault %s, the unjudged parts are shown in the source's words",
  async (fault) => {
    const member = await subscriber();
    const id = await program();
    product.ai.plan({ fault, holding: JUDGE_SCHEMA_NAME });
    const analysis = await unlocked(member, id);
    expect(analysis).toMatchObject({ madeBy: 'model', dropped: 0 });
    expect(analysis.eligibility).toContain('Applicants must own the home');
    expect(analysis.eligibility).not.toContain('You must own the home.');
    expect(await counted(member)).toBe(1);
    const [call] = await asked(id);
    expect(call?.outcome).toBe('answered');
    // A call that timed out may still have cost money.
    if (fault === 'no_answer') expect(call?.cost).toBeGreaterThan(0.03);
  },
);

test("callers waiting for a failed call see the failure and don't retry one by one", async () => {
  const members = await Promise.all([subscriber(), subscriber(), subscriber()]);
  const id = await program();
  product.ai.plan({ fault: 'no_answer', holding: `Program ${id}\\` });
  const answers = await Promise.all(members.map((member) => unlocked(member, id)));
  expect(answers.map(({ recordReason }) => recordReason)).toEqual(['timeout', 'timeout', 'timeout']);
  expect(await asked(id)).toHaveLength(1);
  expect(await Promise.all(members.map(counted))).toEqual([0, 0, 0]);
});
