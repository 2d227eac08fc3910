import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { getProgramAudit } from '../../../contract/programs/program-edits.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { grants } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { newClient } from '../../harness/api.ts';
import { editor } from '../../harness/members/editor.ts';

const db = openDatabase(inject('databaseUrl'));
const client = newClient();
const { headers, stored, find, edit } = editor(db, client);

test('a long audit is paged, with no entry twice or missing', async () => {
  let program = await stored();
  const texts = Array.from({ length: 23 }, (_, place) => `${place} ${'x'.repeat(place < 6 ? 19_000 : 10)}`);
  for (const description of texts) program = await edit(program, { edits: { description } });
  const pages = [program.audit];
  for (let from = program.older; from !== null; ) {
    const { body } = await client.ok(getProgramAudit, { params: { id: program.id, from: String(from) }, headers });
    pages.push(body.audit);
    from = body.older;
  }
  expect(pages.flat().map(({ after }) => after)).toEqual(texts.toReversed());
  expect(pages.length).toBeGreaterThan(3);
  expect(pages[0]?.length).toBeLessThanOrEqual(20);
  for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(120_000);
});

test('programs are found by id, address and title words, in any state', async () => {
  const word = `potoroo${Date.now().toString(36)}`;
  const titled = (state: string) => stored({ title: `Federal ${word} aid, ${state}` });
  const [open_, closed] = [await titled('open'), await titled('closed')];
  const [hidden, merged] = [await titled('hidden'), await titled('merged')];
  await db.update(grants).set({ status: 'closed' }).where(eq(grants.id, closed.id));
  await db.update(grants).set({ status: 'hidden', mergedInto: open_.id }).where(eq(grants.id, merged.id));
  await edit(hidden, { edits: { hidden: true } });

  const states = (found: Awaited<ReturnType<typeof find>>) =>
    Object.fromEntries(found.programs.map(({ id, state }) => [id, state]));
  const all = { [open_.id]: 'open', [closed.id]: 'closed', [hidden.id]: 'hidden', [merged.id]: 'merged' };
  const byWords = await find(`aid ${word.slice(0, -1)}`);
  expect(states(byWords)).toEqual(all);
  expect(byWords.hasMore).toBe(false);
  expect(byWords.programs.find(({ id }) => id === hidden.id)?.isEdited).toBe(true);
  for (const words of [
    ...[hidden.id, `https://www.example.gov/${hidden.id}`, `EXAMPLE.gov/${hidden.id}/`],
    ...[`https://grantlight.example/grants/${hidden.id}/apply`, `http://example.gov/${hidden.id}`],
  ])
    expect(states(await find(words)), words).toEqual({ [hidden.id]: 'hidden' });
  for (const words of [`${word} nothing`, 'the of', 'nothing.example.org'])
    expect((await find(words)).programs, words).toEqual([]);
  expect(states(await find(`%_'"${word}--`))).toEqual(all);
  expect((await find('tuition grant')).programs.length).toBeLessThanOrEqual(50);
});

test('at most fifty are returned, with a note that there are more', async () => {
  const word = `bilby${Date.now().toString(36)}`;
  await upsertPrograms(
    db,
    Array.from({ length: 52 }, (_, place) => newProgram(`${word}-${place}`, { title: `${word} ${place}` })),
  );
  const { programs: found, hasMore } = await find(word);
  expect([found.length, hasMore]).toEqual([50, true]);
});
