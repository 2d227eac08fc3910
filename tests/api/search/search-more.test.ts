import { beforeAll, expect, inject, test } from 'vitest';
import { profileUpdate } from '../../../contract/profile/profile.ts';
import type { WrittenRule } from '../../../contract/programs/rules.ts';
import { type SearchRequest, searchCriteria, searchGrants } from '../../../contract/search/search.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { EnglishWords } from '../../../matching/search/english-words.ts';
import { SpanishWords } from '../../../matching/search/spanish-words.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { noUsage } from '../../../worker/db/usage.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { searchPrograms } from '../../../worker/features/search/search.ts';
import { newProfile } from '../../factories/people.ts';
import { newProgram } from '../../factories/programs.ts';
import { member } from '../../harness/api.ts';
import { ownDatabaseAt } from '../../harness/product/own-database.ts';

const origin = { source: 'law' };
const person: WrittenRule = { fact: 'applicantKind', is: 'individual', ...origin };
const business: WrittenRule = { fact: 'applicantKind', is: 'business', ...origin };
const disabled: WrittenRule = { fact: 'disability', is: true, ...origin };

/** A database that no other test changes, because a search after a change reads the whole catalog once. */
const reference = {
  figures: new FigureBook({}),
  localForms: new Map(),
  englishWords: async () => new EnglishWords(''),
  spanishWords: async () => new SpanishWords({ thesaurus: '', alsoEnglish: '', others: '' }),
};
const quiet = await ownDatabaseAt();

/** The best matches are the ones the rules exclude most often, so the first batches are excluded entirely. */
beforeAll(async () => {
  const closest = Array.from({ length: 70 }, (_, index) =>
    newProgram(`gerenuk-closest-${index}`, {
      title: `Gerenuk burrow ${index}`,
      keywords: ['gerenuk', 'gerenuk burrow', 'burrow'],
      eligibility: { all: [person, disabled] },
    }),
  );
  const others = Array.from({ length: 90 }, (_, index) =>
    newProgram(`gerenuk-other-${index}`, {
      title: index % 2 === 0 ? `Help with a burrow ${index}` : `Aid number ${index}`,
      description: `${'Words that stand between. '.repeat(6 + (index % 9))}Made for a gerenuk and for its burrow.`,
      programType: index % 5 === 0 ? 'loan' : 'grant',
      states: index % 4 === 0 ? ['OH'] : [],
      eligibility:
        index % 3 === 0 ? { all: [person, disabled] } : index % 3 === 1 ? person : { any: [person, business] },
    }),
  );
  const forFirms = Array.from({ length: 30 }, (_, index) =>
    newProgram(`gerenuk-firm-${index}`, { title: `Firms near a gerenuk ${index}`, eligibility: business }),
  );
  for (const db of [openDatabase(inject('databaseUrl')), quiet.db])
    await upsertPrograms(db, [...closest, ...others, ...forFirms]);
});

const MEMBERS = [
  { hasDisability: false },
  { hasDisability: true },
  { hasDisability: false, ownsBusinesss: true },
  { hasDisability: false, location: 'Boise, Idaho' },
];

const SEARCHES = [
  { searchTerm: 'gerenuk burrow' },
  { searchTerm: 'burrow' },
  { searchTerm: 'firms gerenuk' },
  { searchTerm: 'gerenuk', programType: 'loan' },
] as const;

test.each(MEMBERS)('a promised next page exists and repeats nothing: %o', async (answers) => {
  const { client } = await member(answers);
  const ends = SEARCHES.map(async (search) => {
    const seen: string[] = [];
    let isPromised = false;
    do {
      const body: SearchRequest = { ...search, loadMore: isPromised, excludeIds: seen };
      const answer = (await client.ok(searchGrants, { body })).body;
      if (isPromised) expect(answer.grants.length, `${search.searchTerm}, after ${seen.length}`).toBeGreaterThan(0);
      seen.push(...answer.grants.map(({ id }) => id));
      isPromised = answer.hasMore;
    } while (isPromised);
    expect(new Set(seen).size).toBe(seen.length);
  });
  await Promise.all(ends);
});

/** Covers searches where few programs match every word, many do, or only one word matches. */
test.each(SEARCHES)('a search reads no more rows than its limit, for any caller: %o', async (request) => {
  const criteria = searchCriteria.parse(request);
  for (const answers of [{ hasDisability: false }, { hasDisability: true, ownsBusinesss: true }]) {
    const asking = profileUpdate.parse(newProfile(answers));
    await searchPrograms(quiet.db, asking, criteria, { reference });
    const usage = noUsage();
    await searchPrograms(openDatabase(quiet.url, undefined, usage), asking, criteria, { reference });
    // Includes reading the session and the member.
    expect(usage.rowsRead).toBeLessThanOrEqual(245);
  }
});
