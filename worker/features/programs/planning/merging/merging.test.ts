import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GrantRow } from '../../normalize.ts';
import { withLoans, withoutLoans } from './borrowing.ts';
import { groupsOf } from './groups.ts';
import { type Listed, pageOf } from './listed.ts';
import { shownOf } from './shown.ts';

function listed(source: string, sourceId: string, given: Partial<Listed> = {}): Listed {
  return {
    ...{ id: `${source}-${sourceId}`, source, sourceId, programType: 'grant', states: [] },
    ...{
      titleStems: 'roof repair fund',
      nameStems: '',
      url: null,
      deadlineDate: null,
      deadlineAt: null,
      provider: null,
    },
    ...{ assistanceListings: [], names: [], isOpen: true, isListed: true, isWithdrawn: false },
    ...given,
  };
}

const idsOf = (rows: readonly Listed[]) =>
  groupsOf(rows)
    .map((group) => group.map(({ id }) => id).toSorted())
    .toSorted();

const page = 'https://www.example.gov/roofs';
const due = { deadlineDate: '2027-01-31', provider: 'Office of Roofs' };

describe('rows of the same program', () => {
  test.each<[string, Partial<Listed>, Partial<Listed>]>([
    ['by a name of the other one', { names: ['b:1'] }, { titleStems: 'else' }],
    ['by the same page', { url: page }, { url: 'http://example.gov/roofs/?utm_source=mail#top' }],
    ['by the same day of the same provider', due, { ...due, provider: 'OFFICE of roofs' }],
    ['by a name, filed under another type', { names: ['b:1'] }, { titleStems: 'else', programType: 'loan' }],
    ['by the same page, filed under another type', { url: page }, { url: page, programType: 'assistance' }],
  ])('%s', (_how, one, other) => {
    expect(idsOf([listed('a', '1', one), listed('b', '1', other)])).toEqual([['a-1', 'b-1']]);
    expect(idsOf([listed('b', '1', other), listed('a', '1', one)])).toEqual([['a-1', 'b-1']]);
  });

  test('match by a name from a third source', () => {
    const rows = [listed('a', '1', { names: ['c:7'] }), listed('b', '1', { names: ['c:7'], titleStems: 'other' })];
    expect(idsOf(rows)).toEqual([['a-1', 'b-1']]);
  });

  test.each<[string, Partial<Listed>, Partial<Listed>]>([
    ['the title alone', {}, {}],
    ['another title', { url: page }, { url: page, titleStems: 'wall repair fund' }],
    ['a title that tells little', { url: page, titleStems: 'roof' }, { url: page, titleStems: 'roof' }],
    ['the home page', { url: 'https://example.gov/' }, { url: 'https://example.gov' }],
    ['another number in the address', { url: `${page}?id=1` }, { url: `${page}?id=2` }],
    ['another state', { url: page, states: ['OH'] }, { url: page, states: ['TX'] }],
    ['a state of the whole country', { names: ['b:1'] }, { states: ['TX'] }],
    ['a day without a provider', { ...due, provider: null }, { ...due, provider: null }],
  ])('do not match by %s', (_how, one, other) => {
    expect(idsOf([listed('a', '1', one), listed('b', '1', other)])).toEqual([]);
  });

  test('include one row per source: a name beats a page, and the rest stay alone', () => {
    const rows = [
      listed('a', '1', { url: page }),
      listed('b', '1', { url: page, titleStems: 'roof repair fund' }),
      listed('b', '2', { names: ['a:1'], titleStems: 'other words' }),
    ];
    expect(idsOf(rows)).toEqual([['a-1', 'b-2']]);
    expect(idsOf([listed('a', '1', { url: page }), listed('a', '2', { url: page })])).toEqual([]);
  });

  test('of several rounds: the one with the same date, else an open one, else the last', () => {
    const round = (year: string, given: Partial<Listed> = {}) =>
      listed('a', year, { url: page, deadlineDate: `${year}-06-30`, isOpen: false, ...given });
    const over = [round('2023'), round('2024')];
    const open = round('2026', { isOpen: true });
    const copy = listed('b', '1', { url: page });
    expect(idsOf([...over, open, copy])).toEqual([['a-2026', 'b-1']]);
    expect(idsOf([...over, open, { ...copy, deadlineDate: '2024-06-30', isOpen: false }])).toEqual([['a-2024', 'b-1']]);
    expect(idsOf([...over, copy])).toEqual([['a-2024', 'b-1']]);
  });

  test('do not match if a third source lists both, whatever they share', () => {
    const named = (source: string, id: string, name: string) =>
      listed(source, id, { ...due, url: page, names: [name] });
    const federal = listed('grants-gov', '222', { ...due, url: page, names: ['grants-gov:222'] });
    expect(idsOf([federal, named('simpler-grants', 'x', 'grants-gov:111')])).toEqual([]);
    expect(idsOf([named('feeds', '1', 'grants-gov:111'), named('simpler-grants', 'x', 'grants-gov:222')])).toEqual([]);
    // They don't match through a third one either.
    const between = listed('curated', 'roofs', { ...due, url: page });
    expect(idsOf([federal, between, named('simpler-grants', 'x', 'grants-gov:111')])).toHaveLength(1);
    expect(groupsOf([federal, between, named('simpler-grants', 'x', 'grants-gov:111')])[0]).toHaveLength(2);
  });

  test('a title that many programs share matches nothing', () => {
    const many = Array.from({ length: 51 }, (_, index) => listed('a', String(index), { url: `${page}/${index}` }));
    expect(idsOf([...many, listed('b', '1', { url: `${page}/7` })])).toEqual([]);
  });

  test('match by type if two programs share a title and page', () => {
    const rows = [
      listed('a', 'grant', { url: page }),
      listed('a', 'loan', { url: page, programType: 'loan' }),
      listed('b', '1', { url: page, programType: 'loan' }),
    ];
    expect(idsOf(rows)).toEqual([['a-loan', 'b-1']]);
  });

  describe('a curated program and its listing', () => {
    const curated = (id: string, given: Partial<Listed> = {}) =>
      listed('curated', id, { titleStems: id, assistanceListings: ['10.410'], ...given });
    const listing = (number: string, given: Partial<Listed> = {}) =>
      listed('assistance-listings', number, { assistanceListings: [number], ...given });
    const first = listing('10.410');
    const merged = (...rows: Listed[]) => idsOf(rows).map((ids) => ids.join(' '));

    test('match, whatever types they have', () => {
      expect(merged(curated('one'), first)).toEqual(['assistance-listings-10.410 curated-one']);
      expect(merged(curated('one', { programType: 'assistance' }), first)).toHaveLength(1);
    });

    test('do not match if several curated programs share the listing', () => {
      expect(merged(curated('one'), curated('two'), first)).toEqual([]);
      expect(merged(curated('one', { programType: 'loan' }), curated('two'), first)).toEqual([]);
    });

    test('match if only this one of several has the listing’s title', () => {
      const names = 'cash for roof,roof repair fund';
      const wanted = ['assistance-listings-10.410 curated-one'];
      expect(merged(curated('one', { titleStems: 'roof repair fund' }), curated('two'), first)).toEqual(wanted);
      expect(merged(curated('one', { nameStems: names }), curated('two'), first)).toEqual(wanted);
      expect(merged(curated('one', { nameStems: names }), curated('two', { nameStems: names }), first)).toEqual([]);
    });

    test('match with all its listings, and a state’s own program is separate', () => {
      const both = curated('one', { assistanceListings: ['10.410', '10.411'] });
      const second = listing('10.411', { titleStems: 'wall repair fund' });
      const wanted = ['assistance-listings-10.410 assistance-listings-10.411 curated-one'];
      expect(merged(both, first, second)).toEqual(wanted);
      expect(merged(both, curated('ohio', { states: ['OH'] }), second, first)).toEqual(wanted);
      expect(merged(curated('ohio', { states: ['OH'] }), first)).toEqual([]);
      // A closed program says nothing about its current listings.
      expect(merged({ ...both, isOpen: false }, first, second)).toHaveLength(1);
      expect(groupsOf([{ ...both, isOpen: false }, first, second])[0]).toHaveLength(2);
    });

    test('do not match with a call for proposals under the number', () => {
      const call = listed('grants-gov', '1', { assistanceListings: ['10.410'], titleStems: 'call for roof study' });
      expect(merged(curated('one'), first, call)).toEqual(['assistance-listings-10.410 curated-one']);
    });
  });

  test('match in any order of the rows', () => {
    const sources = ['curated', 'grants-gov', 'simpler-grants', 'feeds', 'assistance-listings'];
    const row = fc
      .record({
        source: fc.constantFrom(...sources),
        sourceId: fc.constantFrom('1', '2', '3'),
        titleStems: fc.constantFrom('roof repair fund', 'wall paint help'),
        url: fc.constantFrom(null, page, `${page}/2`),
        programType: fc.constantFrom('grant', 'loan'),
        names: fc.uniqueArray(fc.constantFrom('grants-gov:1', 'grants-gov:2', 'feeds:3'), { maxLength: 2 }),
        isListed: fc.boolean(),
        isOpen: fc.boolean(),
        assistanceListings: fc.uniqueArray(fc.constantFrom('1', '2'), { maxLength: 2 }),
      })
      .map(({ source, sourceId, ...given }) => listed(source, sourceId, given));
    const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 12 });
    const shuffled = rows.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    const outcome = (all: readonly Listed[]) =>
      groupsOf(all)
        .map(shownOf)
        .map(({ shown, merged }) => [shown.id, ...merged.map(({ id }) => id)])
        .toSorted();
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(outcome(other)).toEqual(outcome(all));
        for (const group of groupsOf(all)) {
          const single = group.filter(({ source }) => source !== 'assistance-listings');
          expect(new Set(single.map(({ source }) => source)).size).toBe(single.length);
          const { shown, merged } = shownOf(group);
          expect(merged).not.toContain(shown);
        }
      }),
    );
  });
});

