import { describe, expect, test } from 'vitest';
import { aGrant } from '../program/grant.fixture.ts';
import { shownOf } from './tools/sort-and-filter.ts';
import { deadlineIn } from './tools/sort-keys.ts';
import { categoriesOf, FIRST_VIEW, type Sort } from './view.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const fixed = (deadline: string | null) => deadlineIn({ deadline, deadlineAt: null, deadlineKind: 'fixed' }, NOW);

describe('deadlineIn', () => {
  test('uses the server’s timestamp if there is one', () => {
    const at = (deadlineAt: string) => deadlineIn({ deadline: 'May 1, 2099', deadlineAt, deadlineKind: 'fixed' }, NOW);
    expect(at('2098-01-01T05:00:00.000Z')).toBe(Date.UTC(2098, 0, 1, 5));
    expect(at('2001-01-01T05:00:00.000Z')).toBeUndefined();
  });

  test.each([
    ['2026-12-01', '2026-12-01'],
    ['December 1, 2026, 5 p.m. Eastern Time', '2026-12-01'],
    ['Letters by 2026-12-20, full proposals by 2027-01-15', '2026-12-20'],
    ['Letters by October 1, 2026, full proposals by January 15, 2027', '2027-01-15'],
    // It's still the previous day in some places.
    ['2026-11-21', '2026-11-21'],
  ])('%s', (deadline, day) => expect(fixed(deadline)).toBe(Date.parse(`${day}T00:00:00Z`)));
  test.each(['2026-11-01', 'Ask the provider', '', null])('%j has no future date', (deadline) =>
    expect(fixed(deadline)).toBeUndefined(),
  );
  test('a date in another kind of text is not a deadline', () =>
    expect(
      deadlineIn({ deadline: 'The round of 2026-12-01 is planned', deadlineAt: null, deadlineKind: 'several' }, NOW),
    ).toBeUndefined());
});

describe('the view', () => {
  const grants = [
    aGrant({ id: 'none', category: null }),
    aGrant({ id: 'small', amount: '$500', checkedAt: '2026-01-01', deadline: '2026-12-24', deadlineKind: 'fixed' }),
    aGrant({ id: 'large', amount: '$9,000', checkedAt: null, category: 'Research' }),
    aGrant({ id: 'soon', checkedAt: '2025-01-01', deadline: '2026-11-30', deadlineKind: 'fixed' }),
  ];
  const ids = (sort: Sort, only: string | null = null) =>
    shownOf(grants, { ...FIRST_VIEW, sort, only }, NOW).map(({ id }) => id);

  test.each([
    ['best', ['none', 'small', 'large', 'soon']],
    ['deadline', ['soon', 'small', 'none', 'large']],
    ['amount', ['large', 'small', 'none', 'soon']],
    ['newest', ['small', 'none', 'soon', 'large']],
  ] as const)('sorted by %s', (sort, order) => expect(ids(sort)).toEqual(order));
  test('of one category', () => {
    expect(categoriesOf(grants)).toEqual([
      ['Community Development', 2],
      ['Research', 1],
    ]);
    expect(ids('best', 'Research')).toEqual(['large']);
    expect(ids('best', 'Healthcare')).toEqual([]);
  });
});
