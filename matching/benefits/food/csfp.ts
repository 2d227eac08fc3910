import * as z from 'zod/mini';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { sumOf, totalOf } from '../household.ts';
import { dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';

const CSFP = figureShapes('csfp', { amount: z.number(), incomeLimit: z.number(), age: z.number() });

/**
 * Calculates the value of food boxes for seniors, per month: 7 CFR 247.9. They are valued at what the government pays
 * for the food.
 */
export function reckonCsfp(reckoner: Reckoner): Reckoning {
  const { amount: perPerson, incomeLimit, age } = reckoner.figures(CSFP);
  const { people } = reckoner.household;
  const line = povertyGuideline(reckoner, people.length);
  if (perPerson === undefined || incomeLimit === undefined || age === undefined || line === undefined)
    return NOT_COVERED;
  const names = ['incomeLimit', 'age', 'amount'];
  const seniors = people.filter((person) => person.age >= age).length;
  if (seniors === 0) return notEligible(names, () => [`Nobody in your household is aged ${age} or more.`]);
  const income = sumOf(people, totalOf);
  const most = incomeLimit * line;
  if (income > most)
    return notEligible(names, () => [
      `${dollars(income)} a year is above ${dollars(most)}, the limit for ${people.length}.`,
    ]);
  const monthly = perPerson / 12;
  const amount = monthly * seniors;
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'month' },
    people: people.map((person) =>
      person.age >= age ? { eligible: true, amount: monthly } : { eligible: false, amount: 0 },
    ),
    figures: names,
    limit: { income, most, per: 'year', people: people.length },
    note: 'The boxes are not given out in every county.',
    steps: () => [
      `The food of a year costs the government about ${dollars(perPerson)} for each person aged ${age} or more.`,
    ],
  };
}
