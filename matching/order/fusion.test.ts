import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fused } from './fusion.ts';

const order = (worth: ReadonlyMap<string, number>) => [...worth].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
const list = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 30 });
const weight = fc.double({ min: 0.1, max: 10, noNaN: true });
const rankedList = fc.record({ ids: list, weight });

test('a single list keeps its order at any weight, and its first program scores 1', () => {
  fc.assert(
    fc.property(list, weight, (ids, of) => {
      const worth = fused([{ ids, weight: of }]);
      expect(order(worth)).toEqual(ids);
      if (ids[0] !== undefined) expect(worth.get(ids[0])).toBeCloseTo(1);
    }),
  );
});

test('each program occurs once with a score in (0, 1], in any list order', () => {
  fc.assert(
    fc.property(rankedList, rankedList, (a, b) => {
      const worth = fused([a, b]);
      expect(new Set(worth.keys())).toEqual(new Set([...a.ids, ...b.ids]));
      for (const value of worth.values()) expect(value > 0 && value <= 1 + 1e-9).toBe(true);
      for (const [id, value] of fused([b, a])) expect(value).toBeCloseTo(worth.get(id) ?? 0, 10);
    }),
  );
});

test('a program ahead of another in one list, and never behind it, scores higher', () => {
  fc.assert(
    fc.property(rankedList, rankedList, (a, b) => {
      const worth = fused([a, b]);
      const place = (ids: readonly string[], id: string) =>
        ids.includes(id) ? ids.indexOf(id) : Number.MAX_SAFE_INTEGER;
      for (const [one, other] of a.ids.slice(1).map((id, index) => [a.ids[index] ?? '', id] as const)) {
        if (place(b.ids, one) <= place(b.ids, other)) expect(worth.get(one)).toBeGreaterThan(worth.get(other) ?? 0);
      }
    }),
  );
});

test('the heavier list comes first if the two disagree completely', () => {
  const worth = fused([
    { ids: ['a', 'b'], weight: 2 },
    { ids: ['c', 'd'], weight: 1 },
  ]);
  expect(order(worth)).toEqual(['a', 'b', 'c', 'd']);
  expect(
    order(
      fused([
        { ids: ['a', 'b'], weight: 2 },
        { ids: ['b', 'c'], weight: 1 },
      ]),
    )[0],
  ).toBe('b');
});
