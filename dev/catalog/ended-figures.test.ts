import { expect, test } from 'vitest';
import type { FigureFile } from '../../contract/programs/figures.ts';
import { endedFigures } from './ended-figures.ts';

const file = (values: FigureFile['figures'][string]['values']): FigureFile => ({
  checked: '2026-08-19',
  sources: { law: { title: 'The law', url: 'https://www.example.gov/law' } },
  figures: { limit: { label: 'Most income', unit: 'USD', per: 'month', values } },
});
const value = { source: 'law', value: 100 };

test('figures whose period is over are listed until new ones are recorded', () => {
  const old = file([{ ...value, from: '2025-10-01', until: '2026-09-30' }]);
  const next = file([{ ...value, from: '2026-10-01', until: '2027-09-30' }]);
  expect(endedFigures({ snap: [old] }, '2026-09-30')).toEqual([]);
  expect(endedFigures({ snap: [old] }, '2026-10-01')).toEqual([
    { program: 'snap', until: '2026-09-30', names: ['limit'] },
  ]);
  expect(endedFigures({ snap: [old, next] }, '2026-10-01')).toEqual([]);
});

test('a state’s ended figure is listed even if a later national one exists', () => {
  const figures = file([
    { ...value, states: ['AK'], from: '2025-10-01', until: '2026-09-30' },
    { ...value, from: '2026-10-01' },
  ]);
  expect(endedFigures({ snap: [figures] }, '2026-11-01')).toEqual([
    { program: 'snap', until: '2026-09-30', names: ['limit'] },
  ]);
});
