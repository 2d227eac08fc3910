import * as z from 'zod/mini';
import { TERRITORIES } from '../../contract/places.ts';
import { countableIncome, coupleOf } from './countable-income.ts';
import { figureShapes } from './figures.ts';
import { dollars } from './money.ts';
import { povertyGuideline } from './poverty-guideline.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from './reckoning.ts';

const MSP = figureShapes('medicare-savings-programs', {
  limits: z.object({ qmb: z.number(), slmb: z.number(), qi: z.number() }),
  savings: z.object({ one: z.number(), couple: z.number() }),
  looksAtSavings: z.boolean(),
  partB: z.number(),
  partA: z.number(),
});

const FIGURES = ['limits', 'partB', 'savings', 'looksAtSavings'];

/**
 * Medicare Savings Programs: what a state pays of Medicare's costs, a month. 42 U.S.C. 1396d(p) and 1396a(a)(10)(E); limits
 * are the federal ones where a state has none of its own. QMB pays the Part A premium too where one is due.
 */
export function reckonMedicareSavings(reckoner: Reckoner): Reckoning {
  const { limits, savings, looksAtSavings = true, partB, partA } = reckoner.figures(MSP);
  const { people, savings: owned, state } = reckoner.household;
  // Each territory may have such a program or none: 42 U.S.C. 1396d(p)(4)(A).
  if (!limits || partB === undefined || TERRITORIES.includes(state)) return NOT_COVERED;
  const [self] = people;
  const couple = coupleOf(people, self);
  const size = couple.length;
  const line = povertyGuideline(reckoner, size);
  if (line === undefined) return NOT_COVERED;
  const nobody = people.map(() => ({ eligible: false, amount: 0 }));
  const covered = couple.filter(({ medicare }) => medicare);
  if (covered.length === 0)
    return { ...notEligible(FIGURES, () => ['The programs are for people who have Medicare.']), people: nobody };
  const income = countableIncome(couple);
  const most = looksAtSavings ? savings?.[size > 1 ? 'couple' : 'one'] : undefined;
  const who = size > 1 ? 'a couple' : 'one person';
  if (most !== undefined && owned > most)
    return {
      ...notEligible(FIGURES, () => [
        `Your savings of ${dollars(owned)} are above ${dollars(most)}, the limit for ${who}.`,
      ]),
      people: nobody,
    };
  const category = (['qmb', 'slmb', 'qi'] as const).find((one) => income <= limits[one] * line)?.toUpperCase();
  if (category === undefined)
    return {
      ...notEligible(FIGURES, () => [
        `${dollars(income)} a year of income that counts is above ${dollars(limits.qi * line)}, the limit for ${who}.`,
      ]),
      people: nobody,
      note: 'States may leave out more of your income, or set a higher limit than we have recorded.',
    };
  // Who gets Social Security has premium-free Part A: 42 U.S.C. 426(a).
  const mayOwePartA = covered.filter(({ income: own }) => (own['social-security'] ?? 0) === 0).length;
  const partAFor = category === 'QMB' ? (partA ?? 0) * mayOwePartA : 0;
  const from = partB * covered.length;
  return {
    eligible: true,
    amount: { from, to: from + partAFor, per: 'month' },
    category,
    people: people.map((person) =>
      covered.includes(person) ? { eligible: true, amount: partB, category } : { eligible: false, amount: 0 },
    ),
    figures: FIGURES,
    limit: { income, most: limits.qi * line, per: 'year', people: size },
    ...(most === undefined
      ? {}
      : { assumes: [`Your savings are ${dollars(most)} or less; your home and one car do not count`] }),
    ...(category === 'QMB'
      ? {
          note: `This program (QMB) pays your deductibles and copayments too${partAFor > 0 && partA !== undefined ? `, and the Part A premium of up to ${dollars(partA)} a month if you have to pay one` : ''}.`,
        }
      : {}),
    steps: () => [
      `Of your income, ${dollars(income)} a year counts: the first $20 a month, $65 of earnings and half of the rest do not.`,
      `That is within ${dollars((category === 'QMB' ? limits.qmb : category === 'SLMB' ? limits.slmb : limits.qi) * line)}, the limit of ${category} for ${who}.`,
      `The state pays the Part B premium of $${partB.toFixed(2)} a month${covered.length > 1 ? ' for each of you' : ''}.`,
    ],
  };
}
