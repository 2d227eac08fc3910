import { type StateCode, TERRITORIES } from '../../contract/profile/places.ts';
import type { FigureBook } from './figures.ts';
import { medianOf } from './median-income.ts';
import { guidelineOf } from './poverty-guideline.ts';

/** The lines that income limits are based on, in US dollars a year; undefined if the place has none. */
export interface IncomeLines {
  povertyLine: (size: number, state?: StateCode) => number | undefined;
  medianIncome: (size: number, state?: StateCode) => number | undefined;
}

/** Stands for the 48 contiguous states, whose guideline is used if the place is unknown. */
const SOMEWHERE: StateCode = 'OH';

/** Returns the lines in effect on a day. The territories have no poverty guideline. */
export function incomeLinesOf(book: FigureBook, on: string): IncomeLines {
  return {
    povertyLine: (size, state = SOMEWHERE) =>
      TERRITORIES.includes(state) ? undefined : guidelineOf(book.at(state, on), size),
    medianIncome: (size, state) => (state === undefined ? undefined : medianOf(book.at(state, on), state, size)),
  };
}
