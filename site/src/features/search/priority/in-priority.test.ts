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

test('programs follow the model’s order; unranked ones keep theirs at the end', () => {
  expect(idsOf(inPriority(grants('a', 'b', 'c', 'd'), priority))).toBe('cabd');
  expect(idsOf(inPriority(grants('a', 'b'), undefined))).toBe('ab');
});

test('each move is shown at its own program', () => {
  expect(moveOf('c', priority)).toBe(move);
  expect(moveOf('a', priority)).toBeUndefined();
  expect(moveOf('c', undefined)).toBeUndefined();
});

test('the order stays valid while no new program is among those to sort', () => {
  expect(isOrdered({ grants: grants('a', 'b', 'c'), priority })).toBe(true);
  // One was dismissed.
  expect(isOrdered({ grants: grants('a', 'c'), priority })).toBe(true);
  expect(isOrdered({ grants: grants('a', 'c', 'd'), priority })).toBe(false);
  expect(isOrdered({ grants: grants('a') })).toBe(false);
});

test('only the first programs of a long list are sorted', () => {
  const ids = Array.from({ length: PRIORITY.programs + 5 }, (_, place) => `program-${place}`);
  expect(askedOf(grants(...ids))).toEqual(ids.slice(0, PRIORITY.programs));
});
