import * as z from 'zod/mini';
import {
  type Hinge,
  isGotten,
  NOT_COVERED,
  notEligible,
  type Reckoner,
  type Reckoning,
} from '../estimates/reckoning.ts';
import { figureShapes, type Values } from '../figures.ts';
import { sumOf, totalOf } from '../household.ts';
import { medianIncome } from '../median-income.ts';
import { countOfPeople, dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { bySize } from './tanf-rule.ts';

const LIHEAP = figureShapes('liheap', {
  medianShare: z.number(),
  guidelineShare: z.number(),
  /**
   * The larger of the two shares. With `atMostFederal`, capped at the federal limit, which is lower for large
   * households.
   */
  stateLimit: z.object({
    guideline: z.optional(z.number()),
    median: z.optional(z.number()),
    atMostFederal: z.optional(z.boolean()),
  }),
  /** By household size. */
  monthlyLimit: z.array(z.number()),
  /** By income bracket and size: the minimum and maximum, which depend on the fuel. */
  byBracket: z.array(z.array(z.tuple([z.number(), z.number()]))),
  mostByBracket: z.array(z.number()),
});

/** Upper ends of the brackets in `byBracket` and `mostByBracket`, as shares of the poverty guideline. */
const BRACKETS = [0.5, 1, 1.5] as const;
const MOST_BRACKETS = [0.5, 0.75] as const;

/**
 * Calculates help with heating and cooling bills, per year. 42 U.S.C. 8624(b)(2) sets the highest limit a state may
 * choose. States set the amounts, which are recorded for only a few of them.
 */
export function reckonLiheap(reckoner: Reckoner): Reckoning {
  const figures = reckoner.figures(LIHEAP);
  const { medianShare, guidelineShare, byBracket, mostByBracket } = figures;
  const { household } = reckoner;
  const { people, costs } = household;
  const size = people.length;
  const line = povertyGuideline(reckoner, size);
  const median = medianIncome(reckoner, size);
  if (line === undefined) return NOT_COVERED;
  const federal = Math.max((medianShare ?? 0) * (median ?? 0), (guidelineShare ?? 0) * line);
  const stateLimit = limitOf(figures, { line, median, federal }, size);
  if (stateLimit === undefined && median === undefined) return NOT_COVERED;
  const most = stateLimit ?? federal;
  const income = sumOf(people, totalOf);
  const limitName = stateLimit === undefined ? 'the highest limit that a state may set' : 'the limit';
  const names = ['stateLimit', 'monthlyLimit', 'medianShare', 'guidelineShare', 'byBracket', 'mostByBracket'];
  const isCertified = OPENING.some((one) => isGotten(reckoner, one));
  // 42 U.S.C. 8624(b)(2)(B): no state may exclude households below 110 percent of the guideline.
  const lowest = LOWEST_LIMIT * line;
  const isWithinLowest = stateLimit === undefined && income <= lowest;
  if (income > most && !(isCertified && income <= federal))
    return notEligible(names, () => [
      `${dollars(income)} a year is above ${dollars(most)}, ${limitName} for ${countOfPeople(size)}.`,
    ]);
  const share = income / line;
  const bills = costs.heatingCooling + costs.electricity;
  const bracket = byBracket?.[indexOf(BRACKETS, share)];
  const sums = bracket?.[Math.min(size, bracket.length) - 1];
  const cap = mostByBracket?.[indexOf(MOST_BRACKETS, share)];
  const amount =
    sums !== undefined
      ? ({ from: sums[0], to: sums[1], per: 'year' } as const)
      : cap !== undefined
        ? ({
            from: bills > 0 ? Math.min(cap, bills) : 0,
            to: bills > 0 ? Math.min(cap, bills) : cap,
            per: 'year',
          } as const)
        : null;
  return {
    eligible: true,
    isCertain: isWithinLowest || (stateLimit !== undefined && income <= most),
    ...((household.homeless && bills === 0) || household.withoutBills
      ? { hinge: NO_BILL }
      : income > most
        ? { hinge: STATE_ACCEPTS }
        : {}),
    amount,
    figures: names,
    limit: isWithinLowest
      ? { income, most: lowest, per: 'year', people: size, name: LOWEST }
      : income <= most
        ? { income, most, per: 'year', people: size }
        : null,
    assumes: ['You pay for heating or cooling, alone or with the rent'],
    ...(amount === null
      ? {
          note:
            stateLimit === undefined && !isWithinLowest
              ? 'This is the highest limit that a state may set: yours may be lower. What it pays depends on your state, your bill and the money that is left.'
              : 'What your state pays depends on your bill and the money that is left.',
        }
      : {}),
    steps: () =>
      amount === null
        ? [
            income > most
              ? `${dollars(income)} a year is above ${dollars(most)}, ${limitName} for ${countOfPeople(size)}, but your state may accept households that get SSI, SNAP or cash assistance.`
              : `${dollars(income)} a year is within ${isWithinLowest ? `${dollars(lowest)}, ${LOWEST}` : `${dollars(most)}, ${limitName}`} for ${countOfPeople(size)}.`,
          ]
        : [
            sums !== undefined
              ? `Between ${dollars(sums[0])} and ${dollars(sums[1])} for a household of ${size} with your income, as the fuel decides.`
              : `Your bills of a year, at most ${dollars(cap ?? 0)} with your income.`,
          ],
  };
}

/** Returns the state's own limit, in US dollars a year; undefined if none is recorded. */
function limitOf(
  { stateLimit, monthlyLimit }: Values<(typeof LIHEAP)['shape']>,
  { line, median, federal }: { line: number; median: number | undefined; federal: number },
  size: number,
): number | undefined {
  if (monthlyLimit) return 12 * bySize(monthlyLimit, size);
  if (stateLimit === undefined) return undefined;
  if (stateLimit.guideline === undefined && median === undefined) return undefined;
  const own = Math.max((stateLimit.guideline ?? LOWEST_LIMIT) * line, (stateLimit.median ?? 0) * (median ?? 0));
  return stateLimit.atMostFederal ? Math.min(own, federal) : own;
}

const LOWEST_LIMIT = 1.1;
const LOWEST = 'the lowest limit that a state may set';

/** 42 U.S.C. 8622(4): a household that pays for its home's energy, directly or with the rent. */
const NO_BILL: Hinge = {
  says: 'You pay for heating or cooling where you live, in a bill or with your rent',
  odds: 'sometimes',
};

/** Benefits that let a state accept a household above its limit: 42 U.S.C. 8624(b)(2)(A). No state has to. */
const OPENING = ['snap', 'ssi', 'tanf'] as const;

const STATE_ACCEPTS: Hinge = {
  says: 'Your state accepts households that get SSI, SNAP or cash assistance even if their income is above its limit',
  odds: 'sometimes',
};

/** Returns the index of the bracket that contains a share. The last bracket has no upper end. */
function indexOf(ends: readonly number[], share: number): number {
  const index = ends.findIndex((end) => share <= end);
  return index === -1 ? ends.length : index;
}
