import type { StateCode } from '../contract/places.ts';

interface Guideline {
  /** For a household of one, and more for each further person; US dollars a year. */
  first: number;
  further: number;
}

/** HHS poverty guidelines of 2026, in force from January 13, 2026 (91 FR 1797, January 15, 2026). */
const CONTIGUOUS: Guideline = { first: 15_960, further: 5_680 };
const ELSEWHERE: Readonly<Record<string, Guideline>> = {
  AK: { first: 19_950, further: 7_100 },
  HI: { first: 18_360, further: 6_530 },
};

/** The guidelines are not made for the territories: each program there decides which line it takes. */
const NO_GUIDELINE: ReadonlySet<string | undefined> = new Set<StateCode>(['AS', 'GU', 'MP', 'PR', 'VI']);

/** The federal poverty line for a household, in US dollars a year; undefined where there is no line for the place. Where the place is not known, that of the 48 states. */
export function povertyLineOf(householdSize: number, state: string | undefined): number | undefined {
  if (NO_GUIDELINE.has(state)) return undefined;
  const { first, further } = (state === undefined ? undefined : ELSEWHERE[state]) ?? CONTIGUOUS;
  return first + further * (householdSize - 1);
}

/** A household's yearly income in percent of the federal poverty line; undefined where there is no line for the place. */
export function incomeOfPovertyLine(income: number, householdSize: number, state: StateCode): number | undefined {
  const line = povertyLineOf(householdSize, state);
  return line === undefined ? undefined : (100 * income) / line;
}
