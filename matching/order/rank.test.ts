import { expect, test } from 'vitest';
import { rank, wishOf } from './rank.ts';

test('the closest match comes first, and gain decides between equals', () => {
  const close = {
    id: 'close',
    programType: 'grant' as const,
    match: { score: 50, likelihood: 'worth-checking' as const },
    isCurated: false,
    isPassThrough: false,
    isOfOwnState: false,
    relevance: 1,
  };
  const fitting = {
    id: 'fitting',
    programType: 'grant' as const,
    match: { score: 90, likelihood: 'worth-checking' as const },
    isCurated: false,
    isPassThrough: false,
    isOfOwnState: false,
    relevance: 0.2,
  };
  expect(rank([fitting, close], 'words').map(({ id }) => id)).toEqual(['close', 'fitting']);
  expect(rank([close, { ...fitting, relevance: 1 }], 'words').map(({ id }) => id)).toEqual(['fitting', 'close']);
});

test('pass-through help moves far back if a curated program fits about as well', () => {
  const passThrough = {
    id: 'pass-through',
    programType: 'assistance' as const,
    match: { score: 60, likelihood: 'worth-checking' as const },
    isCurated: false,
    isPassThrough: true,
    isOfOwnState: false,
    relevance: 0.9,
  };
  const curated = { ...passThrough, id: 'z-curated', isCurated: true, isPassThrough: false, relevance: 0.7 };
  expect(rank([passThrough, curated], 'words').map(({ id }) => id)).toEqual(['z-curated', 'pass-through']);
  expect(rank([passThrough, { ...curated, relevance: 0.5 }], 'words').map(({ id }) => id)).toEqual([
    'pass-through',
    'z-curated',
  ]);
});

test('loans come after other money, unless a loan was asked for', () => {
  const loan = {
    id: 'a-loan',
    programType: 'loan' as const,
    match: { score: 70, likelihood: 'worth-checking' as const },
    isCurated: false,
    isPassThrough: false,
    isOfOwnState: false,
    relevance: 0.5,
  };
  const grant = { ...loan, id: 'b-grant', programType: 'grant' as const };
  expect(rank([loan, grant], wishOf(['heating', 'bill'])).map(({ id }) => id)).toEqual(['b-grant', 'a-loan']);
  expect(rank([loan, grant], wishOf(['heating', 'loan'])).map(({ id }) => id)).toEqual(['a-loan', 'b-grant']);
});

test('of two equal fits, the curated one comes first, unless it is rare', () => {
  const listing = {
    ...{
      id: 'a-listing',
      programType: 'grant' as const,
      relevance: 0.5,
      isCurated: false,
      isPassThrough: false,
      isOfOwnState: false,
    },
    match: { score: 60, likelihood: 'worth-checking' as const },
  };
  const curated = { ...listing, id: 'b-curated', isCurated: true };
  expect(rank([listing, curated], 'words').map(({ id }) => id)).toEqual(['b-curated', 'a-listing']);
  const rare = { ...curated, match: { score: 50, likelihood: 'only-if' as const } };
  expect(rank([rare, listing], 'words').map(({ id }) => id)).toEqual(['a-listing', 'b-curated']);
});

test('what a person applies for comes before equally fitting pass-through help', () => {
  const direct = {
    ...{
      id: 'b-direct',
      programType: 'grant' as const,
      relevance: 0.9,
      isCurated: false,
      isPassThrough: false,
      isOfOwnState: false,
    },
    match: { score: 16, likelihood: 'worth-checking' as const },
  };
  const passThrough = { ...direct, id: 'a-pass-through', isPassThrough: true };
  expect(rank([passThrough, direct], 'words').map(({ id }) => id)).toEqual(['b-direct', 'a-pass-through']);
  const fitting = { ...passThrough, relevance: 1 };
  expect(rank([direct, fitting], 'words').map(({ id }) => id)).toEqual(['a-pass-through', 'b-direct']);
});

test('of two equal fits, the one of the person’s own state comes first', () => {
  const national = {
    ...{ id: 'a-national', programType: 'grant' as const, relevance: 0.7, isCurated: true, isPassThrough: false },
    ...{ match: { score: 60, likelihood: 'worth-checking' as const }, isOfOwnState: false },
  };
  const own = { ...national, id: 'b-own', relevance: 0.66, isOfOwnState: true };
  expect(rank([national, own], 'words').map(({ id }) => id)).toEqual(['b-own', 'a-national']);
  expect(rank([national, { ...own, relevance: 0.6 }], 'words').map(({ id }) => id)).toEqual(['a-national', 'b-own']);
});
