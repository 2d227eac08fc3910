import { expect, test } from 'vitest';
import { inOrderOfGain, type Listed, pageOf } from './order.ts';

const listed = (id: string, gain: number, given: Partial<Listed> = {}): Listed => ({
  ...{ id, gain, family: null, likelihood: 'worth-checking' },
  ...given,
});
const ids = (programs: Listed[]) => inOrderOfGain(programs).map(({ id }) => id);

test('what a person gains most by comes first; equals stand by their names', () => {
  expect(ids([listed('b', 1), listed('c', 2), listed('a', 1)])).toEqual(['c', 'a', 'b']);
});

test('what takes rare circumstances comes last, whatever it is worth, but not behind what is worth hardly anything', () => {
  const rare = listed('rare', 3, { likelihood: 'only-if' });
  expect(ids([rare, listed('common', 0.2)])).toEqual(['common', 'rare']);
  expect(ids([listed('remote', 0.05), rare])).toEqual(['rare', 'remote']);
});

test('near relatives do not stand in a row where another program is worth nearly as much', () => {
  const sbas = [listed('loan-1', 1, { family: 'sba' }), listed('loan-2', 0.95, { family: 'sba' })];
  expect(ids([...sbas, listed('advice', 0.9)])).toEqual(['loan-1', 'advice', 'loan-2']);
  expect(ids([...sbas, listed('advice', 0.2)])).toEqual(['loan-1', 'loan-2', 'advice']);
});

test('what takes rare circumstances has pages of its own, after all others', () => {
  const common = ['a', 'b', 'c'].map((id, index) => listed(id, 3 - index));
  const rare = [listed('rare', 3, { likelihood: 'only-if' }), listed('remote', 0.05)];
  const inOrder = inOrderOfGain([...common, ...rare]);
  expect(pageOf(inOrder, 2).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(pageOf(inOrder.slice(2), 2).map(({ id }) => id)).toEqual(['c']);
  expect(pageOf(inOrder.slice(3), 2).map(({ id }) => id)).toEqual(['rare', 'remote']);
});
