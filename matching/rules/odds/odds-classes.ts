import type { Odds } from '../../../contract/programs/rules.ts';

/** The odds of each class. Never shown; only the order of lists and four labels depend on them. */
export const ODDS_OF = {
  'nearly-always': 0.96,
  usually: 0.78,
  half: 0.5,
  sometimes: 0.2,
  rarely: 0.03,
} as const satisfies Record<Odds, number>;
