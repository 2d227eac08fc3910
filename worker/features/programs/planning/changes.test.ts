import { expect, test } from 'vitest';
import { materialChanges, type Seen } from './changes.ts';

const NOTHING = {
  ...{ deadline: null, deadlineKind: 'unknown', deadlineAt: null, amount: null, amountMin: null, amountMax: null },
  ...{ eligibility: null, borrowed: {} },
};
const changed = (
  before: Partial<Seen>,
  after: Partial<Seen>,
  linked = { joined: [], left: [] } as Parameters<typeof materialChanges>[2],
) => materialChanges({ ...NOTHING, ...before }, { ...NOTHING, ...after }, linked);
const fields = (...given: Parameters<typeof changed>) => changed(...given).map(({ field }) => field);
const fixed = (deadline: string, deadlineAt: string) => ({ deadline, deadlineAt, deadlineKind: 'fixed' });

test('a change shows the previous and the new text', () => {
  expect(
    changed(fixed('March 3, 2027', '2027-03-04T04:59:59Z'), fixed('April 3, 2027', '2027-04-04T03:59:59Z')),
  ).toEqual([{ field: 'deadline', before: 'March 3, 2027', after: 'April 3, 2027' }]);
  expect(fields({ amount: 'Up to $5', amountMax: 5 }, { amount: 'Up to $9', amountMax: 9 })).toEqual(['amount']);
  expect(fields({ eligibility: 'Nonprofits' }, { eligibility: 'Nonprofits, tribes' })).toEqual(['eligibility']);
  expect(fields({ amount: '$5' }, {})).toEqual(['amount']);
});

test.each<[string, Partial<Seen>, Partial<Seen>]>([
  ['the same moment in other words', fixed('March 3', 'a'), fixed('3 March 2027', 'a')],
  ['the same words for another moment', fixed('March 3, 2027', 'a'), fixed('March 3, 2027.', 'b')],
  ['the same sums in other words', { amount: '$5', amountMax: 5 }, { amount: 'USD 5', amountMax: 5 }],
  ['blanks, case and points', { eligibility: 'Non-profits;  Tribes' }, { eligibility: 'nonprofits, tribes.' }],
  ['lines in another order', { eligibility: 'Nonprofits\nTribes' }, { eligibility: 'Tribes\nNonprofits' }],
  ['a list in another order', { eligibility: 'Business, Nonprofit' }, { eligibility: 'Nonprofit, Business' }],
  ['an entry that stands twice', { eligibility: 'States; tribes' }, { eligibility: 'Tribes; states; tribes' }],
])('%s are not a change', (_what, before, after) => expect(changed(before, after)).toEqual([]));

test('a gained or lost source is not a change; its later changes are', () => {
  const lent = { amount: '$5', amountMax: 5, borrowed: { amount: 'b' } };
  expect(changed({}, lent, { joined: ['b'], left: [] })).toEqual([]);
  expect(changed(lent, {}, { joined: [], left: ['b'] })).toEqual([]);
  expect(fields(lent, { ...lent, amount: '$9', amountMax: 9 })).toEqual(['amount']);
  expect(fields({ amount: '$3', amountMax: 3 }, lent, { joined: ['b'], left: [] })).toEqual(['amount']);
});

test('endless text is cut off', () => {
  const [change] = changed({ eligibility: 'a'.repeat(9000) }, { eligibility: 'b' });
  expect(change?.before?.length).toBe(2001);
});
