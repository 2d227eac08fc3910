import * as z from 'zod/mini';
import { figureShapes } from './figures.ts';
import { earnedOf, type HouseholdPerson, incomeOf, sumOf, unearnedOf } from './household.ts';
import { dollars } from './money.ts';
import { povertyGuideline } from './poverty-guideline.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from './reckoning.ts';

const MSP = figureShapes('medicare-savings-programs', {
  qmb: z.number(),
  slmb: z.number(),
  qi: z.number(),
  savings: z.number(),
  savingsCouple: z.number(),
  looksAtSavings: z.boolean(),
  partB: z.number(),
});

/**
 * Medicare Savings Programs: what a state pays of Medicare's costs, a month. 42 U.S.C. 1396d(p) and 1396a(a)(10)(E), with the
 * federal limits; several states have higher ones.
 */
export function reckonMedicareSavings(reckoner: Reckoner): Reckoning {
  const { qmb, slmb, qi, savings, savingsCouple, looksAtSavings, partB } = reckoner.figures(MSP);
  if (qmb === undefined || slmb === undefined || qi === undefined || partB === undefined) return NOT_COVERED;
  const { people, savings: owned } = reckoner.household;
  const names = ['qi', 'qmb', 'partB', 'savings'];
  const couple = people.filter(({ relation }) => relation === 'self' || relation === 'spouse');
  const line = povertyGuideline(reckoner, couple.length);
  if (line === undefined) return NOT_COVERED;
  const covered = couple.filter(({ medicare }) => medicare);
  if (covered.length === 0) return notEligible(names, () => ['The programs are for people who have Medicare.']);
  const income = countable(couple);
  const most = couple.length > 1 ? savingsCouple : savings;
  if (looksAtSavings !== false && most !== undefined && owned > most)
    return notEligible(names, () => [`Your savings are above ${dollars(most)}, the limit for ${couple.length}.`]);
  const category = income <= qmb * line ? 'QMB' : income <= slmb * line ? 'SLMB' : income <= qi * line ? 'QI' : null;
  if (category === null)
    return {
      ...notEligible(names, () => [
        `${dollars(income)} a year after deductions is above ${dollars(qi * line)}, the federal limit for ${couple.length}.`,
      ]),
      note: 'Some states have higher limits.',
    };
  const amount = partB * covered.length;
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'month' },
    category,
    people: people.map((person) =>
      covered.includes(person) ? { eligible: true, amount: partB, category } : { eligible: false, amount: 0 },
    ),
    figures: names,
    limit: { income, most: qi * line, per: 'year', people: couple.length },
    ...(looksAtSavings === false || most === undefined
      ? {}
      : { assumes: [`Your savings are ${dollars(most)} or less`] }),
    ...(category === 'QMB'
      ? { note: 'This program (QMB) pays your deductibles and copayments too, and the Part A premium if you owe one.' }
      : {}),
    steps: () => [
      `The state pays the Part B premium of $${partB.toFixed(2)} a month${covered.length > 1 ? ' for each of you' : ''}.`,
    ],
  };
}

/** Income as SSI counts it, US dollars a year: $20 a month of any income, $65 and half of the rest of earnings do not count. */
function countable(couple: readonly HouseholdPerson[]): number {
  const unearned = sumOf(couple, (one) => unearnedOf(one) - incomeOf(one, ['ssi', 'tanf']));
  const earned = sumOf(couple, (one) => Math.max(0, earnedOf(one) + Math.min(0, one.income['self-employment'] ?? 0)));
  const general = Math.min(12 * 20, unearned);
  return unearned - general + Math.max(0, earned - (12 * 20 - general) - 12 * 65) / 2;
}
