import { expect, test } from 'vitest';
import { inOrderOfGain, type Listed, pageOf } from './order.ts';

const listed = (id: string, gain: number, given: Partial<Listed> = {}): Listed => ({
  ...{ id, gain, family: null, likelihood: 'worth-checking', asPerson: false },
  ...given,
});
const ids = (programs: Listed[]) => inOrderOfGain(programs).map(({ id }) => id);

test('the highest gain comes first; ties are in order of id', () => {
  expect(ids([listed('b', 1), listed('c', 2), listed('a', 1)])).toEqual(['c', 'a', 'b']);
});

test("next spring's tax credit comes after a program that pays about as much now", () => {
  expect(ids([listed('credit', 1, { isLater: true }), listed('now', 0.7), listed('small', 0.5)])).toEqual([
    'now',
    'credit',
    'small',
  ]);
});

test('rare circumstances come last, but before programs worth hardly anything', () => {
  const rare = listed('rare', 3, { likelihood: 'only-if' });
  expect(ids([rare, listed('common', 0.2)])).toEqual(['common', 'rare']);
  expect(ids([listed('remote', 0.05), rare])).toEqual(['rare', 'remote']);
});

test('near-duplicates are separated if another program is worth nearly as much', () => {
  const sbas = [listed('loan-1', 1, { family: 'sba' }), listed('loan-2', 0.95, { family: 'sba' })];
  expect(ids([...sbas, listed('advice', 0.9)])).toEqual(['loan-1', 'advice', 'loan-2']);
  expect(ids([...sbas, listed('advice', 0.2)])).toEqual(['loan-1', 'loan-2', 'advice']);
});

test('programs for rare circumstances have their own pages, after all others', () => {
  const common = ['a', 'b', 'c'].map((id, index) => listed(id, 3 - index));
  const rare = [listed('rare', 3, { likelihood: 'only-if' }), listed('remote', 0.05)];
  const inOrder = inOrderOfGain([...common, ...rare]);
  expect(pageOf(inOrder, 2).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(pageOf(inOrder.slice(2), 2).map(({ id }) => id)).toEqual(['c']);
  expect(pageOf(inOrder.slice(3), 2).map(({ id }) => id)).toEqual(['rare', 'remote']);
});

test('programs that look right extend the first page while there is room', () => {
  const right = (id: string, gain: number) => listed(id, gain, { likelihood: 'very-likely' });
  const inOrder = inOrderOfGain([listed('a', 5), listed('b', 4), listed('c', 3), right('r1', 2), right('r2', 0.05)]);
  const page = pageOf(inOrder, 2);
  expect(page.map(({ id }) => id)).toEqual(['a', 'b', 'r1']);
  const rest = inOrder.filter((program) => !page.includes(program));
  expect(pageOf(rest, 2).map(({ id }) => id)).toEqual(['c', 'r2']);
});

test('for an organization, programs for people come last on their own pages', () => {
  const person = listed('snap', 9, { likelihood: 'very-likely', asPerson: true });
  const inOrder = inOrderOfGain([person, listed('grant', 1), listed('rare', 3, { likelihood: 'only-if' })]);
  expect(inOrder.map(({ id }) => id)).toEqual(['grant', 'rare', 'snap']);
  expect(pageOf(inOrder, 20).map(({ id }) => id)).toEqual(['grant']);
  expect(pageOf(inOrder.slice(2), 20).map(({ id }) => id)).toEqual(['snap']);
});
