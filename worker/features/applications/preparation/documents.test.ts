import { expect, test } from 'vitest';
import { mergedDocumentsOf } from './documents.ts';
import { documentKeyOf, itemKeyOf } from './item-key.ts';

const programs = (...texts: string[][]) =>
  texts.map((documents, place) => ({
    program: {
      ...{ id: `p${place}`, title: `Program ${place}`, detail: { documents } },
      ...{ programType: 'assistance' as const, category: null, needs: ['bills' as const], rules: null },
    },
    ticks: new Set<string>(),
  }));
const merged = (...texts: string[][]) =>
  mergedDocumentsOf(programs(...texts), {}).documents.map(({ text, programs: all }) => [text, all.length]);

test.each(['Proof of income', 'Form DD214', 'The FAFSA form', 'Form SSA-827', 'Your last federal tax return'])(
  '%s is one document for all programs',
  (text) => expect(merged([text], [text])).toEqual([[text, 2]]),
);

test.each([
  'A filled-in form',
  'The application',
  'A project budget',
  'A business plan',
  'Two letters of recommendation',
  'An essay of 500 words',
])('each program has its own: %s', (text) =>
  expect(merged([text], [text])).toEqual([
    [text, 1],
    [text, 1],
  ]),
);

test('texts that differ only in case, spaces and punctuation are the same', () =>
  expect(merged(['Proof of income.'], ['proof  of Income'], ["Driver's license", 'Driver’s License'])).toEqual([
    ['Proof of income.', 2],
    ['Driver’s License', 1],
  ]));

test('a program without its own list shows what such programs usually require', () =>
  expect(mergedDocumentsOf(programs([]), {}).without[0]?.usual).toContain(
    'Your newest heating, electric or water bill',
  ));

test('a document that is ready for some programs is neither done nor open', () => {
  const [first, second] = programs(['Lease'], ['Lease']);
  if (!first || !second) throw new Error('Two programs');
  const ticked = { ...first, ticks: new Set([itemKeyOf('document', 'Lease')]) };
  expect(mergedDocumentsOf([ticked, second], {}).documents[0]?.done).toBe('some');
  expect(mergedDocumentsOf([ticked], {}).documents[0]?.done).toBe('all');
  expect(mergedDocumentsOf([second], {}).documents[0]?.done).toBe('none');
});

test('the same document in other words is merged; another time or person is not', () => {
  const asked = programs(
    ["Proof of the household's income, such as pay stubs", 'Photo ID of the person who applies', 'Proof of identity'],
    ['Proof of income', 'Proof of income for the last 30 days'],
  );
  const { documents } = mergedDocumentsOf(asked, {});
  expect(documents.map(({ text, programs: all }) => [text, all.map(({ asks }) => asks)])).toEqual([
    ['Proof of income', [["Proof of the household's income, such as pay stubs"], []]],
    ['Proof of who you are', [['Photo ID of the person who applies', 'Proof of identity']]],
    ['Proof of income for the last 30 days', [[]]],
  ]);
});

test('SNAP, WIC, school meals and Section 8 ask once for proof of income and identity', () => {
  const texts = merged(
    ['Proof of identity', 'Proof of income, such as pay stubs or child support'],
    [
      'Proof of identity for you and for each person who wants WIC',
      "Proof of your household's income, or that you get Medicaid, SNAP or TANF",
    ],
    ["Proof of the household's income, such as pay stubs, only if the school asks for it to check the application"],
    [
      "Proof of identity, if asked, such as a driver's license, state ID or birth certificate",
      'Proof of income, if asked, such as pay stubs, benefit letters or tax papers',
    ],
  );
  expect(texts).toEqual([
    ['Proof of who you are', 3],
    ['Proof of income', 4],
  ]);
});

test('a document with one name keeps its source’s name', () =>
  expect(merged(['A valid photo ID'], ['A valid photo ID'])).toEqual([['A valid photo ID', 2]]));

test('a document only some people need stays separate until this person is known to', () => {
  expect(merged(['If you rent: your lease'], ['Lease'])).toEqual([
    ['If you rent: your lease', 1],
    ['Lease', 1],
  ]);
  const [known] = programs(['Your lease']);
  const ticked = known && { ...known, ticks: new Set([documentKeyOf('If you rent: your lease')]) };
  expect(mergedDocumentsOf(ticked ? [ticked] : [], {}).documents.map(({ done }) => done)).toEqual(['all']);
});
