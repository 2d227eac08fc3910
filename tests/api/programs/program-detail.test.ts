import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { getGrant } from '../../../contract/programs/grants.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { grantChanges, linkChecks } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';

const db = () => openDatabase(inject('databaseUrl'));
const fixed = (date: string, timeZone?: string) => ({
  deadline: { kind: 'fixed', text: date, date, source: 'law', ...(timeZone ? { timeZone } : {}) } as const,
});

test('a program shows its own last twenty important changes, latest first', async () => {
  await upsertPrograms(db(), [newProgram('axolotl-changed', {}), newProgram('axolotl-calm', {})]);
  const changes = Array.from({ length: 25 }, (_, index) => ({
    grantId: 'axolotl-changed',
    field: index % 2 === 0 ? 'amount' : 'deadline',
    before: index === 24 ? null : `before ${index}`,
    after: `after ${index}`,
    source: 'Grants.gov notice A-1',
    createdAt: `2026-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
  }));
  const unreported = { ...changes[0], grantId: 'axolotl-changed', field: 'keywords' };
  await db()
    .insert(grantChanges)
    .values([...changes, unreported]);
  const { client } = await member();
  const { body } = await client.ok(getGrant, { params: { id: 'axolotl-changed' } });
  expect(body.changes.length).toBe(20);
  expect(body.changes[0]).toEqual({
    field: 'amount',
    before: null,
    after: 'after 24',
    source: 'Grants.gov notice A-1',
    changedAt: '2026-01-25T00:00:00.000Z',
  });
  expect(body.changes.at(-1)?.after).toBe('after 5');
  const calm = await client.ok(getGrant, { params: { id: 'axolotl-calm' } });
  expect(calm.body).toMatchObject({ changes: [], alsoListedBy: [], closed: false });
  // No AI model is configured here.
  expect(calm.body.analyzedBy).toBe('record');
});

test("a program shows its deadline's time zone if known, and that it is closed", async () => {
  await upsertPrograms(db(), [
    newProgram('axolotl-eastern', fixed('2040-03-15', 'America/New_York')),
    newProgram('axolotl-zoneless', fixed('2040-03-15')),
    newProgram('axolotl-over', fixed('2020-03-15', 'America/New_York')),
    { ...newProgram('axolotl-withdrawn', {}), status: 'closed' },
  ]);
  const { client } = await member();
  const detail = async (id: string) => (await client.ok(getGrant, { params: { id } })).body;
  expect(await detail('axolotl-eastern')).toMatchObject({
    deadlineAt: '2040-03-16T03:59:59.000Z',
    deadlineTimeZone: 'America/New_York',
    closed: false,
  });
  expect(await detail('axolotl-zoneless')).toMatchObject({ deadlineTimeZone: null, closed: false });
  expect(await detail('axolotl-over')).toMatchObject({ closed: true });
  expect(await detail('axolotl-withdrawn')).toMatchObject({ deadlineAt: null, closed: true });
});

test('a hidden program is not found', async () => {
  await upsertPrograms(db(), [{ ...newProgram('axolotl-hidden', {}), status: 'hidden' }]);
  const { client } = await member();
  expect((await client.fails(getGrant, { params: { id: 'axolotl-hidden' } })).status).toBe(404);
});

test("an address broken for several days is reported to all; a day-old failure isn't", async () => {
  const { client } = await member();
  const url = 'https://dead-axolotl.example.gov/apply';
  await upsertPrograms(db(), [{ ...newProgram('axolotl-dead', {}), applicationUrl: url }]);
  const dead = async () => (await client.ok(getGrant, { params: { id: 'axolotl-dead' } })).body.deadWebsite;
  expect(await dead()).toBeNull();
  const [since, checkedAt] = ['2026-11-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z'];
  const check = { url, status: 'dead', checkedAt, heldUntil: '', fault: 'gone', failingSince: since };
  await db()
    .insert(linkChecks)
    .values({ ...check, failingDays: 2 });
  expect(await dead()).toBeNull();
  await db().update(linkChecks).set({ failingDays: 3 }).where(eq(linkChecks.url, url));
  expect(await dead()).toEqual({ url, since, checkedAt });
});
