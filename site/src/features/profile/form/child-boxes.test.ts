import { expect, test } from 'vitest';
import {
  asksForAges,
  asksWhoseChildren,
  boxesOf,
  boxesShown,
  isNoAge,
  peopleWith,
  relationIn,
  turned,
} from './child-boxes.ts';

const empty = { typed: '' };

test('asks adult members with children for ages', () => {
  expect(asksForAges({ age: 34, numberOfChildren: 2 })).toBe(true);
  expect(asksForAges({ age: 34, numberOfChildren: 0 })).toBe(false);
  expect(asksForAges({ age: 34, numberOfChildren: null })).toBe(false);
  expect(asksForAges({ age: 34, numberOfChildren: Number.NaN })).toBe(false);
  // A 16-year-old member may count themselves among the children.
  expect(asksForAges({ age: 16, numberOfChildren: 2 })).toBe(false);
  expect([asksWhoseChildren({ age: 34 }), asksWhoseChildren({ age: 62 })]).toEqual([false, true]);
});

test('an empty box adds no child, and the others keep their positions', () => {
  expect(peopleWith([], [empty, { typed: '8' }, empty], 'child')).toEqual([{ relation: 'child', age: 8 }]);
  expect(peopleWith([], [empty, empty], 'child')).toEqual([]);
});

test('an invalid age of a child is an error, not an adult', () => {
  expect(['', '0', '17', ' 3 '].map(isNoAge)).toEqual([false, false, false, false]);
  expect(['18', '3 months', '-1', '1.5'].map(isNoAge)).toEqual([true, true, true, true]);
  expect(peopleWith([], [{ typed: '3 months' }], 'child')).toEqual([{ relation: 'child', age: Number.NaN }]);
});

test('a listed child has a box and keeps other details', () => {
  const spouse = { relation: 'spouse', age: 36 } as const;
  const listed = [
    { relation: 'child', age: 8, disability: true } as const,
    spouse,
    { relation: 'grandchild', age: 2 } as const,
  ];
  const boxes = boxesOf(listed);
  expect(boxes.map(({ typed }) => typed)).toEqual(['8', '2']);
  const [first = empty, second = empty] = boxes;
  expect(peopleWith(listed, [{ ...first, typed: '9' }, second, { typed: '0' }], 'child')).toEqual([
    spouse,
    { relation: 'child', age: 9, disability: true },
    { relation: 'grandchild', age: 2 },
    { relation: 'child', age: 0 },
  ]);
  // Emptying a box removes a child with only an age; a child with more details stays.
  expect(
    peopleWith(
      listed,
      [
        { ...first, typed: '' },
        { ...second, typed: '' },
      ],
      'child',
    ),
  ).toEqual([spouse, { relation: 'child', age: null, disability: true }]);
});

test('shows a box per counted child and per child with more details', () => {
  expect(boxesShown([], 2)).toBe(2);
  expect(boxesShown([{ typed: '3' }, { typed: '8' }], 1)).toBe(1);
  expect(
    boxesShown(
      boxesOf([
        { relation: 'child', age: 3 },
        { relation: 'child', age: 8, student: true },
      ]),
      1,
    ),
  ).toBe(2);
  expect(boxesShown([], 30)).toBe(20);
});

test('children become grandchildren when the member says so', () => {
  const boxes = boxesOf([
    { relation: 'child', age: 3 },
    { relation: 'child', age: 8, disability: true },
  ]);
  expect(relationIn(boxes)).toBe('child');
  const now = turned(boxes, 'grandchild');
  expect(relationIn(now)).toBe('grandchild');
  expect(peopleWith([], now, 'grandchild').map(({ relation }) => relation)).toEqual(['grandchild', 'child']);
});
