import { expect, test } from 'vitest';
import type { Todo } from '../../../../../contract/saved/my-plan.ts';
import { datedOf, monthsOf } from './months.ts';

const thing = (id: string, day: string | null, state: Todo['state'] = 'open'): Todo => ({
  ...{ id, title: id, state, day, deadlineKind: day === null ? 'ongoing' : 'fixed', deadline: null, worth: null },
  ...{
    next: null,
    steps: { done: 0, all: 0 },
    takes: null,
    applicationUrl: null,
    url: null,
    providerUrl: null,
    contact: null,
  },
});
const NOW = new Date(2026, 10, 24);

test('numbers fixed deadlines by day, with past ones marked and last', () => {
  const dated = datedOf(
    [
      thing('in-march', '2027-03-31'),
      thing('open-all-year', null),
      thing('today', '2026-11-24'),
      thing('passed', '2026-11-02', 'closed'),
      thing('long-ago', '2026-10-31', 'closed'),
      thing('sent', '2027-01-15', 'sent'),
    ],
    NOW,
  );
  expect(dated.map(({ number, id, isPast }) => [number, id, isPast])).toEqual([
    [1, 'today', false],
    [2, 'in-march', false],
    [3, 'passed', true],
  ]);
});

test('shows twelve months from now, each with its deadlines', () => {
  const months = monthsOf(
    datedOf([thing('a', '2026-12-31'), thing('b', '2027-10-01'), thing('c', '2027-11-01')], NOW),
    NOW,
  );
  expect([months.length, months[0]?.name, months.at(-1)?.name]).toEqual([12, 'November 2026', 'October 2027']);
  expect(months.flatMap(({ key, dated }) => dated.map(({ id }) => [key, id]))).toEqual([
    ['2026-12', 'a'],
    ['2027-10', 'b'],
  ]);
});
