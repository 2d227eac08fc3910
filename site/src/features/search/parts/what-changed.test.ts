import { expect, test } from 'vitest';
import type { Likelihood } from '../../../../../contract/programs/grants.ts';
import type { Total } from '../../../../../contract/search/search.ts';
import { aGrant } from '../../program/grant.fixture.ts';
import { changesBetween, lossOf, missingFrom, wantedOf } from './what-changed.ts';

const grantOf = (id: string, likelihood: Likelihood) => {
  const grant = aGrant({ id, title: id });
  return { ...grant, match: { ...grant.match, likelihood } };
};

function totalOf(monthly: number, yearly: number): Total {
  const paid = (id: string, benefit: 'snap' | 'eitc', to: number, per: 'month' | 'year') => ({
    ...{ id, title: id, benefit },
    amount: { from: to, to, per },
  });
  return {
    monthly: { from: monthly, to: monthly },
    yearly: { from: yearly, to: yearly },
    counted: [
      ...(monthly > 0 ? [paid('food', 'snap', monthly, 'month')] : []),
      ...(yearly > 0 ? [paid('credit', 'eitc', yearly, 'year')] : []),
    ],
    open: [],
    excluded: [],
  };
}

test('lists amounts that changed, appeared or vanished, biggest first, and the total', () => {
  expect(changesBetween({ grants: [], total: totalOf(500, 0) }, { grants: [], total: totalOf(470, 2000) })).toEqual({
    moved: [
      { id: 'credit', title: 'credit', was: null, now: '$2,000 a year', rise: 2000 },
      { id: 'food', title: 'food', was: '$500 a month', now: '$470 a month', rise: -360 },
    ],
    total: { was: '$500 a month', now: '$7,640 a year', rise: 1640 },
    isReordered: false,
  });
  expect(changesBetween({ grants: [], total: totalOf(500, 0) }, { grants: [] })).toMatchObject({
    moved: [{ id: 'food', title: 'food', was: '$500 a month', now: null, rise: -6000 }],
    total: { was: '$500 a month', now: null, rise: -6000 },
  });
});

test('a range that only became narrower is neither more nor less', () => {
  const rough = { ...totalOf(0, 3000), yearly: { from: 1000, to: 3000 } };
  const exact = totalOf(0, 2500);
  expect(changesBetween({ grants: [], total: rough }, { grants: [], total: exact }).total).toEqual({
    ...{ was: '$1,000 to $3,000 a year', now: '$2,500 a year', rise: 0 },
  });
  const open = { ...rough, yearly: { from: 0, to: 3000 } };
  expect(changesBetween({ grants: [], total: open }, { grants: [] }).total.rise).toBe(-1500);
});

test('distinguishes a new order from a longer list', () => {
  const [a, b, c] = [grantOf('a', 'qualify'), grantOf('b', 'qualify'), grantOf('c', 'worth-checking')];
  expect(changesBetween({ grants: [a, b] }, { grants: [a, b, c] }).isReordered).toBe(false);
  expect(changesBetween({ grants: [a, b] }, { grants: [b, a, c] })).toMatchObject({ moved: [], isReordered: true });
});

test('omits dismissed programs from the previous list', () => {
  const list = { grants: [grantOf('food', 'qualify'), grantOf('a', 'qualify')], total: totalOf(500, 100) };
  const left = wantedOf(list, new Set(['food']));
  expect(left.grants.map(({ id }) => id)).toEqual(['a']);
  expect(left.total?.counted.map(({ id }) => id)).toEqual(['credit']);
});

test('lists changed verdicts of programs in both lists', () => {
  const { moved } = changesBetween(
    { grants: [grantOf('a', 'worth-checking'), grantOf('b', 'qualify'), grantOf('c', 'qualify')] },
    { grants: [grantOf('a', 'very-likely'), grantOf('b', 'very-likely'), grantOf('d', 'qualify')] },
  );
  const right = { was: null, now: null, rise: 0, verdict: 'right' };
  expect(moved).toEqual([
    { ...right, id: 'a', title: 'a' },
    { ...right, id: 'd', title: 'd' },
  ]);
});

