import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { evaluate, openConditions, truthIn } from './evaluate.ts';
import { rulesOver } from './rules.fixture.ts';

const origin = { says: 'A condition', source: 'law' };
const isVeteran: Rule = { fact: 'veteran', is: true, ...origin };
const isOld: Rule = { fact: 'age', atLeast: 65, ...origin };
const inOhio: Rule = { fact: 'state', in: ['OH', 'MI'], ...origin };
const asNonprofit: Rule = { fact: 'applicantKind', is: 'nonprofit', ...origin };
const toCheck: Rule = { check: true, ...origin };

describe('a leaf', () => {
  test.each<[Rule, Facts, string]>([
    [isVeteran, { veteran: true }, 'true'],
    [isVeteran, { veteran: false }, 'false'],
    [isVeteran, {}, 'unknown'],
    [isOld, { age: 65 }, 'true'],
    [isOld, { age: 64 }, 'false'],
    [{ fact: 'age', atLeast: 18, atMost: 24, ...origin }, { age: 24 }, 'true'],
    [{ fact: 'age', atLeast: 18, atMost: 24, ...origin }, { age: 25 }, 'false'],
    [inOhio, { state: 'MI' }, 'true'],
    [inOhio, { state: 'TX' }, 'false'],
    [asNonprofit, { applicantKind: ['individual', 'nonprofit'] }, 'true'],
    [asNonprofit, { applicantKind: ['individual'] }, 'false'],
    [toCheck, { veteran: true }, 'unknown'],
  ])('%j with %j is %s', (rule, facts, truth) => {
    expect(evaluate(rule, facts).truth).toBe(truth);
  });
});

test('an unknown part leaves the whole open only if it could still decide', () => {
  expect(evaluate({ all: [isVeteran, isOld] }, { veteran: true }).truth).toBe('unknown');
  expect(evaluate({ all: [isVeteran, isOld] }, { veteran: false }).truth).toBe('false');
  expect(evaluate({ any: [isVeteran, isOld] }, { veteran: true }).truth).toBe('true');
  expect(evaluate({ any: [isVeteran, isOld] }, { veteran: false }).truth).toBe('unknown');
});

test('for an "any" that holds, only the parts that hold are the reason', () => {
  const { leaves } = evaluate({ any: [isVeteran, isOld] }, { veteran: true, age: 30 });
  expect(leaves).toEqual([{ leaf: isVeteran, truth: 'true' }]);
});

test('under a "not", a leaf that fails counts for the person', () => {
  const { truth, leaves } = evaluate({ not: { any: [isVeteran, isOld] } }, { veteran: false, age: 30 });
  expect(truth).toBe('true');
  expect(leaves.map((judged) => judged.truth)).toEqual(['true', 'true']);
});

// ---- Properties over arbitrary rules and people ----

const leaf = fc.constantFrom(isVeteran, isOld, inOhio, asNonprofit, toCheck);
const rule = rulesOver(leaf);
const known = {
  veteran: fc.boolean(),
  age: fc.integer({ min: 16, max: 100 }),
  state: fc.constantFrom('OH', 'MI', 'TX'),
  applicantKind: fc.subarray(['individual', 'nonprofit', 'business'], { minLength: 1 }),
};
const facts = fc.record(known, { requiredKeys: [] });

test('more knowledge never reverses a definite answer', () => {
  fc.assert(
    fc.property(rule, facts, fc.record(known), (tree, some, more) => {
      const before = evaluate(tree, some).truth;
      const after = evaluate(tree, { ...more, ...some }).truth;
      expect(before === 'unknown' || before === after).toBe(true);
    }),
  );
});

function shuffled(tree: Rule): Rule {
  if ('all' in tree) return { all: tree.all.toReversed().map(shuffled) };
  if ('any' in tree) return { any: tree.any.toReversed().map(shuffled) };
  if ('not' in tree) return { not: shuffled(tree.not) };
  return tree;
}

test('the order of rules does not matter', () => {
  fc.assert(
    fc.property(rule, facts, (tree, some) => evaluate(tree, some).truth === evaluate(shuffled(tree), some).truth),
  );
});

test('open alternatives count as one condition', () => {
  expect(openConditions({ all: [isVeteran, { any: [isOld, isVeteran] }] }, {})).toBe(2);
  expect(openConditions({ all: [isVeteran, { all: [isOld] }, { any: [isOld] }] }, { veteran: true })).toBe(2);
  expect(openConditions({ any: [isVeteran, isOld] }, { veteran: true })).toBe(0);
});

test('a double "not" cancels out', () => {
  fc.assert(
    fc.property(rule, facts, (tree, some) => {
      expect(evaluate({ not: { not: tree } }, some)).toEqual(evaluate(tree, some));
    }),
  );
});

test('the short version gives the same answer', () => {
  fc.assert(fc.property(rule, facts, (tree, some) => truthIn(tree, some) === evaluate(tree, some).truth));
});

test('the returned leaves always explain the answer', () => {
  fc.assert(
    fc.property(rule, facts, (tree, some) => {
      const { truth, leaves } = evaluate(tree, some);
      expect(leaves.some((judged) => judged.truth === truth)).toBe(true);
    }),
  );
});

test('an exception is a reason only where nothing else holds', () => {
  const studiesNot = { fact: 'student', is: 'no', says: 'You are not a student', source: 'page' } as const;
  const child = { fact: 'youngestChild', atMost: 5, says: 'A small child', source: 'page', exceptionTo: 'it' } as const;
  const rule: Rule = { any: [studiesNot, child] };
  const saysFor = (facts: Facts) => evaluate(rule, facts).leaves.map(({ leaf }) => leaf.says);
  expect(saysFor({ student: 'no', youngestChild: 3 })).toEqual([studiesNot.says]);
  expect(saysFor({ student: 'current', youngestChild: 3 })).toEqual([child.says]);
});
