import type { Profile } from '../../../contract/profile/profile.ts';
import type { Facts } from '../../person/fact-types.ts';
import { factsOf } from '../../person/facts.ts';
import type { FigureBook } from '../figures.ts';
import { incomeLinesOf } from '../income-lines.ts';
import { estimatesOf } from './estimate.ts';

/** Returns a profile's facts, with estimates for the programs its household could get. */
export function estimatedFactsOf(profile: Profile, book: FigureBook, now = new Date()): Facts {
  const on = now.toISOString().slice(0, 10);
  const lines = incomeLinesOf(book, on);
  return { ...factsOf(profile, now, lines), lines, estimates: estimatesOf(profile, book, on) };
}
