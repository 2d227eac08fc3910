import type { Profile } from '../../contract/profile.ts';
import type { Facts } from '../fact-types.ts';
import { factsOf } from '../facts.ts';
import { estimatesOf } from './estimate.ts';
import type { FigureBook } from './figures.ts';

/** What a profile makes known, with what its household gets from each program that can be reckoned. */
export function estimatedFactsOf(profile: Profile, book: FigureBook, now = new Date()): Facts {
  return { ...factsOf(profile, now), estimates: estimatesOf(profile, book, now.toISOString().slice(0, 10)) };
}
