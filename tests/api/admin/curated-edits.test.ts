import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { catalog } from '../../../contract/programs/catalog.ts';
import { getEditableProgram, putProgramEdits } from '../../../contract/programs/program-edits.ts';
import { ROOT } from '../../../dev/run/stack.ts';
import { grantChanges } from '../../../worker/db/schema/index.ts';
import { loadCatalog } from '../../../worker/features/programs/load.ts';
import { storedAdmin, storedAdminToken } from '../../factories/accounts.ts';
import { scheduledWorker } from '../../harness/product/scheduled-worker.ts';
import { TEST_SITE } from '../../harness/product/start.ts';

const { db, newClient } = await scheduledWorker();
const programs = catalog.parse(JSON.parse(readFileSync(join(TEST_SITE, 'content', 'programs.json'), 'utf8')));
const client = newClient();
const { id: adminId } = await storedAdmin(db, 20);
const headers = { authorization: `Bearer ${await storedAdminToken(db, adminId)}` };

const open = async (id: string) => (await client.ok(getEditableProgram, { params: { id }, headers })).body;
async function edit(id: string, edits: object) {
  const { updatedAt: basedOn } = await open(id);
  const body = { edits, reason: 'Read again at its source', basedOn };
  return (await client.ok(putProgramEdits, { params: { id }, headers, body })).body.program;
}

test('corrections of curated programs survive a reload of the catalog', async () => {
  await loadCatalog(db, programs);
  await edit('liheap', { title: 'Help with Heating', amount: 'Up to $700' });
  await edit('pell-grant', { hidden: true });
  // Nothing has changed, so nothing is written.
  expect(await loadCatalog(db, programs)).toEqual({ listed: programs.length, written: 0 });
  expect((await open('liheap')).values).toMatchObject({ title: 'Help with Heating', amount: 'Up to $700' });

  const renamed = programs.map((one) =>
    one.id === 'liheap'
      ? { ...one, program: { ...one.program, title: 'LIHEAP', summary: `${one.program.summary} Anew.` } }
      : one,
  );
  expect((await loadCatalog(db, renamed)).written).toBe(1);
  const liheap = await open('liheap');
  expect(liheap.values.title).toBe('Help with Heating');
  expect(liheap.edited).toContainEqual({ field: 'title', sourceValue: 'LIHEAP' });
  expect((await open('pell-grant')).state).toBe('hidden');
});

test('a hidden program that left the catalog is closed when it is shown again', async () => {
  const id = 'pell-grant';
  await loadCatalog(
    db,
    programs.filter((one) => one.id !== id),
  );
  expect((await open(id)).state).toBe('hidden');
  expect((await edit(id, { hidden: false })).state).toBe('closed');
  await loadCatalog(db, programs);
  expect((await open(id)).state).toBe('open');
});

test('a rewording announced by a migration is not reported, but the next one is', async () => {
  const reworded = (text: string) =>
    programs.map((one) =>
      one.id === 'snap'
        ? { ...one, program: { ...one.program, eligibility: { check: true, says: text, source } } }
        : one,
    );
  const source = Object.keys(programs.find(({ id }) => id === 'snap')?.program.sources ?? {})[0] ?? '';
  const changes = () => db.select().from(grantChanges).where(eq(grantChanges.grantId, 'snap'));
  await loadCatalog(db, reworded('You look for food'));
  await db.delete(grantChanges);
  await db.run(sql.raw(readFileSync(join(ROOT, 'migrations', '0038_reworded_conditions.sql'), 'utf8')));
  expect((await loadCatalog(db, reworded('You are looking for food'))).written).toBe(programs.length);
  expect(await changes()).toEqual([]);
  await loadCatalog(db, reworded('You are looking for shelter'));
  expect(await changes()).toMatchObject([
    { field: 'eligibility', after: expect.stringContaining('You are looking for shelter') },
  ]);
});
