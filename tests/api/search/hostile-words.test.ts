import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { errorBody } from '../../../contract/errors.ts';
import { searchGrants, searchResults } from '../../../contract/search/search.ts';
import { hostileWords } from '../../factories/hostile-words.ts';
import { member } from '../../harness/api.ts';

/** The number of searches. `npm run bench:hostile` sends more, and different ones each time. */
const given = process.env['HOSTILE_INPUTS'];
const INPUTS = Number(given ?? 300);
const AT_ONCE = 10;
const MS_EACH = 500;

const LONGEST = 5000;

let client: Awaited<ReturnType<typeof member>>['client'];
beforeAll(async () => {
  ({ client } = await member());
});

/** Sends all searches at once. Each response must be results or a validation error, never a server error. */
async function answersWell(bodies: readonly Record<string, unknown>[]): Promise<void> {
  const answers = await Promise.all(
    bodies.map((body) => client.send(searchGrants.method, searchGrants.path, { body })),
  );
  for (const { status, text } of answers) {
    expect([200, 400]).toContain(status);
    if (status === 200) searchResults.parse(JSON.parse(text));
    else expect(errorBody.parse(JSON.parse(text)).code).toBe('validation');
  }
}

const atOnce = (body: fc.Arbitrary<Record<string, unknown>>) =>
  fc.asyncProperty(fc.array(body, { minLength: AT_ONCE, maxLength: AT_ONCE, size: 'max' }), answersWell);

const extent = (share: number) => ({
  numRuns: Math.ceil((INPUTS * share) / AT_ONCE),
  ...(given === undefined ? { seed: 4 } : {}),
});

test(
  'a search for any text gets a good answer',
  async () => {
    await fc.assert(atOnce(hostileWords.map((searchTerm) => ({ searchTerm }))), extent(0.7));
  },
  INPUTS * MS_EACH,
);

test(
  'other fields of a search and malformed ids get a good answer too',
  async () => {
    const body = fc.record(
      {
        searchTerm: hostileWords,
        location: hostileWords,
        occupation: hostileWords,
        education: hostileWords,
        excludeIds: fc.array(hostileWords, { maxLength: 5 }),
        loadMore: fc.boolean(),
        includeIneligible: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(atOnce(body), extent(0.3));
  },
  INPUTS * MS_EACH,
);

test.each([
  ['one word of 5,000 letters', 'a'.repeat(LONGEST)],
  ['5,000 letters in 2,500 words', 'a '.repeat(LONGEST / 2)],
  ['1,200 different words', Array.from({ length: 1200 }, (_, index) => index.toString(36)).join(' ')],
  ['half a surrogate pair', 'heating \ud83d bill'],
  ['NUL within a word', 'heat\u0000ing'],
  ['an open quote', '"heating'],
])('%s gets results', async (_name, searchTerm) => {
  const { status } = await client.send(searchGrants.method, searchGrants.path, { body: { searchTerm } });
  expect(status).toBe(200);
});

test('more than 5,000 characters are refused with a sentence', async () => {
  const { status, body } = await client.fails(searchGrants, { body: { searchTerm: 'a'.repeat(LONGEST + 1) } });
  expect([status, body.fields]).toEqual([400, { searchTerm: 'At most 5000 characters' }]);
});
