import { beforeEach, expect, test } from 'vitest';
import { profileUpdate } from '../../../contract/profile/profile.ts';
import { searchCriteria } from '../../../contract/search/search.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { EnglishWords } from '../../../matching/search/english-words.ts';
import { SpanishWords } from '../../../matching/search/spanish-words.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { noUsage } from '../../../worker/db/usage.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { searchPrograms } from '../../../worker/features/search/search.ts';
import { newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { ownDatabaseAt } from '../../harness/product/own-database.ts';

const reference = {
  figures: new FigureBook({}),
  localForms: new Map(),
  englishWords: async () => new EnglishWords(''),
  spanishWords: async () => new SpanishWords({ thesaurus: '', alsoEnglish: '', others: '' }),
};
const { db, url } = await ownDatabaseAt();
const asking = profileUpdate.parse(newProfile({ occupation: 'Beekeeper' }));
const crawled = (id: string, title: string) => ({
  ...newProgram(id, { title }),
  source: 'states',
  sourceType: 'states',
});

async function listed(): Promise<{ titles: string[]; rowsRead: number }> {
  const usage = noUsage();
  const criteria = searchCriteria.parse({});
  const { grants } = await searchPrograms(openDatabase(url, undefined, usage), asking, criteria, { reference });
  return { titles: grants.map(({ title }) => title), rowsRead: usage.rowsRead };
}

beforeEach(async () => {
  await db.$client.execute('DELETE FROM grants');
  const others = Array.from({ length: 30 }, (_, index) => crawled(`apiary-${index}`, `Beekeeper's aid ${index}`));
  await upsertPrograms(db, [...others, crawled('first-hive', 'The first beekeeper')]);
});

test('a repeated list costs less and is the same', async () => {
  const first = await listed();
  const again = await listed();
  expect(again.titles).toEqual(first.titles);
  expect(again.rowsRead).toBeLessThan(first.rowsRead / 2);
});

test('a new program appears in the list at once', async () => {
  await listed();
  await upsertPrograms(db, [crawled('new-hive', 'A new beekeeper')]);
  expect((await listed()).titles).toContain('A new beekeeper');
});

test('a closed program leaves the list at once, and a changed one is shown updated', async () => {
  const { titles } = await listed();
  const [closing, changing] = titles;
  await db.$client.execute({
    sql: "UPDATE grants SET status = 'closed', updated_at = '2026-11-25' WHERE title = ?",
    args: [closing ?? ''],
  });
  await db.$client.execute({
    sql: "UPDATE grants SET title = 'Renamed', updated_at = '2026-11-26' WHERE title = ?",
    args: [changing ?? ''],
  });
  const now = await listed();
  expect(now.titles).not.toContain(closing);
  expect(now.titles).toContain('Renamed');
  expect(now.titles).not.toContain(changing);
});
