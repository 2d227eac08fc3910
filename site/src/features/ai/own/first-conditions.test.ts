import { expect, test } from 'vitest';
import { countOpen } from '../../../../../matching/conditions/count-open.ts';
import { firstConditions } from './first-conditions.ts';

const open = (text: string, oneOf?: number) => ({
  verdict: 'unknown' as const,
  text,
  ...(oneOf === undefined ? {} : { oneOf }),
});

test('alternatives count as one condition, as on the program page', () => {
  const reasons = [
    open('a', 1),
    open('b', 1),
    open('c', 1),
    open('d'),
    open('e', 2),
    open('f'),
    open('g'),
    open('h', 2),
  ];
  const { shown, more } = firstConditions(reasons);
  expect(shown.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h']);
  expect(countOpen(shown)).toBe(4);
  expect(countOpen(shown) + more).toBe(countOpen(reasons));
});

test('says nothing of more if all are shown', () => {
  expect(firstConditions([open('a', 1), open('b', 1)]).more).toBe(0);
});
