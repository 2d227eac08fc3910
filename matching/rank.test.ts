import { expect, test } from 'vitest';
import { rank, wishOf } from './rank.ts';

test('the program closest to the words comes first, and what a person gains decides between equals', () => {
  const close = { id: 'close', programType: 'grant' as const, match: { score: 50 }, relevance: 1 };
  const fitting = { id: 'fitting', programType: 'grant' as const, match: { score: 90 }, relevance: 0.2 };
  expect(rank([fitting, close], 'words').map(({ id }) => id)).toEqual(['close', 'fitting']);
  expect(rank([close, { ...fitting, relevance: 1 }], 'words').map(({ id }) => id)).toEqual(['fitting', 'close']);
});

test('money to be paid back comes after money that is not, unless a loan was asked for', () => {
  const loan = { id: 'a-loan', programType: 'loan' as const, match: { score: 70 }, relevance: 0.5 };
  const grant = { ...loan, id: 'b-grant', programType: 'grant' as const };
  expect(rank([loan, grant], wishOf(['heating', 'bill'])).map(({ id }) => id)).toEqual(['b-grant', 'a-loan']);
  expect(rank([loan, grant], wishOf(['heating', 'loan'])).map(({ id }) => id)).toEqual(['a-loan', 'b-grant']);
});