describe('of one program, the row shown is', () => {
  const shown = (...rows: Listed[]) => {
    const decided = shownOf(rows);
    return [decided.shown.id, ...decided.merged.map(({ id }) => id)];
  };
  const curated = listed('curated', '1');
  const federal = listed('grants-gov', '1');
  const copy = listed('feeds', '1');

  test('the most trusted one', () => expect(shown(copy, federal, curated)).toEqual([curated.id, federal.id, copy.id]));

  test('one that is still listed; a less trusted unlisted one is on its own', () => {
    const gone = { isListed: false, isOpen: false };
    expect(shown({ ...federal, ...gone }, copy)).toEqual([copy.id, federal.id]);
    expect(shown(federal, { ...copy, ...gone })).toEqual([federal.id]);
    expect(shown({ ...federal, ...gone }, { ...copy, ...gone })).toEqual([federal.id]);
  });

  test('not a closed one, if another one has a later deadline', () => {
    const over = { ...federal, isOpen: false, deadlineAt: '2026-01-31T00:00:00Z' };
    expect(shown(over, copy)).toEqual([over.id, copy.id]);
    expect(shown(over, { ...copy, deadlineAt: '2027-01-31T00:00:00Z' })).toEqual([copy.id, over.id]);
  });

  test('one that an admin has hidden, so no copy of it appears', () =>
    expect(shown({ ...federal, isWithdrawn: true, isListed: false }, copy)[0]).toBe(federal.id));
});

