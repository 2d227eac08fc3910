import * as z from 'zod/mini';
import { figureShapes } from './figures.ts';
import { earnedOf, familyOf, incomeOf, sumOf, unearnedOf } from './household.ts';
import { dollars } from './money.ts';
import { povertyGuideline } from './poverty-guideline.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from './reckoning.ts';

const TANF = figureShapes('tanf', {
  maximum: z.object({ monthly: z.array(z.number()), isPublished: z.boolean() }),
});

/** A child counts until then: 42 U.S.C. 619(2). */
const CHILD_BELOW = 18;
/** No state pays a family with more than this share of the poverty guideline, but for a few months after somebody finds work. */
const FAR_ABOVE = 1.85;

/**
 * Cash assistance to families with children, a month: 42 U.S.C. 601–619. Each state sets its own limits and deductions, so
 * the sum goes from the maximum less all income to the maximum less income that is not from work.
 */
export function reckonTanf(reckoner: Reckoner): Reckoning {
  const { household } = reckoner;
  const { maximum } = reckoner.figures(TANF);
  const family = familyOf(household, CHILD_BELOW);
  const line = povertyGuideline(reckoner, Math.max(1, family.length));
  if (!maximum || line === undefined) return NOT_COVERED;
  const names = ['maximum'];
  const isFamily =
    household.people.some(({ age, relation }) => age < CHILD_BELOW && relation !== 'self') ||
    household.people.some(({ pregnant }) => pregnant);
  if (!isFamily)
    return notEligible(names, () => ['Cash assistance is for families with a child under 18 and for pregnant women.']);
  const most = maximum.monthly[Math.min(family.length, maximum.monthly.length) - 1] ?? 0;
  const earned = sumOf(family, earnedOf) / 12;
  const unearned = sumOf(family, (one) => unearnedOf(one) - incomeOf(one, ['tanf', 'ssi'])) / 12;
  const cap = Math.max(3 * most, (FAR_ABOVE * line) / 12);
  if (earned + unearned > cap || unearned >= most)
    return notEligible(names, () => [
      `${dollars(earned + unearned)} a month is far above what your state's families with cash assistance may have.`,
    ]);
  const to = Math.max(0, most - unearned);
  const from = Math.max(0, most - earned - unearned);
  return {
    eligible: true,
    // The state's own test of income, savings and work comes on top.
    isCertain: false,
    amount: { from, to, per: 'month' },
    figures: names,
    assumes: ['You meet the rules on work, time limits and savings that your state sets'],
    note: maximum.isPublished
      ? 'Your state takes part of your earnings off before it compares them with its limit: how much differs from state to state.'
      : 'The maximum is reckoned from published parts of your state’s rule; the state may round it.',
    steps: () => [
      `The most for a family of ${family.length} without income is ${dollars(most)} a month in your state.`,
      ...(unearned > 0 ? [`Less ${dollars(unearned)} of income that is not from work.`] : []),
      ...(earned > 0 ? [`Your earnings of ${dollars(earned)} a month count in part.`] : []),
    ],
  };
}
