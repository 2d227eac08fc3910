import * as z from 'zod/mini';
import type { StateCode } from '../../contract/profile/places.ts';
import type { Reckoner } from './estimates/reckoning.ts';
import { type FigureReader, figureShapes } from './figures.ts';

const MEDIAN = figureShapes('state-median-income', {
  familyOfFour: z.record(z.string(), z.number()),
  sharesBySize: z.object({ sizes: z.array(z.number()), further: z.number() }),
});

/**
 * Returns the state's median income for this household size, in US dollars a year; undefined if unrecorded: 45 CFR
 * 96.85.
 */
export function medianIncome({ figures, household }: Reckoner, size: number): number | undefined {
  return medianOf(figures, household.state, size);
}

/** Like `medianIncome`, but from a state's figures. */
export function medianOf(figures: FigureReader, state: StateCode, size: number): number | undefined {
  const { familyOfFour, sharesBySize } = figures(MEDIAN);
  const ofFour = familyOfFour?.[state];
  if (ofFour === undefined || !sharesBySize) return undefined;
  const { sizes, further } = sharesBySize;
  const share = (sizes[Math.min(size, sizes.length) - 1] ?? 1) + further * Math.max(0, size - sizes.length);
  return ofFour * share;
}
