import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { embeddingProgress, grants, programVectors } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { type ProductWithAi, productWithAi } from '../../harness/members/ai.ts';
import { noLongerListed } from '../../harness/unlisted.ts';

const EVERY_FIVE_MINUTES = '*/5 * * * *';

let product: ProductWithAi;
beforeAll(async () => {
  product = await productWithAi();
  // The emulator may respond more slowly on a busy machine.
  await product.restart({ AI_TIMEOUT_MS: '3000' });
}, 120_000);
afterAll(() => product.close());
beforeEach(async () => {
  await product.db.delete(grants);
  await product.db.delete(embeddingProgress);
});

/** Runs the cron task. Returns the texts sent to the vendor during it. */
async function run(): Promise<string[]> {
  const before = product.ai.calls.length;
  expect((await product.run(EVERY_FIVE_MINUTES)).outcome).toBe('ok');
  return product.ai.calls.slice(before).flatMap(({ body }) => (body as { input: string[] }).input);
}

const vectors = () => product.db.select({ id: programVectors.id, place: programVectors.place }).from(programVectors);
const ids = async () => (await vectors()).map(({ id }) => id).toSorted();
const program = (id: string, given: Parameters<typeof newProgram>[1] = {}) =>
  newProgram(id, { title: `Help with ${id}`, ...given });

test('every open program gets its vector in a few calls; the next run needs none', async () => {
  const many = Array.from({ length: 130 }, (_, index) => program(`aardvark-${index}`));
  const closed = { ...program('aardvark-closed'), status: 'closed' };
  await upsertPrograms(product.db, [...many, closed, program('aardvark-ohio', { states: ['OH'] })]);
  const before = product.ai.calls.length;
  expect(await run()).toHaveLength(131);
  expect(product.ai.calls.length - before).toBe(2);
  expect(await vectors()).toHaveLength(131);
  expect((await vectors()).find(({ id }) => id === 'aardvark-ohio')?.place).toBe('state');
  expect(await run()).toEqual([]);
});

test('only new texts are sent: not reopened ones, or texts shared by two programs', async () => {
  const [one, other] = [program('badger'), program('beaver')];
  await upsertPrograms(product.db, [one, other]);
  expect(await run()).toHaveLength(2);

  // The deadline has changed, but the text hasn't.
  await upsertPrograms(product.db, [{ ...one, deadlineAt: '2099-01-01T00:00:00.000Z', contentHash: 'deadline' }]);
  expect(await run()).toEqual([]);
  const [row] = await product.db.select().from(programVectors).where(eq(programVectors.id, 'badger'));
  expect(row?.deadlineAt).toBe('2099-01-01T00:00:00.000Z');

  await upsertPrograms(product.db, [{ ...other, title: 'Help with dams', contentHash: 'title' }]);
  const asked = await run();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^Help with dams\n/);

  await upsertPrograms(product.db, [other, { ...other, id: 'twin', sourceId: 'twin' }]);
  expect(await run()).toEqual([]);
  expect(await ids()).toEqual(['badger', 'beaver', 'twin']);
});

test('a closed program leaves the vectors at once; reopened, it returns without a call', async () => {
  const coyote = { ...program('coyote'), source: 'test-vectors' };
  await upsertPrograms(product.db, [coyote]);
  await run();
  await noLongerListed(product.db, [coyote.id]);
  expect(await ids()).toEqual([]);
  await upsertPrograms(product.db, [coyote]);
  expect(await run()).toEqual([]);
  expect(await ids()).toEqual(['coyote']);
});

test('a vendor that names a time to wait is not called earlier', async () => {
  await upsertPrograms(product.db, [program('echidna')]);
  product.ai.plan({ fault: 'too_many', retryAfter: 3600 });
  expect(await run()).toHaveLength(1);
  expect(await run()).toEqual([]);
  await product.db.update(embeddingProgress).set({ notBefore: new Date(Date.now() - 1000).toISOString() });
  expect(await run()).toHaveLength(1);
  expect(await ids()).toEqual(['echidna']);
});

test("a refused text doesn't block others; a vendor that refuses all is asked again", async () => {
  const many = Array.from({ length: 7 }, (_, index) => program(`ferret-${index}`));
  await upsertPrograms(product.db, many);
  product.ai.plan({ fault: 'refused', times: 2 });
  await run();
  expect(await ids()).toEqual([]);
  product.ai.plan({ fault: 'refused', times: 20, holding: 'ferret-3' });
  await run();
  expect(await ids()).toEqual(many.map(({ id }) => id).filter((id) => id !== 'ferret-3'));
  expect(await run()).toEqual([]);
});

test('a new model embeds all programs again, and the list is incomplete until then', async () => {
  await upsertPrograms(product.db, [program('gecko')]);
  await run();
  await product.restart({ AI_EMBEDDING_MODEL: 'another-model' });
  product.ai.plan({ fault: 'server_error' });
  const progress = () => product.db.select().from(embeddingProgress);
  await run();
  expect(await progress()).toMatchObject([{ model: 'another-model/256', isWhole: false }]);
  expect(await run()).toHaveLength(1);
  expect(await progress()).toMatchObject([{ model: 'another-model/256', isWhole: true }]);
}, 120_000);

test('without a key, nothing is requested or stored', async () => {
  await product.restart({ AI_API_KEY: '' });
  await upsertPrograms(product.db, [program('hamster')]);
  expect(await run()).toEqual([]);
  expect(await product.db.select().from(embeddingProgress)).toEqual([]);
}, 120_000);
