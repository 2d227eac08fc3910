import { beforeEach, expect, test } from 'vitest';
import { profileUpdate } from '../../../contract/profile/profile.ts';
import { searchCriteria } from '../../../contract/search/search.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { EnglishWords } from '../../../matching/search/english-words.ts';
import { SpanishWords } from '../../../matching/search/spanish-words.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { noUsage } from '../../../worker/db/usage.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { cachedRowIds } from '../../../worker/features/search/crawled-cache.ts';
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
const [first, second] = [await ownDatabaseAt(), await ownDatabaseAt()];
const asking = profileUpdate.parse(newProfile({ occupation: 'Painter' }));
const crawled = (id: string, title: string) => ({
  ...newProgram(id, { title }),
  source: 'states',
  sourceType: 'states',
});

async function found(
  { url }: { url: string },
  searchTerm = 'beekeeper hive',
): Promise<{ titles: string[]; amounts: (string | null)[]; calls: number }> {
  const usage = noUsage();
  const criteria = searchCriteria.parse({ searchTerm });
  const { grants } = await searchPrograms(openDatabase(url, undefined, usage), asking, criteria, { reference });
  const of = <K extends 'title' | 'amount'>(field: K) => grants.map((grant) => grant[field]);
  return { titles: of('title'), amounts: of('amount'), calls: usage.calls };
}

beforeEach(async () => {
  for (const { db, of } of [
    { ...first, of: 'oak' },
    { ...second, of: 'elm' },
  ]) {
    await db.$client.execute('DELETE FROM grants');
    const hives = Array.from({ length: 40 }, (_, index) => crawled(`${of}-${index}`, `Beekeeper hive ${of} ${index}`));
    await upsertPrograms(db, hives);
  }
});

test('a search queries the database once, whether its programs were cached or not', async () => {
  const { calls: withCatalog } = await found(first);
  await first.db.$client.execute("UPDATE grants SET updated_at = '2026-11-24'");
  // The cached rows are outdated, so they're read once more.
  const changed = await found(first);
  const again = await found(first);
  expect([withCatalog, changed.calls, again.calls]).toEqual([2, 2, 1]);
  expect(again.titles).toEqual(changed.titles);
});

test('a closed program disappears at once, and a changed one is shown updated', async () => {
  const { titles } = await found(first);
  const [closing, changing] = titles;
  await first.db.$client.execute({
    sql: "UPDATE grants SET status = 'closed', updated_at = '2026-11-25' WHERE title = ?",
    args: [closing ?? ''],
  });
  await first.db.$client.execute({
    sql: "UPDATE grants SET amount = '$12 a hive', updated_at = '2026-11-26' WHERE title = ?",
    args: [changing ?? ''],
  });
  const now = await found(first);
  expect(now.titles).not.toContain(closing);
  expect(now.amounts[now.titles.indexOf(changing ?? '')]).toBe('$12 a hive');
});

test('new results take no cache room from known ones', async () => {
  const trees = ['birch', 'cedar', 'cherry', 'chestnut', 'cypress', 'hazel', 'hickory', 'maple', 'pear', 'pine'];
  const more = [
    'plum',
    'poplar',
    'spruce',
    'walnut',
    'willow',
    'apple',
    'lemon',
    'olive',
    'peach',
    'mango',
    'coffee',
    'banana',
    'grape',
    'cocoa',
    'lilac',
  ];
  for (const tree of [...trees, ...more]) {
    const grown = Array.from({ length: 40 }, (_, index) => crawled(`${tree}-${index}`, `Orchard ${tree} ${index}`));
    await upsertPrograms(first.db, grown);
  }
  // After this search, nothing from the first database is cached.
  await found(second);
  for (const tree of [...trees, ...more]) await found(first, `orchard ${tree}`);
  // Half of the first results change.
  await first.db.$client.execute(
    "UPDATE grants SET status = 'closed' WHERE title LIKE 'Orchard birch %' AND length(title) = 16",
  );
  const young = Array.from({ length: 30 }, (_, index) => crawled(`young-${index}`, `Orchard birch ${index + 100}`));
  await upsertPrograms(first.db, young);
  // Each of the 25 searches found at least 24 programs, so there is no room left.
  expect(cachedRowIds().split(',').filter(Boolean), 'a search names the most recent ones').toHaveLength(150);
  expect((await found(first, 'orchard birch')).calls).toBe(1);
});

test('the cache of one database is never used for another', async () => {
  const oaks = await found(first);
  const elms = await found(second);
  expect(oaks.titles.every((title) => title.includes('oak'))).toBe(true);
  expect(elms.titles.every((title) => title.includes('elm'))).toBe(true);
  expect((await found(first)).titles).toEqual(oaks.titles);
});
