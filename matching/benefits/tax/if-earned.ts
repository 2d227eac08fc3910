import type { Benefit } from '../../../contract/programs/benefits.ts';
import { type Hinge, type Reckon, type Reckoner, reckonerOf } from '../estimates/reckoning.ts';
import { earnedOf, incomeOf, replaced } from '../household.ts';

/** Enough for some credit anywhere, in US dollars a year. */
const SOME_PAY = 5000;
const EARNED = 'You, or your husband or wife, earned money from work earlier in the year';

/**
 * Turns a refusal for lack of earnings into a condition, for people without pay who get unemployment benefits. Profiles
 * state current income only, and unemployment benefits require recent pay: 26 U.S.C. 3304(a)(7). There is no amount,
 * because that pay isn't known.
 */
export function orIfEarned(reckon: Reckon, others: (benefit: Benefit) => Reckon | undefined): Reckon {
  return (reckoner) => {
    const result = reckon(reckoner);
    // Only the pay and benefits of people who file together count.
    const people = reckoner.household.people.filter(({ relation }) => relation === 'self' || relation === 'spouse');
    if (result.eligible !== false || people.some((one) => earnedOf(one) > 0)) return result;
    const worked = () => reckon(havingEarned(reckoner, others));
    if (!people.some((one) => incomeOf(one, ['unemployment']) > 0))
      return {
        ...result,
        // Lazy, because it costs a second calculation.
        get hinge(): Hinge | undefined {
          return worked().eligible === true ? { says: EARNED, odds: 'rarely' } : undefined;
        },
      };
    const then = worked();
    if (then.eligible !== true) return result;
    return { ...result, eligible: true, hinge: { says: EARNED, odds: 'usually' }, assumes: then.assumes ?? [] };
  };
}

function havingEarned({ household, book }: Reckoner, reckonOf: (benefit: Benefit) => Reckon | undefined): Reckoner {
  const people = replaced(household.people, (one, at) =>
    at === 0 ? { ...one, income: { ...one.income, wages: SOME_PAY } } : one,
  );
  return reckonerOf({ ...household, people }, book, reckonOf);
}
