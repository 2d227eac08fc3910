import type { FigureFile } from '../../contract/programs/figures.ts';
import { figureFile } from '../../contract/programs/figures.ts';
import guidelines from '../figures/poverty-guidelines/2026.json' with { type: 'json' };
import { reckonOf } from './estimates/estimators.ts';
import { type Reckoner, reckonerOf } from './estimates/reckoning.ts';
import { FigureBook } from './figures.ts';
import { type Household, type HouseholdPerson, NO_COSTS, PLAIN_PERSON } from './household.ts';

/** Creates a person with default values except those given. */
export function person(given: Partial<HouseholdPerson> = {}): HouseholdPerson {
  return { ...PLAIN_PERSON, age: 35, relation: 'self', ...given };
}

/** Creates a household in Ohio in March 2026, without costs or savings unless given. */
export function householdWith(
  people: Household['people'],
  { costs, ...given }: Partial<Omit<Household, 'costs'>> & { costs?: Partial<Household['costs']> } = {},
): Household {
  return {
    on: '2026-03-01',
    state: 'OH',
    county: null,
    people,
    savings: 0,
    homeless: false,
    home: null,
    incomeOpen: false,
    housingOpen: false,
    withoutBills: false,
    enrolled: [],
    drawn: [],
    ...given,
    costs: { ...NO_COSTS, ...costs },
  };
}

/** Creates a reckoner with these programs' figure files (one each, or one per year) and the poverty guidelines. */
export function reckonerFor(household: Household, files: Record<string, unknown>): Reckoner {
  const parsed: Record<string, FigureFile[]> = { 'poverty-guidelines': [figureFile.parse(guidelines)] };
  for (const [program, file] of Object.entries(files))
    parsed[program] = [file].flat().map((one) => figureFile.parse(one));
  return reckonerOf(household, new FigureBook(parsed), reckonOf);
}
