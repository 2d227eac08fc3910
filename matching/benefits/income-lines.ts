import { type StateCode, TERRITORIES } from '../../contract/places.ts';
import type { FigureBook } from './figures.ts';
import { medianOf } from './median-income.ts';
import { guidelineOf } from './poverty-guideline.ts';

/** Lines that limits of income are shares of, in US dollars a year; undefined where there is none for the place. */
export interface IncomeLines {
  povertyLine: (size: number, state?: StateCode) => number | undefined;
  medianIncome: (size: number, state?: StateCode) => number | undefined;
}

/** The guideline of the 48 states holds where the place is not known. */
const SOMEWHERE: StateCode = 'OH';

/** The lines that limits of income are compared with, as they are in force on a day. The territories have no poverty guideline. */
export function incomeLinesOf(book: FigureBook, on: string): IncomeLines {
  return {
    povertyLine: (size, state = SOMEWHERE) =>
      TERRITORIES.includes(state) ? undefined : guidelineOf(book.at(state, on), size),
    medianIncome: (size, state) => (state === undefined ? undefined : medianOf(book.at(state, on), state, size)),
  };
}
