import { expect, test } from 'vitest';
import { PRIORITY } from '../../../../../contract/limits.ts';
import { aGrant } from '../../program/grant.fixture.ts';
import { askedOf, inPriority, isOrdered, moveOf } from './in-priority.ts';

const grants = (...ids: string[]) => ids.map((id) => aGrant({ id }));
const move = {
  id: 'c',
  text: 'Moved up 2 places: you asked for “roof”, and its own text says:',
  quote: 'Pays for roofs',
};
const priority = { asked: ['a', 'b', 'c'], ids: ['c', 'a'], moves: [move] };
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

test('programs stand in the order of the model; those without a place follow as they stand', () => {
  expect(idsOf(inPriority(grants('a', 'b', 'c', 'd'), priority))).toBe('cabd');
  expect(idsOf(inPriority(grants('a', 'b'), undefined))).toBe('ab');
});

test('a move is that of its program', () => {
  expect(moveOf('c', priority)).toBe(move);
  expect(moveOf('a', priority)).toBeUndefined();
  expect(moveOf('c', undefined)).toBeUndefined();
});

test('the order is that of the list while nothing new is among the programs that are put in order', () => {
  expect(isOrdered({ grants: grants('a', 'b', 'c'), priority })).toBe(true);
  // One was dismissed.
  expect(isOrdered({ grants: grants('a', 'c'), priority })).toBe(true);
  expect(isOrdered({ grants: grants('a', 'c', 'd'), priority })).toBe(false);
  expect(isOrdered({ grants: grants('a') })).toBe(false);
});

test('of a long list the first are put in order', () => {
  const ids = Array.from({ length: PRIORITY.programs + 5 }, (_, place) => `program-${place}`);
  expect(askedOf(grants(...ids))).toEqual(ids.slice(0, PRIORITY.programs));
});
