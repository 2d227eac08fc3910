import type { Archetype } from '../../../../matching/benefits/tables.ts';

/** Tables of limits and amounts on public pages. */
export const TABLES = {
  title: 'Limits and amounts',
  noLimit: 'No limit',
  noSum: 'A service, not money',
  unknownSum: 'No figure found',
  chooseLabel: 'Your state',
  choose: 'Choose a state',
  chosen: 'Choose a state to see its limit and amount.',
  allStates: 'All states in a table',
  state: 'State',
  size: 'Household',
  program: 'Program',
  ofState:
    'For one adult aged 35 with children aged 3 and 8 and wages alone, or for one person aged 70 with Social Security alone; without deductible costs.',
  sources: 'Where the figures come from',
  since: (day: string) => `since ${day}`,
  /** Marks an older figure. */
  sinceYear: (year: string | number) => ` (since ${year})`,
  until: (day: string) => `through ${day}`,
  columns: (first: string, per = ''): [string, string, string] => [
    first,
    'Highest income a year',
    `The most you can get${per}`,
  ],
  upTo: {
    family: (sum: string) => `Up to ${sum} for a family of three`,
    seniors: (sum: string) => `Up to ${sum} for one person`,
  } satisfies Record<Archetype, (sum: string) => string>,
  upToByState: {
    family: (low: string, high: string) => `At most ${low} to ${high} for a family of three, depending on the state`,
    seniors: (low: string, high: string) => `At most ${low} to ${high} for one person, depending on the state`,
  } satisfies Record<Archetype, (low: string, high: string) => string>,
  people: (count: number) => (count === 1 ? 'One person' : `${count} people`),
  bySize: {
    family: 'For one adult aged 35 and children, with wages alone and no deductible costs. Alaska and Hawaii differ.',
    seniors: 'For people aged 70 with Social Security alone and no deductible costs. Alaska and Hawaii differ.',
  } satisfies Record<Archetype, string>,
  byState: {
    family: 'For one adult aged 35 with children aged 3 and 8, wages alone and no deductible costs.',
    seniors: 'For one person aged 70 with Social Security alone and no deductible costs.',
  } satisfies Record<Archetype, string>,
  note: 'We worked these out from the figures below. Yours may differ: costs, ages, disability and savings count too.',
} as const;
