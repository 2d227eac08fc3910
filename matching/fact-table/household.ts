import type { IncomeLimit } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { oddsOfIncome } from '../rules/odds/income-odds.ts';
import { dollars, type FactTable, percent, RARE } from './entry.ts';

/** Returns the odds of an income between two limits. */
const ofIncome = (limitOf: (limit: number) => IncomeLimit) => (facts: Facts, least: number, most: number) => {
  const upper = most === Number.POSITIVE_INFINITY ? 1 : oddsOfIncome(limitOf(most), facts);
  const lower = least === Number.NEGATIVE_INFINITY ? 0 : oddsOfIncome(limitOf(least), facts);
  return Math.max(RARE, upper - lower);
};

const hasChildren = ({ children, singleParent, applyingFor }: Facts): number => {
  if (children !== undefined) return children > 0 ? 1 : 0;
  return singleParent === true || applyingFor?.includes('child') ? 1 : RARE;
};
const hasOthers = ({ householdSize, applyingFor }: Facts): boolean =>
  (householdSize ?? 1) > 1 || applyingFor?.includes('household') === true;

/** In US dollars. Hardly anyone who asks for help has saved more. */
const MUCH_SAVED = 100_000;

/** The household's people and money. */
export const HOUSEHOLD_FACTS = {
  children: {
    of: String,
    atLeast: (count) =>
      count === '1' ? 'A child under 18 lives with you' : `At least ${count} children live with you`,
    atMost: (count) => (count === '0' ? 'No child lives with you' : `At most ${count} children live with you`),
    odds: (facts, atLeast) => (atLeast <= 0 ? 1 : hasChildren(facts) * (atLeast <= 1 ? 1 : 0.5)),
  },
  householdSize: {
    of: String,
    atLeast: (count) => `Your household has ${count} or more people`,
    atMost: (count) => (count === '1' ? 'You live alone' : `Your household has at most ${count} people`),
    odds: () => 0.5,
  },
  householdIncome: {
    of: dollars,
    atLeast: (sum) => `Your household's income is ${sum} a year or more`,
    atMost: (sum) => `Your household's income is at most ${sum} a year`,
    odds: ofIncome((limit) => ({ yearly: limit })),
  },
  incomeOfPovertyLine: {
    of: percent,
    atLeast: (share) => `Your household's income is at least ${share} of the federal poverty line`,
    atMost: (share) => `Your household's income is at most ${share} of the federal poverty line`,
    odds: ofIncome((limit) => ({ povertyLine: limit })),
  },
  incomeOfAreaMedian: {
    of: percent,
    atLeast: (share) => `Your household's income is at least ${share} of your area's median`,
    atMost: (share) => `Your household's income is at most ${share} of your area's median`,
    odds: ofIncome((limit) => ({ areaMedian: limit })),
  },
  savings: {
    of: dollars,
    atLeast: (sum) => `Your household has savings of ${sum} or more`,
    atMost: (sum) => `Your household's savings are at most ${sum}`,
    odds: (_, atLeast, atMost) => (atLeast > 0 ? 0.3 : atMost >= MUCH_SAVED ? 0.97 : 0.9),
  },
  worksForPay: {
    yes: 'You or somebody in your household works for pay',
    no: 'Nobody in your household works for pay',
    odds: ({ age = 40, employment }) =>
      employment === 'retired' || employment === 'unable-to-work' || age >= 68 ? 0.15 : 0.8,
  },
  paysHeating: {
    yes: 'You pay for heating or cooling yourself',
    no: "You don't pay for heating or cooling yourself",
    odds: () => 0.85,
  },
  spouse: {
    yes: 'You live with your husband or wife',
    no: "You don't live with a husband or wife",
    odds: (facts) => (hasOthers(facts) && facts.singleParent !== true ? 0.6 : 0.1),
  },
  spouseVeteran: {
    yes: 'Your husband or wife served in the U.S. armed forces',
    no: "Your husband or wife didn't serve",
    odds: () => RARE,
  },
  youngestChild: {
    of: String,
    atLeast: (age) => `The youngest child who lives with you is ${age} or older`,
    atMost: (age) =>
      age === '0' ? 'A baby under one lives with you' : `A child aged ${age} or younger lives with you`,
    odds: (facts, _, atMost) => hasChildren(facts) * Math.min(1, (atMost + 1) / 14),
  },
  schoolAgeChild: {
    yes: 'A child aged 5 to 17 lives with you',
    no: 'No child aged 5 to 17 lives with you',
    odds: (facts) => 0.75 * hasChildren(facts),
  },
  disabledChild: {
    yes: 'A child with a disability lives with you',
    no: 'No child with a disability lives with you',
    odds: (facts) => 0.08 * hasChildren(facts),
  },
  relativesChild: {
    yes: "A grandchild or another relative's child lives with you",
    no: "No grandchild or other relative's child lives with you",
    odds: (facts) => ((facts.age ?? 0) >= 50 ? 0.6 : RARE) * hasChildren(facts),
  },
  oldestOther: {
    of: String,
    atLeast: (age) => `Somebody else in your household is ${age} or older`,
    atMost: (age) => `Everybody else in your household is ${age} or younger`,
    odds: (facts, atLeast) => (hasOthers(facts) ? (atLeast >= 60 ? 0.12 : 0.4) : 0),
  },
  disabledOther: {
    yes: 'Somebody else in your household has a disability',
    no: 'Nobody else in your household has a disability',
    odds: (facts) => (hasOthers(facts) ? 0.1 : RARE),
  },
  pregnantOther: {
    yes: 'Somebody else in your household is pregnant',
    no: 'Nobody else in your household is pregnant',
    odds: (facts) => (hasOthers(facts) ? 0.03 : 0),
  },
} as const satisfies Partial<FactTable>;