describe('a program borrows', () => {
  const row = (id: string, given: Partial<GrantRow> = {}): GrantRow => ({
    ...{ id, source: id, sourceId: '1', contentHash: id, title: 'Roofs', sourceType: id, programType: 'grant' },
    ...{ detail: {}, status: 'open', rules: null, deadlineKind: 'unknown' },
    ...given,
  });

  test('fields that its own source lacks, from the most trusted one, always together', () => {
    const own = row('a', { provider: 'Office' });
    const lenders = [
      row('b', { amount: 'Up to $5', amountMax: 5, provider: 'Bureau' }),
      row('c', { amount: '$9', amountMin: 9, deadline: 'All year', deadlineKind: 'rolling' }),
    ];
    const shown = withLoans(own, lenders, new Set());
    expect(shown).toMatchObject({
      ...{ provider: 'Office', amount: 'Up to $5', amountMin: null, amountMax: 5 },
      ...{ deadline: 'All year', deadlineKind: 'rolling', borrowed: { amount: 'b', deadline: 'c' } },
    });
    expect(withoutLoans(shown, { amount: 'b', deadline: 'c' })).toMatchObject({
      ...{ provider: 'Office', amount: null, amountMax: null, deadline: null, deadlineKind: 'unknown', borrowed: {} },
    });
  });

  test('nothing that an admin has cleared', () =>
    expect(withLoans(row('a'), [row('b', { amount: '$5' })], new Set(['amount'])).borrowed).toEqual({}));
});

test('an address without its own page does not count', () => {
  expect(pageOf({ url: 'https://www.example.gov/index.html' })).toBeNull();
  expect(pageOf({ url: 'nothing' })).toBeNull();
});
