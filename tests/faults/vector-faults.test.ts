import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchGrants } from '../../contract/search/search.ts';
import { programVectors } from '../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../worker/features/programs/upsert.ts';
import { newProgram } from '../factories/programs.ts';
import { type ProductWithAi, productWithAi } from '../harness/members/ai.ts';
import { memberWith } from '../harness/members/analyses.ts';

const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** Spanish for "chimney sweep". No program contains the word, and the thesaurus doesn't have it. */
const FOREIGN = 'deshollinador';
const FAULTS = ['too_many', 'server_error', 'cut_off', 'not_json', 'wrong_shape', 'one_too_few', 'no_answer'] as const;

let product: ProductWithAi;
let base: string;
beforeAll(async () => {
  product = await productWithAi();
  base = await product.restart({ AI_TIMEOUT_MS: '3000', AI_PAUSE_MS: '0' });
}, 120_000);
afterAll(() => product.close());

/** Runs the cron task. Returns the number of texts sent to the vendor. */
async function run(): Promise<number> {
  const before = product.ai.calls.length;
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  return product.ai.calls.slice(before).flatMap(({ body }) => (body as { input: string[] }).input).length;
}

async function idsLike(pattern: string): Promise<string[]> {
  const found = await product.db
    .select({ id: programVectors.id })
    .from(programVectors)
    .where(like(programVectors.id, pattern));
  return found.map(({ id }) => id).toSorted();
}

test.each(FAULTS)('after the fault %s, finished work stays, the run is fine, and the next continues', async (fault) => {
  const name = `dingo-${fault}`;
  await upsertPrograms(product.db, [newProgram(`${name}-before`, { title: `Help with ${name} before` })]);
  await run();
  await upsertPrograms(product.db, [newProgram(`${name}-after`, { title: `Help with ${name} after` })]);
  product.ai.plan({ fault });
  expect(await run()).toBe(1);
  expect(await idsLike(`${name}-%`)).toEqual([`${name}-before`]);
  expect(await run()).toBe(1);
  expect(await idsLike(`${name}-%`)).toEqual([`${name}-after`, `${name}-before`]);
});

test.each([...FAULTS, 'refused'] as const)(
  'with the fault %s, a search uses words alone, and the next one has its vector',
  async (fault) => {
    await upsertPrograms(product.db, [
      newProgram('chimney', {
        title: 'Chimney Sweep Allowance',
        keywords: ['chimney sweep', 'chimney cleaning', 'soot'],
      }),
      newProgram('flue', { title: 'Quokka Flue Repairs' }),
    ]);
    await run();
    const { client } = await memberWith(product.db, base);
    const idsFor = async (searchTerm: string) =>
      (await client.ok(searchGrants, { body: { searchTerm } })).body.grants.map(({ id }) => id);
    const words = `quokka ${FOREIGN} x${fault.replaceAll('_', '')}q`;
    product.ai.plan({ fault });
    expect(await idsFor(words)).toEqual(['flue']);
    expect(await idsFor(words)).toContain('chimney');
  },
);
