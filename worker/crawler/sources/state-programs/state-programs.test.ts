import { expect, test } from 'vitest';
import { evaluate } from '../../../../matching/rules/evaluate.ts';
import { readRecords } from '../../read-page.ts';
import { KINDS } from './kinds.ts';
import { recordsIn, statePrograms } from './source.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const source = statePrograms('https://lists.example.org/programs.jsonl');
const record = {
  ...{ place: 'OH', agency: 'odjfs', program: 'owf', figures: 3, newest_value: '2026-01-01' },
  labels: ['Ohio Works First disregard'],
  references: [
    { title: 'Copy', url: 'https://web.archive.org/web/2020/https://jfs.example.gov/owf' },
    { title: 'Plan', url: 'https://jfs.example.gov/plan.pdf#page=4' },
    { title: 'Page', url: 'https://jfs.example.gov/cash/owf' },
  ],
};
const rowsOf = (changes: object = {}) => readRecords(source, [{ ...record, ...changes }], NOW).rows;

test('a state’s program has our words for its kind, and the government’s page', () => {
  expect(rowsOf()).toMatchObject([
    {
      id: 'state-programs-oh-odjfs-owf',
      title: 'Ohio: cash assistance for families (TANF)',
      states: ['OH'],
      provider: 'Ohio',
      programType: 'assistance',
      url: 'https://jfs.example.gov/cash/owf',
      status: 'open',
      deadlineKind: 'unknown',
    },
  ]);
  // The list's own text isn't shown.
  expect(JSON.stringify(rowsOf())).not.toContain('disregard');
});

test('a county’s program is for its residents', () => {
  const changes = {
    place: 'ca/ala',
    agency: '',
    program: 'general_assistance',
    labels: ['Alameda County General Assistance amount'],
  };
  const [row] = rowsOf(changes);
  expect(row).toMatchObject({ title: 'Alameda County, California: general assistance', states: ['CA'] });
  expect(JSON.stringify(row?.rules)).toContain('You live in Alameda County, California');
  expect(rowsOf({ ...changes, labels: ['General Assistance amount'] })).toEqual([]);
});

test.each([
  ['a name that is no program', { program: 'income' }],
  ['a place that is no state', { place: 'HOUSEHOLD' }],
  ['no page of a government', { references: [{ title: 'Blog', url: 'https://blog.example.com/owf' }] }],
  ['a bill alone', { references: [{ title: 'H 7127', url: 'https://legislature.example.gov/BillText/H7127' }] }],
  ['a federal rule alone', { references: [{ title: 'CFR', url: 'https://www.ecfr.gov/current/title-7' }] }],
  ['copies alone', { references: record.references.slice(0, 1) }],
])('a record with %s is skipped', (_what, changes) => {
  expect(readRecords(source, [{ ...record, ...changes }], NOW)).toMatchObject({ rows: [], refused: [], left: 1 });
});

test('no one is refused and nothing is certain: the list states no strict conditions', () => {
  const [row] = rowsOf();
  if (!row?.rules) throw new Error('No rules');
  expect(evaluate(row.rules, { applicantKind: ['individual'] }).truth).toBe('unknown');
});

test('a record without place or name is refused with a reason, and keeps its id', () => {
  const { refused } = readRecords(
    source,
    [
      { ...record, program: undefined },
      { ...record, references: 'x' },
    ],
    NOW,
  );
  expect(refused).toMatchObject([
    { reason: 'program: No name of the program' },
    { ids: ['oh-odjfs-owf'], reason: expect.stringContaining('references') },
  ]);
});

test('a list that is cut off or empty is not read', () => {
  expect(recordsIn('{"a":1}\n\n{"a":2}\n')).toEqual([{ a: 1 }, { a: 2 }]);
  expect(() => recordsIn('{"a":1}\n{"a":')).toThrow('line 2 is no whole JSON');
  expect(() => recordsIn('\n')).toThrow('no record');
});

test.each([
  ['pfml', 'paid family and medical leave'],
  ['income/credits/wfhdc', 'child and dependent care credit'],
])('%s is %s', (name, title) => {
  expect(KINDS.find(({ names }) => names.includes(name))?.title).toBe(title);
});

test('each short name belongs to one kind of program', () => {
  const names = KINDS.flatMap((kind) => kind.names);
  expect(new Set(names).size).toBe(names.length);
});