test('a program that newly looks right is named even if the list before left it out', () => {
  const now = { grants: [grantOf('a', 'qualify'), grantOf('b', 'very-likely'), grantOf('c', 'worth-checking')] };
  const changed = changesBetween({ grants: [grantOf('a', 'qualify')] }, now);
  expect(changed.moved).toMatchObject([{ id: 'b', verdict: 'right', why: undefined }]);
  // A full page may have left out programs that looked right all along.
  const full = Array.from({ length: 30 }, (_, index) => grantOf(`${index}`, 'qualify'));
  expect(changesBetween({ grants: full }, { grants: [...full, grantOf('b', 'qualify')] }).moved).toEqual([]);
  const withoutOne = wantedOf({ grants: full }, new Set(['7']));
  expect(changesBetween(withoutOne, { grants: [...withoutOne.grants, grantOf('b', 'qualify')] }).moved).toEqual([]);
});

test('names every program that joined or left, if both lists are complete', () => {
  const whole = (...grants: ReturnType<typeof grantOf>[]) => ({ grants, hasMore: false });
  const [a, b, c] = [grantOf('a', 'worth-checking'), grantOf('b', 'worth-checking'), grantOf('c', 'only-if')];
  const verdicts = (...lists: Parameters<typeof changesBetween>) =>
    changesBetween(...lists).moved.map(({ id, verdict }) => [id, verdict]);
  expect(verdicts(whole(a, b), whole(c, a))).toEqual([
    ['c', 'joined'],
    ['b', 'left'],
  ]);
  expect(verdicts(whole(a, grantOf('d', 'qualify')), whole(a, grantOf('e', 'qualify')))).toEqual([['e', 'right']]);
  expect(verdicts(wantedOf(whole(a, b), new Set(['b'])), whole(a))).toEqual([]);
  expect(verdicts({ grants: [a, b], hasMore: true }, whole(c, a))).toEqual([]);
  expect(verdicts(whole(a, b), { grants: [c, a], hasMore: true })).toEqual([]);
});

test('says what became of a program that looked right and has left the list', () => {
  const old = { grants: [grantOf('a', 'very-likely')] };
  const lossAt = (likelihood: Likelihood) => lossOf(grantOf('a', likelihood), old)?.verdict;
  expect(lossAt('worth-checking')).toBe('unsure');
  expect(lossAt('only-if')).toBe('unlikely');
  expect(lossAt('no')).toBe('dropped');
  expect(lossAt('qualify')).toBeUndefined();
});

test('omits unchanged programs', () => {
  const list = { grants: [grantOf('a', 'qualify')], total: totalOf(500, 100) };
  expect(changesBetween(list, list).moved).toEqual([]);
});

test('checks programs that looked right and are neither listed nor counted now', () => {
  const old = [
    grantOf('a', 'qualify'),
    grantOf('b', 'worth-checking'),
    grantOf('food', 'qualify'),
    grantOf('c', 'qualify'),
  ];
  const missing = missingFrom(old, { grants: [grantOf('c', 'qualify')], total: totalOf(500, 0) });
  expect(missing.map(({ id }) => id)).toEqual(['a']);
});

test('says which condition was settled by the change', () => {
  const reason = (verdict: 'met' | 'unknown' | 'unmet', text: string) => ({
    ...{ criterion: 'income', verdict, text, quote: null, source: null },
  });
  const food = (verdict: 'met' | 'unknown' | 'unmet', text: string) => {
    const grant = grantOf('food', verdict === 'met' ? 'qualify' : 'worth-checking');
    return { ...grant, match: { ...grant.match, reasons: [reason(verdict, text)] } };
  };
  const limit = '$2,400 a month is within $2,960, the limit for 3 people in Georgia';
  const changed = changesBetween({ grants: [food('unknown', 'Your income')] }, { grants: [food('met', limit)] });
  expect(changed.moved).toMatchObject([{ id: 'food', verdict: 'right', why: limit }]);
  // A program that wasn't in the old list was ruled out: its condition on income is the reason.
  const begun = changesBetween({ grants: [] }, { grants: [food('met', limit)], total: totalOf(500, 0) });
  expect(begun.moved).toMatchObject([{ id: 'food', why: limit }]);
  // A program that counted before was only further down the old list.
  const known = changesBetween(
    { grants: [], total: totalOf(400, 0) },
    { grants: [food('met', limit)], total: totalOf(500, 0) },
  );
  expect(known.moved[0]?.why).toBeUndefined();
  const same = changesBetween(
    { grants: [food('met', limit)], total: totalOf(500, 0) },
    { grants: [food('met', limit)], total: totalOf(400, 0) },
  );
  expect(same.moved[0]?.why).toBeUndefined();
});
