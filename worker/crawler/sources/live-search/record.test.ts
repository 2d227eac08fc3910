import { describe, expect, test } from 'vitest';
import { readRecords } from '../../read-page.ts';
import { Incomplete, Unreadable } from '../../reading/faults.ts';
import { QUESTIONS } from './question.ts';
import { recordsOf } from './record.ts';
import { liveSearch } from './source.ts';

const PAGE = 'https://www.example.gov/help';
const asked = { category: 'Education', programType: 'assistance' } as const;
const program = {
  title: 'Help with fees [1]',
  provider: 'Department of Examples',
  description: 'Pays fees of students [1][2].',
  eligibility: 'Students of Ohio',
  amount: 'Up to $2,000',
  deadline: 'March 1, 2027',
  states: ['Ohio', 'zz'],
  url: `${PAGE}/#apply`,
  citations: ['1', `${PAGE}/`],
};
const answerOf = (content: string, more: object = {}) => ({
  choices: [{ finish_reason: 'stop', message: { role: 'assistant', content }, ...more }],
  citations: [PAGE],
  search_results: [{ title: 'x', url: 'https://www.example.gov/other' }],
});
const source = liveSearch({ base: 'https://search.example', key: 'k', model: 'm' });
const read = (...programs: unknown[]) =>
  readRecords(source, recordsOf(answerOf(JSON.stringify({ programs })), asked), Date.parse('2026-11-01'));

test('asks for every category and kind of help', () => {
  expect(QUESTIONS).toHaveLength(24);
});

test('a program becomes a lead with the pages it is based on', () => {
  const { rows } = read(program);
  expect(rows).toMatchObject([
    {
      title: 'Help with fees',
      description: 'Pays fees of students.',
      sourceType: 'perplexity',
      programType: 'assistance',
      category: 'Education',
      states: ['OH'],
      deadlineDate: '2027-03-01',
      amountMax: 2000,
      url: `${PAGE}/#apply`,
      rules: null,
    },
  ]);
  expect(rows[0]?.citations).toContain(PAGE);
  expect(read({ ...program, title: 'HELP with  fees' }).rows[0]?.id).toBe(rows[0]?.id);
});

describe('a program is refused', () => {
  test.each([
    [{ ...program, citations: [] }, 'citations'],
    [{ ...program, citations: ['https://invented.example/x', '7'] }, 'citations'],
    [{ ...program, citations: ['javascript:alert(1)'] }, 'citations'],
    [{ ...program, title: null }, 'title'],
    [{ ...program, description: '' }, 'description'],
    ['A sentence', ''],
  ])('%#', (given, field) => {
    const { rows, refused } = read(given);
    expect(rows).toEqual([]);
    expect(refused[0]?.reason).toContain(field);
  });
});

test('an unread address is replaced by one that was read', () => {
  expect(read({ ...program, url: 'https://invented.example/apply' }).rows[0]?.url).toBe(PAGE);
});

test('answers in another form are distinguished from incomplete ones', () => {
  expect(recordsOf(answerOf('<think>{"a"}</think>```json\n{"programs": []}\n```'), asked)).toEqual([]);
  expect(() => recordsOf(answerOf('{"programs": ['), asked)).toThrow(Incomplete);
  expect(() => recordsOf(answerOf('{"results": []}'), asked)).toThrow(Unreadable);
  expect(() => recordsOf(answerOf('{}', { finish_reason: 'length' }), asked)).toThrow('longer');
  expect(() => recordsOf({ error: 'x' }, asked)).toThrow('no chat completion');
});
