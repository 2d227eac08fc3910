import { beforeAll, describe, expect, inject, test } from 'vitest';
import { memberFor } from '../../../bench/relevance/relevance-members.ts';
import { readTwins } from '../../../bench/spanish/queries.ts';
import { searchCriteria, searchGrants } from '../../../contract/search/search.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { EnglishWords } from '../../../matching/search/english-words.ts';
import { SpanishWords } from '../../../matching/search/spanish-words.ts';
import { sortedEnglishWords } from '../../../site/src/lib/english-words.ts';
import { spanishWordsFile } from '../../../site/src/lib/spanish-words.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { searchPrograms } from '../../../worker/features/search/search.ts';
import { curatedRows, loadCurated } from '../../factories/curated.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const SPANISH = { headers: { 'accept-language': 'es' } };

beforeAll(async () => {
  await upsertPrograms(openDatabase(inject('databaseUrl')), [
    newProgram('axolotl-heat', { title: 'Axolotl heating bill help', keywords: ['heating bill', 'axolotl', 'cold house'] }),
    newProgram('axolotl-loan', { title: 'Axolotl small business loan', programType: 'loan', keywords: ['axolotl', 'small business loan', 'shop'] }),
  ]);
});

test.each([
  ['axolotl calefacción', 'axolotl-heat'],
  ['ayuda para pagar la calefaccion axolotl', 'axolotl-heat'],
  ['alluda calefasion axolotl', 'axolotl-heat'],
  ['axolotl préstamo para mi negocio', 'axolotl-loan'],
  ['axolotl loan para mi negocio', 'axolotl-loan'],
])('"%s" finds %s', async (searchTerm, id) => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm } });
  expect(body.grants[0]?.id).toBe(id);
  expect(body.understood?.language).toBe('es');
});

test('English words are not read as Spanish', async () => {
  const { client } = await member();
  const { body } = await client.ok(searchGrants, { body: { searchTerm: 'axolotl heating bill' } });
  expect(body.understood).not.toHaveProperty('language');
});

test('a misspelled word is corrected in Spanish, unless it is wanted as typed', async () => {
  const { client } = await member();
  const searchTerm = 'ayuda para la calefasion';
  const { body } = await client.ok(searchGrants, { body: { searchTerm } });
  expect(body.understood).toMatchObject({ corrected: 'ayuda para la calefacción', suggested: null });
  const asTyped = await client.ok(searchGrants, { body: { searchTerm, asTyped: true } });
  expect(asTyped.body.understood?.corrected).toBeNull();
});

test('what the words leave out or miss has a Spanish name, and no English one is shown', async () => {
  const { client } = await member();
  const without = await client.ok(searchGrants, { body: { searchTerm: 'axolotl, sin préstamos' }, ...SPANISH });
  expect(without.body.grants.map(({ id }) => id)).not.toContain('axolotl-loan');
  expect(without.body.understood?.leftOut).toEqual(['préstamos']);
  const lacking = await client.ok(searchGrants, { body: { searchTerm: 'no tengo estampillas de comida' }, ...SPANISH });
  expect(lacking.body.understood?.lacks).toBe('estampillas de comida');
  const heat = await client.ok(searchGrants, { body: { searchTerm: 'recibo de luz' }, ...SPANISH });
  expect(heat.body.understood?.alsoSearched).toEqual([]);
});

describe('over the curated catalog', () => {
  const words = new SpanishWords(spanishWordsFile());
  const english = new EnglishWords(sortedEnglishWords());
  const reference = {
    figures: new FigureBook({}),
    localForms: new Map(),
    englishWords: async () => english,
    spanishWords: async () => words,
  };

  test('searches in Spanish find first what their English twins find', { timeout: 120_000 }, async () => {
    const db = await ownDatabase();
    await loadCurated(db);
    const rulesOf = new Map(curatedRows().map(({ id, rules }) => [id, rules]));
    const hits = { twin: 0, query: 0 };
    const twins = readTwins().filter(({ relevant }) => relevant.some((id) => rulesOf.has(id)));
    for (const one of twins) {
      const rules = one.relevant.flatMap((id) => rulesOf.get(id) ?? []);
      const person = memberFor(rules, {});
      for (const language of ['twin', 'query'] as const) {
        const asked = searchCriteria.parse({ searchTerm: one[language] });
        const { grants } = await searchPrograms(db, person, asked, { reference });
        const first = grants.find(({ id }) => one.relevant.includes(id) || !one.acceptable.includes(id));
        if (first && one.relevant.includes(first.id)) hits[language] += 1;
      }
    }
    expect(hits.twin / twins.length).toBeGreaterThan(0.8);
    expect(hits.query / twins.length).toBeGreaterThanOrEqual(hits.twin / twins.length - 0.05);
  });
});
