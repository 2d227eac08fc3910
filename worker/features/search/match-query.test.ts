import { expect, test } from 'vitest';
import { understand } from '../../../matching/search/understand.ts';
import { narrowed, textQueryOf } from './match-query.ts';

const nowhere = { kind: null, category: null, where: null, applicantKinds: null, without: [] };

test('each word may match directly or by meaning', () => {
  const query = textQueryOf(understand('heating bill'));
  const [token] = understand('heating bill').concepts.map(({ concept }) => concept.token);
  expect(query?.every).toContain(`("heating" OR ${token}`);
  expect(query?.every).toContain(' AND ("bill" OR ');
  expect(query?.some.startsWith('"heating" OR "bill" OR ')).toBe(true);
});

test('one word needs no expression for all words, and no word makes no query', () => {
  expect(textQueryOf(understand('narwhal'))).toEqual({ every: null, some: '"narwhal"' });
  expect(textQueryOf(understand('please help me'))).toBeNull();
});

test('a search is narrowed to a kind, a category, a place, and to new programs', () => {
  expect(narrowed('"roof"', nowhere)).toBe('("roof")');
  expect(
    narrowed('"roof"', {
      ...nowhere,
      kind: 'loan',
      category: 'Arts & Culture',
      where: { state: 'OH', isAbroad: false },
    }),
  ).toBe('("roof") AND kind : "loan" AND category : "Arts & Culture" AND place : "zoh"');
  const any = { state: null, isAbroad: false };
  expect(narrowed('"roof"', { ...nowhere, where: any })).toBe('(("roof")) NOT place : "zabroad"');
  expect(narrowed('"roof"', { ...nowhere, where: { ...any, isAbroad: true } })).toBe('("roof")');
  expect(narrowed('"roof"', { ...nowhere, where: { state: 'OH', isAbroad: true } })).toBe(
    '("roof") AND place : ("zoh" OR "zabroad")',
  );
  expect(narrowed('"roof"', { ...nowhere, without: ['a-b', 'c'] })).toBe('(("roof")) NOT key : (x612d62q OR x63q)');
  expect(narrowed('"roof"', { ...nowhere, applicantKinds: ['individual', 'farm'], without: ['c'] })).toBe(
    '((("roof")) NOT key : (x63q)) NOT barred : (notindividual AND notfarm)',
  );
});

test('words cannot become operators', () => {
  const query = textQueryOf(understand('a" OR title : * NEAR(b) AND NOT "c'));
  expect(query?.some).toMatch(/^("[^"]*"|\w+)( OR ("[^"]*"|\w+))*$/);
});
