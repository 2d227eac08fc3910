import { expect, test } from 'vitest';
import type { FigureFiles } from '../../contract/programs/figures.ts';
import type { WrittenRule } from '../../contract/programs/rules.ts';
import type { Tiers } from '../../matching/benefits/estimates/tiers.ts';
import { tierFaults } from './tier-faults.ts';

const table: Tiers = {
  per: 'year',
  income: 'household',
  ends: 'dollars',
  tables: [
    {
      rows: [
        [10_000, 500],
        [20_000, 200],
      ],
    },
  ],
};

const figuresOf = (value: unknown, name = 'tiers-ohio-rebate'): FigureFiles => ({
  [name]: [
    {
      checked: '2026-11-27',
      sources: { law: { title: 'A law', url: 'https://example.gov/' } },
      figures: {
        tiers: {
          label: 'Sum by income',
          unit: 'USD',
          values: [{ states: ['OH'], from: '2026-01-01', source: 'law', value: JSON.parse(JSON.stringify(value)) }],
        },
      },
    },
  ],
});

function faultsOf(value: unknown, limit = 20_000, states: ('OH' | 'PA')[] = ['OH']): string[] {
  const eligibility: WrittenRule = {
    check: true,
    benefit: 'tiers-ohio-rebate',
    says: 'Your income is within the limit',
    odds: { yearly: limit },
    source: 'law',
  };
  return tierFaults([{ id: 'ohio-rebate', program: { states, eligibility } }], figuresOf(value)).map(
    ({ sentence }) => sentence,
  );
}

test('a rule that agrees with its table has no faults', () => expect(faultsOf(table)).toEqual([]));

test.each<[string, string[], RegExp]>([
  [
    'a limit that the table does not end at',
    faultsOf(table, 25_000),
    /has the limit 25000, but its tables end at 20000/,
  ],
  ['a table of another state', faultsOf(table, 20_000, ['PA']), /is for OH, not for PA/],
  ['a table that is not valid', faultsOf({ ...table, per: 'decade' }), /isn't valid/],
  [
    'ends that do not rise',
    faultsOf({
      ...table,
      tables: [
        {
          rows: [
            [30_000, 1],
            [20_000, 2],
          ],
        },
      ],
    }),
    /do not rise/,
  ],
])('%s is a fault', (_, faults, sentence) => {
  expect(faults).toEqual([expect.stringMatching(sentence)]);
});

test('a program without its table, and a table without a program, are faults', () => {
  const rule = (benefit: `tiers-${string}`): WrittenRule => ({
    check: true,
    benefit,
    says: 'You apply',
    source: 'law',
  });
  const of = (id: string, benefit: `tiers-${string}`) => ({ id, program: { states: [], eligibility: rule(benefit) } });
  const sentences = tierFaults([of('a', 'tiers-a'), of('b', 'tiers-a')], figuresOf(table)).map(
    ({ sentence }) => sentence,
  );
  expect(sentences).toEqual([
    'has no table in matching/figures',
    'names the table of another program, tiers-a',
    'is a table that no program names',
  ]);
});
