import { expect, test } from 'vitest';
import { searchCriteria } from '../../contract/search/search.ts';
import { FigureBook } from '../../matching/benefits/figures.ts';
import { EnglishWords } from '../../matching/search/english-words.ts';
import { SpanishWords } from '../../matching/search/spanish-words.ts';
import { sortedEnglishWords } from '../../site/src/lib/english-words.ts';
import { spanishWordsFile } from '../../site/src/lib/spanish-words.ts';
import { curatedRows, loadCurated } from '../../tests/factories/curated.ts';
import { ownDatabase } from '../../tests/harness/product/own-database.ts';
import { searchPrograms } from '../../worker/features/search/search.ts';
import { memberFor } from '../relevance/relevance-members.ts';
import { readTwins } from './queries.ts';

const words = new SpanishWords(spanishWordsFile());
const english = new EnglishWords(sortedEnglishWords());
const reference = {
  figures: new FigureBook({}),
  localForms: new Map(),
  englishWords: async () => english,
  spanishWords: async () => words,
};

test('a Spanish search finds the same programs first as its English twin', { timeout: 120_000 }, async () => {
  const db = await ownDatabase();
  await loadCurated(db);
  const rulesOf = new Map(curatedRows().map(({ id, rules }) => [id, rules]));
  const hits = { twin: 0, query: 0 };
  // Only every second query, because each one takes two searches of the whole catalog.
  const judged = readTwins().filter(({ relevant }) => relevant.some((id) => rulesOf.has(id)));
  const twins = judged.filter((_, index) => index % 2 === 0);
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
