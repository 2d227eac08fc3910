import { describe, expect, it } from 'vitest';
import type { Leaf, Rule } from '../../../../../contract/programs/rules.ts';
import { conditionsOf } from './conditions.ts';
import { decidingOf, type Line } from './deciding.ts';

const check = (says: string, more: Partial<Extract<Leaf, { check: true }>> = {}): Rule => ({
  check: true,
  says,
  source: 'law',
  ...more,
});
const fact = (says: string, leaf: Omit<Extract<Leaf, { fact: string }>, 'says' | 'source'>): Rule => ({
  ...leaf,
  says,
  source: 'law',
});
const PERSON = fact('You apply as a person', { fact: 'applicantKind', is: 'individual' });
const AGED = fact('You are 65 or older', { fact: 'age', atLeast: 65 });
const INCOME = check('Your income is below the limit', { odds: { povertyLine: 130 } });
const AWAY = fact("You don't live in Guam", { fact: 'state', in: ['GU'] });

const words = (line: Line) => line.map(({ text }) => text).join('');

function told(rule: Rule) {
  const { lines, groups, ...rest } = decidingOf(conditionsOf(rule));
  return {
    ...rest,
    lines: lines.map(words),
    groups: groups.map(({ title, lines: own }) => [
      title,
      ...own.flatMap(({ line, parts = [] }) => [words(line), ...parts.map((part) => `- ${words(part)}`)]),
    ]),
  };
}

describe("a program's conditions", () => {
  it('begin with income and age, and fold what nearly everybody meets', () => {
    const { lines, groups, hasMore } = told({ all: [PERSON, AWAY, check('You rent your home'), AGED, INCOME] });
    expect(lines).toEqual(['Your income is below the limit', 'You are 65 or older', 'You rent your home']);
    expect(groups).toEqual([['These have to be true too:', 'You apply as a person', "You don't live in Guam"]]);
    expect(hasMore).toBe(false);
  });

  it('fold all but five if there are more than six, and say that there are more', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => check(`You have ${name}`));
    const { lines, groups, hasMore } = told({ all: many });
    expect(lines).toHaveLength(5);
    expect(groups).toEqual([['These have to be true too:', 'You have f', 'You have g']]);
    expect(hasMore).toBe(true);
  });

  it('name up to three alternatives in one line', () => {
    expect(told({ all: [INCOME, { any: [AGED, check('You have a disability')] }] }).lines).toEqual([
      'Your income is below the limit',
      'You are 65 or older, or you have a disability',
    ]);
  });

  it('fold exceptions, and say in the line that there are some', () => {
    const exception = fact('You are 65 or older, so the work rule doesn’t apply', { fact: 'age', atLeast: 65 });
    const { lines, groups } = told({ all: [INCOME, { any: [exception, check('You meet the work rules')] }] });
    expect(lines).toEqual([
      'Your income is below the limit',
      'You meet the work rules, or the other case below applies',
    ]);
    expect(groups).toEqual([
      ['Instead of “You meet the work rules”, this is enough:', 'You are 65 or older, so the work rule doesn’t apply'],
    ]);
  });

  it('say in plain words who has to meet one of the other cases', () => {
    const student = fact('You are not a student now', { fact: 'student', in: ['future', 'no'] });
    const ways = ['a', 'b'].map((name) =>
      fact(`You have ${name}, so the rule for students doesn’t apply`, { fact: 'age', atLeast: 50 }),
    );
    expect(told({ all: [INCOME, { any: [student, ...ways] }] }).lines).toContain(
      'You are not a student now, or you are and one of these 2 cases applies',
    );
  });

  it('say that a condition with a list of other states applies in some states only', () => {
    expect(told({ all: [INCOME, { any: [AWAY, check('Your savings are low')] }] }).lines).toEqual([
      'Your income is below the limit',
      'In some states: your savings are low',
    ]);
  });

  it('show immigration status in one line, with its law in a list two deep at most', () => {
    const status: Rule = {
      any: [
        fact('You are a U.S. citizen', { fact: 'citizenship', is: 'citizen' }),
        {
          all: [
            check('You are a permanent resident'),
            { any: ['a', 'b', 'c'].map((name) => check(`You have ${name}`)) },
          ],
        },
      ],
    };
    const { lines, groups } = told({ all: [INCOME, status] });
    expect(lines).toContain('You are a U.S. citizen, or have an immigration status that counts');
    expect(groups).toEqual([
      [
        'Your citizenship or immigration status. One of these is enough:',
        'You are a U.S. citizen',
        'You are a permanent resident, and one of these:',
        '- You have a',
        '- You have b',
        '- You have c',
      ],
    ]);
  });

  it('keep the words of the sources', () => {
    const { quotes } = told({ all: [check('You rent', { quote: 'A tenant' }), INCOME] });
    expect(quotes).toEqual([{ quote: 'A tenant', source: 'law' }]);
  });
});
