import type { Archetype } from '../../../../../matching/benefits/estimates/tables.ts';
import type { Tiers } from '../../../../../matching/benefits/estimates/tiers.ts';

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
  /** Replaces a long list of English titles on a page in another language. */
  sourcesInEnglish: (count: number) => `The ${count} sources of the figures are on the English page`,
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

const INCOME_OF: Readonly<Record<Tiers['income'], string>> = {
  household: 'household income',
  couple: 'the income of the applicant and spouse',
  return: 'adjusted gross income',
};

/** The table of a program that pays by published tiers. */
export const TIERS = {
  caption: (income: Tiers['income'], year: number | undefined) =>
    `The amounts${year === undefined ? '' : ` for ${year}`}, by ${INCOME_OF[income]}.`,
  each: ' a person',
  below: (sum: string) => `Below ${sum}`,
  ofPovertyLine: (share: number) => `${share}% of the poverty line`,
  everyone: 'Everyone',
  others: 'Everyone else',
  /** Returns who a tier is for; empty if it's for everyone. */
  whose(when: Tiers['tables'][number]['when'] = {}): string {
    const words = [
      ...(when.couple === undefined ? [] : [when.couple ? 'Couple' : 'Single person']),
      ...(when.people === undefined ? [] : [rangeOf(when.people, 'person', 'people')]),
      ...(when.dependents === undefined ? [] : [rangeOf(when.dependents, 'dependent', 'dependents')]),
      ...(when.age === undefined ? [] : [agesOf(when.age)]),
      ...(when.disabled === undefined ? [] : [when.disabled ? 'With a disability' : 'Without a disability']),
      ...(when.home === undefined ? [] : [when.home === 'own' ? 'Owner' : 'Renter']),
    ];
    return words.join(', ');
  },
  note: 'This is the program’s own table. Its rules decide which income counts.',
} as const;

function rangeOf([from, to]: readonly [number, number | null], one: string, many: string): string {
  if (to === null) return `${from} or more ${many}`;
  return from === to ? `${from} ${from === 1 ? one : many}` : `${from} to ${to} ${many}`;
}

function agesOf([from, to]: readonly [number, number | null]): string {
  return to === null ? `Age ${from} or older` : from === 0 ? `Under ${to + 1}` : `Age ${from} to ${to}`;
}
