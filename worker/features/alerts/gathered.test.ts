import { expect, test } from 'vitest';
import { gathered, type StoredChange } from './gathered.ts';

const change = (
  grantId: string,
  field: string,
  before: string | null,
  after: string | null,
  day = 1,
): StoredChange => ({
  ...{ grantId, title: `Program ${grantId}`, provider: null, field, before, after, source: null },
  createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
});

test('a field’s changes show its first and last value, most recent program first', () => {
  const told = gathered([
    change('a', 'amount', '$1', '$2', 1),
    change('b', 'deadline', 'May', null, 2),
    change('a', 'amount', '$2', '$3', 3),
    change('a', 'deadline', null, 'June', 4),
  ]);
  expect(told).toMatchObject([
    {
      id: 'a',
      changedAt: '2026-11-04T10:00:00.000Z',
      fields: [
        { field: 'deadline', before: null, after: 'June' },
        { field: 'amount', before: '$1', after: '$3' },
      ],
    },
    { id: 'b', fields: [{ field: 'deadline', before: 'May', after: null }] },
  ]);
});

test('unchanged fields are not shown, and neither is a program without other changes', () => {
  const back = [change('a', 'amount', '$1', '$2'), change('a', 'amount', '$2', '$1')];
  expect(gathered(back)).toEqual([]);
  expect(gathered([...back, change('a', 'deadline', 'May', 'June')])[0]?.fields).toEqual([
    { field: 'deadline', before: 'May', after: 'June', source: null },
  ]);
  // A field that we don't report.
  expect(gathered([change('a', 'title', 'A', 'B')])).toEqual([]);
});
