import * as z from 'zod/mini';
import { TERRITORIES } from '../../../contract/profile/places.ts';
import { countableIncome, couplesWithMedicare, leftOutOf } from '../countable-income.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning, savingsToConfirm } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { type HouseholdPerson, nameOf, sumOf } from '../household.ts';
import { dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';

const MSP = figureShapes('medicare-savings-programs', {
  limits: z.object({ qmb: z.number(), slmb: z.number(), qi: z.number() }),
  savings: z.object({ one: z.number(), couple: z.number() }),
  looksAtSavings: z.boolean(),
  partB: z.number(),
  partA: z.number(),
});

const FIGURES = ['limits', 'partB', 'savings', 'looksAtSavings'];

/**
 * Calculates the Medicare costs that a state pays under Medicare Savings Programs, per month: 42 U.S.C. 1396d(p) and
 * 1396a(a)(10)(E). The federal limits apply unless a state has its own. QMB also pays the Part A premium, if one is
 * due. Each couple in the household is calculated separately. Savings count only for the member.
 */
export function reckonMedicareSavings(reckoner: Reckoner): Reckoning {
  const { limits, partB } = reckoner.figures(MSP);
  if (!limits || partB === undefined || povertyGuideline(reckoner, 1) === undefined) return NOT_COVERED;
  const { people, state } = reckoner.household;
  // Territories decide whether to offer such a program: 42 U.S.C. 1396d(p)(4)(A).
  if (TERRITORIES.includes(state)) return NOT_COVERED;
  const [first, ...others] = couplesWithMedicare(people).map((couple) => reckonCouple(reckoner, couple));
  if (!first) {
    const nobody = people.map(() => ({ eligible: false, amount: 0 }));
    return { ...notEligible(FIGURES, () => ['The programs are for people who have Medicare.']), people: nobody };
  }
  const due = [first, ...others].filter(({ eligible }) => eligible === true);
  const [shown = first] = due;
  const amounts = due.flatMap(({ amount }) => amount ?? []);
  return {
    ...shown,
    ...(amounts.length > 1
      ? { amount: { from: sumOf(amounts, ({ from }) => from), to: sumOf(amounts, ({ to }) => to), per: 'month' } }
      : {}),
    people: people.map((_, at) => due.find((one) => one.people?.[at]?.eligible)?.people?.[at] ?? NOTHING),
  };
}

const NOTHING = { eligible: false, amount: 0 };

function reckonCouple(reckoner: Reckoner, couple: readonly HouseholdPerson[]): Reckoning {
  const { limits, savings, looksAtSavings = true, partB, partA } = reckoner.figures(MSP);
  const { people, savings: ownedByMember } = reckoner.household;
  const size = couple.length;
  const line = povertyGuideline(reckoner, size);
  const [head] = couple;
  if (!limits || partB === undefined || line === undefined || !head) return NOT_COVERED;
  const isMembers = head === people[0] || head.relation === 'spouse';
  const owned = isMembers ? ownedByMember : 0;
  const whose = isMembers ? '' : `${nameOf(head)}: `;
  const covered = couple.filter(({ medicare }) => medicare);
  const income = countableIncome(couple);
  const most = looksAtSavings ? savings?.[size > 1 ? 'couple' : 'one'] : undefined;
  const who = size > 1 ? 'a couple' : 'one person';
  if (most !== undefined && owned > most)
    return notEligible(FIGURES, () => [
      `Your savings of ${dollars(owned)} are above ${dollars(most)}, the limit for ${who}.`,
    ]);
  const category = (['qmb', 'slmb', 'qi'] as const).find((one) => income <= limits[one] * line)?.toUpperCase();
  if (category === undefined)
    return {
      ...notEligible(FIGURES, () => [
        `${whose}${dollars(income)} a year of income that counts is above ${dollars(limits.qi * line)}, the limit for ${who}.`,
      ]),
      note: 'States may leave out more of your income, or set a higher limit than we have recorded.',
    };
  const owns = `${isMembers ? 'Your' : 'Their'} savings are ${dollars(most ?? 0)} or less; ${isMembers ? 'your' : 'a'} home and one car do not count`;
  // People who get Social Security have premium-free Part A: 42 U.S.C. 426(a).
  const mayOwePartA = covered.filter(({ income: own }) => (own['social-security'] ?? 0) === 0).length;
  const partAFor = category === 'QMB' ? (partA ?? 0) * mayOwePartA : 0;
  const from = partB * covered.length;
  return {
    eligible: true,
    amount: { from, to: from + partAFor, per: 'month' },
    category,
    people: people.map((person) => (covered.includes(person) ? { eligible: true, amount: partB, category } : NOTHING)),
    figures: FIGURES,
    limit: {
      ...{ income, most: limits.qi * line, per: 'year', people: size, leftOut: () => leftOutOf(couple) },
      ...(isMembers ? {} : { whose: nameOf(head) }),
    },
    ...(most === undefined ? {} : { assumes: [owns], confirms: savingsToConfirm(reckoner.household, most, owns) }),
    ...(category === 'QMB'
      ? {
          note: `This program (QMB) pays deductibles and copayments too${partAFor > 0 && partA !== undefined ? `, and the Part A premium of up to ${dollars(partA)} a month if there is one to pay` : ''}.`,
        }
      : {}),
    steps: () => [
      `${whose ? `${whose}of the income` : 'Of your income'}, ${dollars(income)} a year counts: the first $20 a month, $65 of earnings and half of the rest do not.`,
      `That is within ${dollars((category === 'QMB' ? limits.qmb : category === 'SLMB' ? limits.slmb : limits.qi) * line)}, the limit of ${category} for ${who}.`,
      `The state pays the Part B premium of $${partB.toFixed(2)} a month${covered.length > 1 ? ' for each of you' : ''}.`,
    ],
  };
}
