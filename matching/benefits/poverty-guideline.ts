import * as z from 'zod/mini';
import type { Reckoner } from './estimates/reckoning.ts';
import { type FigureReader, figureShapes } from './figures.ts';

const GUIDELINE = figureShapes('poverty-guidelines', {
  guideline: z.object({ first: z.number(), further: z.number() }),
});

/**
 * Returns the federal poverty guideline for a household, in US dollars a year; undefined if none is recorded. Programs
 * adopt a new guideline in different months: SNAP in October, school meals and WIC in July, Medicaid in the spring.
 */
export function povertyGuideline(reckoner: Reckoner, size: number, takenUpIn = 1): number | undefined {
  const { household, book } = reckoner;
  if (takenUpIn <= 1) return guidelineOf(reckoner.figures, size);
  return guidelineOf(book.at(household.state, lastTakenUp(household.on, takenUpIn)), size);
}

/** Returns the guideline for a household size from a state's figures. */
export function guidelineOf(figures: FigureReader, size: number): number | undefined {
  const { guideline } = figures(GUIDELINE);
  return guideline && guideline.first + guideline.further * (size - 1);
}

/** Returns the first day of the most recent `month`, on or before the given day. */
function lastTakenUp(on: string, month: number): string {
  const year = Number(on.slice(0, 4)) - (Number(on.slice(5, 7)) < month ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
