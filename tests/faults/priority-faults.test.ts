import { afterAll, beforeAll, expect, test } from 'vitest';
import { postPriorityOrder } from '../../contract/search/priority.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { newProgram } from '../factories/programs.ts';
import { MODEL_FAULTS, type ProductWithAi, productWithAi, reasonsOf } from '../harness/members/ai.ts';
import { memberWith, type Subscriber, usesOf } from '../harness/members/analyses.ts';

let product: ProductWithAi;
let base: string;
beforeAll(async () => {
  product = await productWithAi();
  base = await product.restart({ AI_TIMEOUT_MS: '2000', AI_RETRIES: '0' });
}, 120_000);
afterAll(() => product.close());

async function programsFor(fault: string): Promise<string[]> {
  const rows = ['mural', 'roof', 'farm'].map((name) => newProgram(`${name}-${fault}`, {}));
  await upsertPrograms(product.db, rows);
  return rows.map(({ id }) => id);
}

async function ordered({ client }: Subscriber, ids: readonly string[]) {
  const { body } = await client.ok(postPriorityOrder, { body: { searchTerm: 'repair my roof', ids: [...ids] } });
  return body;
}

const counted = (member: Subscriber) => usesOf('PRIORITY_PER_DAY', member);

test.each([...MODEL_FAULTS, ['only_lies', 'unreadable'] as const])(
  "with the fault %s, the search's order stays, says %s, and counts for nothing",
  async (fault, reason) => {
    const member = await memberWith(product.db, base);
    const ids = await programsFor(fault);
    product.ai.plan({ fault, holding: `Program ${ids[0]}\\` });
    const failed = await ordered(member, ids);
    expect(reasonsOf([fault, reason])).toContain(failed.unordered);
    expect(failed).toMatchObject({ ids, moves: [], orderedBy: 'search' });
    expect(await counted(member)).toBe(0);
    expect(await ordered(member, ids)).toMatchObject({ orderedBy: 'model' });
    expect(await counted(member)).toBe(1);
  },
);
