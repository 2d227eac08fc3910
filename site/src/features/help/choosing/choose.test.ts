import { expect, test } from 'vitest';
import { aHelper } from '../helper.fixture.ts';
import { chooseHelpers, type Wish } from './choose.ts';

const wish = (changes: Partial<Wish> = {}): Wish => ({
  ...{ id: 'snap', needs: ['food'], audiences: ['families'], isFederalGrant: false },
  ...changes,
});
const pantry = aHelper({ name: 'Pantry', audiences: ['families', 'renters'] });
const everybody = aHelper({ name: 'Everybody', needs: ['food', 'rent', 'bills'], audiences: ['families', 'seniors'] });
const housing = aHelper({ name: 'Housing', needs: ['rent'] });
const farms = aHelper({ name: 'Farms', audiences: ['farms'] });
const names = (helpers: readonly { name: string }[]) => helpers.map(({ name }) => name);

test('chooses by need and people, specialists first', () => {
  expect(names(chooseHelpers([everybody, housing, farms, pantry], wish()))).toEqual(['Pantry', 'Everybody']);
});

test('ranks a program’s first need before its others', () => {
  expect(names(chooseHelpers([pantry, housing], wish({ needs: ['rent', 'food'] })))).toEqual(['Housing', 'Pantry']);
});

test('chooses three at most', () => {
  expect(chooseHelpers([pantry, pantry, everybody, everybody], wish())).toHaveLength(3);
});

test.each([
  [['families', 'farms', 'tribes', 'artists'], 'it is for those that the program names first'],
  [['seniors', 'families', 'renters'], 'it is for most of those that the program names'],
] as const)('for %j: %s', (audiences, _) => {
  expect(chooseHelpers([pantry], wish({ audiences }))).toHaveLength(1);
});

test.each([[['seniors', 'families']], [['farms']], [[]]] as const)('chooses no helper for %j', (audiences) => {
  expect(chooseHelpers([pantry], wish({ audiences }))).toEqual([]);
});

test('ranks helpers that know the program first, by id or part of it', () => {
  const known = aHelper({ name: 'Known', needs: ['money'], programs: ['snap'], isOnlyFor: 'programs' });
  const part = aHelper({ name: 'Part', needs: ['money'], programs: ['sn*'], isOnlyFor: 'programs' });
  expect(names(chooseHelpers([pantry, part, known], wish()))).toEqual(['Known', 'Part', 'Pantry']);
  expect(names(chooseHelpers([pantry, part, known], wish({ id: 'wic', needs: ['money'] })))).toEqual([]);
});

test('a helper for federal grants only fits those', () => {
  const grants = aHelper({ isOnlyFor: 'federal-grants' });
  expect(chooseHelpers([grants], wish())).toEqual([]);
  expect(chooseHelpers([grants], wish({ isFederalGrant: true }))).toHaveLength(1);
});

test('never suggests a helper for itself', () => {
  expect(chooseHelpers([aHelper({ about: 'snap' })], wish())).toEqual([]);
});
