import { describe, expect, test } from 'vitest';
import { worthWords } from '../../matching/amounts/amount-words.ts';
import { aGrant } from '../../site/src/features/program/grant.fixture.ts';
import { notCountedWords } from '../../site/src/features/search/parts/list-texts.ts';
import { countedIn, memberWith } from './members.fixture.ts';

const mother = {
  ...{ age: 34, location: 'Augusta, GA', isSingleParent: true, householdSize: 3, numberOfChildren: 2 },
  ...{ householdIncome: 28_800, homeownershipStatus: 'rent' },
  household: {
    people: [
      { relation: 'child', age: 2 },
      { relation: 'child', age: 9 },
    ],
  },
};
const CREDITS = ['child-tax-credit', 'earned-income-tax-credit'];

describe('a tax credit tells one story on its card, in the total and in its likelihood', () => {
  test('a credit that depends on the kind of income is worth checking and not counted', () => {
    const looking = memberWith({ ...mother, occupation: 'between jobs', householdIncome: 22_800 });
    for (const id of CREDITS) {
      const match = looking.match(id);
      expect(match.likelihood, id).toBe('worth-checking');
      expect(match.estimate?.leftOut, id).toBe('income-kind');
      expect(notCountedWords(aGrant({ match }))).toBe(
        'Not in your total: depends on how much of your income is from work',
      );
    }
    expect(countedIn(looking.total())).not.toEqual(expect.arrayContaining(CREDITS));
  });

  test('the amount for a worker who listed no incomes says what it assumes', () => {
    const worker = memberWith({ ...mother, employmentStatus: 'employed' });
    const { counted } = worker.total();
    for (const id of CREDITS) {
      expect(worthWords(worker.match(id)), id).toMatch(/ a year for you, if all your income is from work$/);
      expect(counted.find((part) => part.id === id)?.ifEarned, id).toBe(true);
    }
    expect(counted.find(({ id }) => id === 'wic')?.ifEarned).toBeUndefined();
    expect(worker.estimate('eitc')?.assumes).toContain('All of your household’s income is from work');
  });

  test('a listed income is not an assumption', () => {
    const incomes = [{ kind: 'wages', yearly: 28_800 }];
    const worker = memberWith({
      ...{ ...mother, employmentStatus: 'employed' },
      household: { ...mother.household, incomes },
    });
    expect(worthWords(worker.match('earned-income-tax-credit'))).toMatch(/ a year for you$/);
    expect(worker.total().counted.some(({ ifEarned }) => ifEarned)).toBe(false);
  });
});

test('a program with an amount that is not counted says why', () => {
  for (const answers of [
    mother,
    { ...mother, employmentStatus: 'employed' },
    { age: 71, location: 'Scranton, PA', occupation: 'retired', householdSize: 1, householdIncome: 16_800 },
    { age: 19, location: 'Albany, NY', isStudent: 'current', householdSize: 1, householdIncome: 9000 },
  ]) {
    const member = memberWith(answers);
    const total = member.total();
    for (const { id } of total.open) {
      const match = member.match(id);
      if (worthWords(match)) expect(match.estimate?.leftOut, id).toBeDefined();
    }
    for (const { id } of total.counted) expect(member.match(id).estimate?.leftOut, id).toBeUndefined();
  }
});
