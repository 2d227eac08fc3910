import { type StateCode, TERRITORIES } from '../../contract/profile/places.ts';
import type { FigureBook } from './figures.ts';
import { medianOf } from './median-income.ts';
import { guidelineOf } from './poverty-guideline.ts';

/** The lines that income limits are shares of, in US dollars a year; undefined if the place has none. */
export interface IncomeLines {
  povertyLine: (size: number, state?: StateCode) => number | undefined;
  medianIncome: (size: number, state?: StateCode) => number | undefined;
}

/** The guideline of the 48 states, used if the place isn't known. */
const SOMEWHERE: StateCode = 'OH';

/** The lines income limits are compared with, as in force on a day. The territories have no poverty guideline. */
export function incomeLinesOf(book: FigureBook, on: string): IncomeLines {
  return {
    povertyLine: (size, state = SOMEWHERE) =>
      TERRITORIES.includes(state) ? undefined : guidelineOf(book.at(state, on), size),
    medianIncome: (size, state) => (state === undefined ? undefined : medianOf(book.at(state, on), state, size)),
  };
}
