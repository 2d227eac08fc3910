import * as z from 'zod/mini';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { type HouseholdPerson, sumOf, totalOf } from '../household.ts';
import { countOfPeople, dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { taxUnitOf } from '../tax/tax-unit.ts';

const PELL = figureShapes('pell-grant', {
  amounts: z.object({ least: z.number(), most: z.number() }),
  mostUpTo: z.object({ singleParent: z.number(), others: z.number() }),
  /** `of...` keys are for students who depend on their parents, the others for independent students. */
  leastUpTo: z.object({
    ofSingleParent: z.number(),
    ofOthers: z.number(),
    singleParent: z.number(),
    parent: z.number(),
    noParent: z.number(),
  }),
});

const FIGURES = ['amounts', 'mostUpTo', 'leastUpTo'];
/** 20 U.S.C. 1087vv(d): students who are older, married, parents or veterans are independent. */
const INDEPENDENT_AGE = 24;
const PARTNERS: readonly HouseholdPerson['relation'][] = ['spouse', 'partner'];

interface Family {
  /** US dollars a year; null if the parents' income is unknown. */
  income: number | null;
  isSingleParent: boolean;
  /** The key of the family's limit in `leastUpTo`. */
  kind: 'ofSingleParent' | 'ofOthers' | 'singleParent' | 'parent' | 'noParent';
}

/**
 * Calculates the Pell Grant, per year: 20 U.S.C. 1070a(b)(1). Incomes up to a share of the poverty guideline get the
 * maximum, and incomes up to a higher share get at least the minimum. In between, the Student Aid Index decides, which
 * depends on more than income.
 */
export function reckonPellGrant(reckoner: Reckoner): Reckoning {
  const { amounts, mostUpTo, leastUpTo } = reckoner.figures(PELL);
  const size = reckoner.household.people.filter(({ relation }) => relation !== 'unrelated').length;
  const line = povertyGuideline(reckoner, size);
  if (!amounts || !mostUpTo || !leastUpTo || line === undefined) return NOT_COVERED;
  const { income, isSingleParent, kind } = familyOf(reckoner);
  const { least, most } = amounts;
  if (income === null)
    return {
      eligible: true,
      isCertain: false,
      amount: { from: least, to: most, per: 'year' },
      figures: FIGURES,
      note: `A student younger than ${INDEPENDENT_AGE} is measured by the parents’ income, which your profile does not name.`,
      steps: () => [`The most is ${dollars(most)} a year for a full-time student, and the least ${dollars(least)}.`],
    };
  const full = line * (isSingleParent ? mostUpTo.singleParent : mostUpTo.others);
  const some = line * leastUpTo[kind];
  const people = countOfPeople(size);
  if (income > some)
    return notEligible(FIGURES, () => [
      `${dollars(income)} a year is above ${dollars(some)}, up to which ${people} get at least the smallest grant.`,
    ]);
  return {
    eligible: true,
    amount: { from: income <= full ? most : least, to: most, per: 'year' },
    figures: FIGURES,
    limit: { income, most: some, per: 'year', people: size },
    assumes: [
      'You study full time; with fewer classes you get a share',
      'Your income two years before the school year was about what it is now',
    ],
    steps: () => [
      income <= full
        ? `${dollars(income)} a year is within ${dollars(full)}, up to which ${people} get the full ${dollars(most)}.`
        : `${dollars(income)} a year is above ${dollars(full)}, up to which ${people} get the full ${dollars(most)}, and within ${dollars(some)}, up to which they get at least ${dollars(least)}.`,
    ],
  };
}

/**
 * Returns the family whose income counts. The student is the applicant or, if the applicant doesn't study, a child who
 * does.
 */
function familyOf(reckoner: Reckoner): Family {
  const { people } = reckoner.household;
  const [self, ...others] = people;
  const own = () => taxUnitOf(reckoner).adjustedGross;
  const hasPartner = others.some(({ relation }) => PARTNERS.includes(relation));
  const hasChild = others.some(({ relation, age }) => relation === 'child' && age < INDEPENDENT_AGE);
  const isChildsPell = !self.student && others.some(({ relation, student }) => relation === 'child' && student);
  if (isChildsPell)
    return { income: own(), isSingleParent: !hasPartner, kind: hasPartner ? 'ofOthers' : 'ofSingleParent' };
  if (self.age >= INDEPENDENT_AGE || hasPartner || hasChild || self.veteran) {
    const isSingleParent = hasChild && !hasPartner;
    return { income: own(), isSingleParent, kind: isSingleParent ? 'singleParent' : hasChild ? 'parent' : 'noParent' };
  }
  const parents = others.filter(({ relation }) => relation === 'parent');
  const isSingleParent = parents.length === 1;
  return {
    income: parents.length === 0 ? null : sumOf(parents, totalOf),
    isSingleParent,
    kind: isSingleParent ? 'ofSingleParent' : 'ofOthers',
  };
}
