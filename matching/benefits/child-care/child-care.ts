import * as z from 'zod/mini';
import {
  NOT_COVERED,
  notEligible,
  type PersonsReckoning,
  type Reckoner,
  type Reckoning,
} from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import type { HouseholdPerson } from '../household.ts';
import { dollars, percent } from '../money.ts';
import { activityHinge, meetsActivity } from './child-care-activity.ts';
import { copaymentOf, copaymentRules, FEDERAL_SHARE } from './child-care-copayment.ts';
import { countedIncome, INCOME_RULE } from './child-care-income.ts';
import { LIMIT_RULE, limitFor } from './child-care-limits.ts';

const CHILD_CARE = figureShapes('child-care', {
  entryLimit: LIMIT_RULE,
  stayLimit: LIMIT_RULE,
  childBelow: z.number(),
  disabledBelow: z.number(),
  activity: z.object({
    single: z.number(),
    couple: z.optional(z.number()),
    second: z.optional(z.number()),
    /** For parents of a child with a disability. */
    disabledChild: z.optional(z.number()),
  }),
  countedIncome: INCOME_RULE,
  copayment: copaymentRules,
  savingsLimit: z.number(),
  anyStatus: z.boolean(),
});

const PARENTS: readonly HouseholdPerson['relation'][] = ['self', 'spouse', 'partner'];
const GROWN = 18;

/** 8 U.S.C. 1641. Only the child's status counts: 45 CFR 98.20(c). */
const COVERED_STATUSES: readonly HouseholdPerson['status'][] = [
  'citizen',
  'permanent-resident',
  'refugee',
  'cuban-haitian',
  'parolee',
];

/**
 * Calculates child care assistance from the Child Care and Development Fund, per month: 42 U.S.C. 9858n(4) and 45 CFR
 * 98.20, with each state's own limits, hours and copayments. The state's payment depends on the provider's price, so
 * the amount is at most what the family pays now, less its copayment.
 */
export function reckonChildCare(reckoner: Reckoner): Reckoning {
  const { household, book } = reckoner;
  const figures = reckoner.figures(CHILD_CARE);
  const { entryLimit, childBelow, disabledBelow, savingsLimit } = figures;
  if (!entryLimit || childBelow === undefined || disabledBelow === undefined) return NOT_COVERED;

  const names = ['entryLimit', 'childBelow', 'copayment', 'activity', 'savingsLimit'];
  const isIn = household.enrolled.includes('child-care');
  // Help continues until the end of the 12-month period in which a child ages out: 45 CFR 98.21(a).
  const older = isIn ? 1 : 0;
  const isYoung = ({ age, disabled, relation }: HouseholdPerson) =>
    !PARENTS.includes(relation) && age < (disabled ? Math.max(childBelow, disabledBelow) : childBelow) + older;
  const young = household.people.filter(isYoung);
  if (young.length === 0)
    return notEligible(names, () => [
      `Nobody in your household is younger than ${childBelow}, or ${disabledBelow} with a disability.`,
    ]);
  const isCovered = ({ status }: HouseholdPerson) => figures.anyStatus === true || COVERED_STATUSES.includes(status);
  if (!young.some(isCovered))
    return notEligible(names, () => [
      'Child care assistance is for children who are citizens or have an eligible immigration status.',
    ]);
  if (savingsLimit !== undefined && household.savings > savingsLimit)
    return notEligible(names, () => [
      `What you own, ${dollars(household.savings)}, is above ${dollars(savingsLimit)}, the limit.`,
    ]);

  const family = household.people.filter(
    (person) => PARENTS.includes(person.relation) || person.age < GROWN || isYoung(person),
  );
  const parents = family.filter(({ relation }) => PARENTS.includes(relation));
  const isOnTanf = household.enrolled.includes('tanf');
  const hours = activityFor(figures.activity, young);
  if (!isOnTanf && !household.homeless && !meetsActivity(parents, hours))
    return notEligible(names, () => [
      hours && hours.single > 0
        ? `Each parent must work, study or train for ${Math.ceil(hours.single)} hours a week or more.`
        : 'Each parent must work, study or train.',
    ]);

  const hinge = isOnTanf || household.homeless ? undefined : activityHinge(parents);

  const income = countedIncome(family, household, figures.countedIncome) / 12;
  const limits = household.people.map((person) => {
    if (!isYoung(person) || !isCovered(person)) return null;
    const toEnter = limitFor(reckoner, entryLimit, person, family.length);
    const toStay = isIn && figures.stayLimit ? limitFor(reckoner, figures.stayLimit, person, family.length) : undefined;
    return toStay === undefined ? (toEnter ?? Number.NaN) : Math.max(toEnter ?? 0, toStay);
  });
  if (limits.some((limit) => Number.isNaN(limit))) return NOT_COVERED;
  const most = Math.max(...limits.map((limit) => limit ?? 0));
  const people = limits.map(
    (limit): PersonsReckoning => ({ eligible: limit !== null && (isOnTanf || income <= limit) }),
  );
  const children = people.filter(({ eligible }) => eligible).length;
  if (children === 0)
    return {
      ...notEligible(names, () => [
        `${dollars(income)} a month is above ${dollars(most)}, the limit for ${family.length} people.`,
      ]),
      people,
    };

  const cost = household.costs.childCare / 12;
  const share = isOnTanf ? 0 : copaymentOf(reckoner, figures.copayment, { income, size: family.length, children });
  const to = Math.max(0, cost - (share ?? 0));
  const isStates = book.source('child-care', 'entryLimit', household.state, household.on)?.isStates === true;
  return {
    eligible: true,
    ...(hinge ? { hinge } : {}),
    amount: to > 0 ? { from: 0, to, per: 'month' } : null,
    people,
    figures: names,
    limit: isOnTanf || !Number.isFinite(most) ? null : { income, most, per: 'month', people: family.length },
    assumes: assumptions(hours?.single ?? 0, isOnTanf),
    ...(isStates
      ? {}
      : { note: 'This is the highest limit that federal rules allow: your state may set a lower one.' }),
    steps: () => [
      share === null
        ? `We have no figure for what your state's families pay themselves. Federal rules cap it at ${percent(FEDERAL_SHARE)} of income: ${dollars(FEDERAL_SHARE * income)} a month.`
        : share === 0
          ? 'You would pay no copayment.'
          : `Your share would be about ${dollars(share)} a month.`,
      ...(cost > 0
        ? [
            to > 0
              ? `Of the ${dollars(cost)} a month that child care costs you, the program would pay up to ${dollars(to)}. It pays no more than its own rate for your provider.`
              : `That is no less than the ${dollars(cost)} a month that child care costs you now.`,
          ]
        : ['The program pays the rest, up to its own rate for your provider.']),
    ],
  };
}

type Activity = { single: number; disabledChild?: number | undefined };

/** Returns the hours a state requires, or its lower number for parents of a child with a disability. */
function activityFor<Rule extends Activity>(
  rule: Rule | undefined,
  young: readonly HouseholdPerson[],
): Rule | undefined {
  if (rule?.disabledChild === undefined || !young.some(({ disabled }) => disabled)) return rule;
  return { ...rule, single: rule.disabledChild };
}

function assumptions(hours: number, isOnTanf: boolean): string[] {
  const provider = 'Your provider takes part in the program';
  if (isOnTanf) return [provider];
  return [
    hours > 0
      ? `Each parent works, studies or trains ${Math.ceil(hours)} hours a week, or has a reason that your state accepts`
      : 'Each parent works, studies or trains, or has a reason that your state accepts',
    provider,
  ];
}
