import { expect, test } from 'vitest';
import { rank, wishOf } from './rank.ts';

test('the closest match comes first, and gain decides between equals', () => {
  const close = {
    id: 'close',
    programType: 'grant' as const,
    match: { score: 50, likelihood: 'worth-checking' as const },
    isCurated: false,
    isPassedOn: false,
    isOfOwnState: false,
    relevance: 1,
  };
  const fitting = {
    id: 'fitting',
    programType: 'grant' as const,
    match: { score: 90, likelihood: 'worth-checking' as const },
    isCurated: false,
    isPassedOn: false,
    isOfOwnState: false,
    relevance: 0.2,
  };
  expect(rank([fitting, close], 'words').map(({ id }) => id)).toEqual(['close', 'fitting']);
  expect(rank([close, { ...fitting, relevance: 1 }], 'words').map(({ id }) => id)).toEqual(['fitting', 'close']);
});

test('passed-on help moves far back if a curated program fits about as well', () => {
  const passedOn = {
    id: 'passed-on',
    programType: 'assistance' as const,
    match: { score: 60, likelihood: 'worth-checking' as const },
    isCurated: false,
    isPassedOn: true,
    isOfOwnState: false,
    relevance: 0.9,
  };
  const curated = { ...passedOn, id: 'z-curated', isCurated: true, isPassedOn: false, relevance: 0.7 };
  expect(rank([passedOn, curated], 'words').map(({ id }) => id)).toEqual(['z-curated', 'passed-on']);
  expect(rank([passedOn, { ...curated, relevance: 0.5 }], 'words').map(({ id }) => id)).toEqual([
    'passed-on',
    'z-curated',
  ]);
});

test('loans come after other money, unless a loan was asked for', () => {
  const loan = {
    id: 'a-loan',
    programType: 'loan' as const,
    match: { score: 70, likelihood: 'worth-checking' as const },
    isCurated: false,
    isPassedOn: false,
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
      isPassedOn: false,
      isOfOwnState: false,
    },
    match: { score: 60, likelihood: 'worth-checking' as const },
  };
  const curated = { ...listing, id: 'b-curated', isCurated: true };
  expect(rank([listing, curated], 'words').map(({ id }) => id)).toEqual(['b-curated', 'a-listing']);
  const rare = { ...curated, match: { score: 50, likelihood: 'only-if' as const } };
  expect(rank([rare, listing], 'words').map(({ id }) => id)).toEqual(['a-listing', 'b-curated']);
});

test('what a person applies for comes before equally fitting passed-on help', () => {
  const direct = {
    ...{
      id: 'b-direct',
      programType: 'grant' as const,
      relevance: 0.9,
      isCurated: false,
      isPassedOn: false,
      isOfOwnState: false,
    },
    match: { score: 16, likelihood: 'worth-checking' as const },
  };
  const passedOn = { ...direct, id: 'a-passed-on', isPassedOn: true };
  expect(rank([passedOn, direct], 'words').map(({ id }) => id)).toEqual(['b-direct', 'a-passed-on']);
  const fitting = { ...passedOn, relevance: 1 };
  expect(rank([direct, fitting], 'words').map(({ id }) => id)).toEqual(['a-passed-on', 'b-direct']);
});

test('of two equal fits, the one of the person’s own state comes first', () => {
  const national = {
    ...{ id: 'a-national', programType: 'grant' as const, relevance: 0.7, isCurated: true, isPassedOn: false },
    ...{ match: { score: 60, likelihood: 'worth-checking' as const }, isOfOwnState: false },
  };
  const own = { ...national, id: 'b-own', relevance: 0.66, isOfOwnState: true };
  expect(rank([national, own], 'words').map(({ id }) => id)).toEqual(['b-own', 'a-national']);
  expect(rank([national, { ...own, relevance: 0.6 }], 'words').map(({ id }) => id)).toEqual(['a-national', 'b-own']);
});
