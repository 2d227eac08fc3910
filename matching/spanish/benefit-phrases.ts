import { CASH } from './benefits/cash.ts';
import { FAMILIES } from './benefits/families.ts';
import { FEDERAL_TAXES } from './benefits/federal-taxes.ts';
import { HEALTH } from './benefits/health.ts';
import { RECIPIENTS, SHARED } from './benefits/shared.ts';
import { SNAP, SNAP_DEDUCTIONS } from './benefits/snap.ts';
import { STATE_TAXES } from './benefits/state-taxes.ts';
import { TIERS } from './benefits/tiers.ts';
import { BENEFIT_WORDS } from './benefits/words.ts';
import { FACT_PHRASES, FACT_WORDS } from './fact-phrases.ts';
import { MATCHING_PHRASES } from './matching-phrases.ts';
import { PAPERS } from './papers.ts';
import { STATED_AMOUNTS } from './stated-amounts.ts';

/** What matching and the estimates say about a person: why, how much, and what's missing. */
export const MATCHING_BOOK = {
  sentences: {
    ...FACT_PHRASES,
    ...MATCHING_PHRASES,
    ...PAPERS,
    ...STATED_AMOUNTS,
    ...SHARED,
    ...RECIPIENTS,
    ...CASH,
    ...FAMILIES,
    ...SNAP,
    ...HEALTH,
    ...FEDERAL_TAXES,
    ...STATE_TAXES,
    ...TIERS,
  },
  words: { ...FACT_WORDS, ...BENEFIT_WORDS, ...RECIPIENTS, ...SNAP_DEDUCTIONS },
};
