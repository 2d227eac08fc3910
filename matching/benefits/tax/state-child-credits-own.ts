import * as z from 'zod/mini';
import { noteOf } from '../estimates/earlier-figures.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { dollars, percent } from '../money.ts';
import { minnesotaCredits } from './state-eitc-own.ts';
import { type TaxUnit, taxUnitOf } from './tax-unit.ts';

const OWN = figureShapes('state-child-tax-credits', {
  california: z.object({
    amount: z.number(),
    below: z.number(),
    /** The earnings above which the credit drops by `cut` for each `step`. */
    start: z.number(),
    step: z.number(),
    cut: z.number(),
    /** The largest business loss allowed without earnings. */
    loss: z.number(),
    figuresOf: z.number(),
  }),
  illinois: z.object({ share: z.number(), below: z.number() }),
  oklahoma: z.object({ child: z.number(), care: z.number(), limit: z.number() }),
});

const FILES = ['You file a state tax return'];
const sizeOf = (unit: TaxUnit) => unit.filers.length + unit.dependents.length;

/**
 * Calculates California's young child tax credit, one per tax return: California Revenue and Taxation Code section
 * 17052.1.
 */
export function youngChildCredit(reckoner: Reckoner): Reckoning {
  const { california: rule } = reckoner.figures(OWN);
  if (!rule) return NOT_COVERED;
  const unit = taxUnitOf(reckoner);
  if (!unit.dependents.some(({ age }) => age < rule.below))
    return notEligible(['california'], () => [`Nobody in your household is a child under ${rule.below}.`]);
  // Workers must get the state's earned income credit. People who don't work don't need earnings.
  const needed = reckoner.of('state-eitc');
  if (unit.earned > 0 && needed.eligible === false)
    return notEligible(['california'], () => [
      `The credit is for people who get California’s earned income tax credit: ${lowerFirst(needed.steps()[0] ?? '')}`,
    ]);
  const times = Math.ceil(Math.max(0, unit.earned - rule.start) / rule.step);
  const amount = Math.max(0, rule.amount - rule.cut * times);
  const end = rule.start + (rule.amount / rule.cut) * rule.step;
  if (amount <= 0)
    return notEligible(['california'], () => [
      `${dollars(unit.earned)} a year is above ${dollars(end)}, where the credit ends.`,
    ]);
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'year' },
    figures: ['california'],
    limit: { income: unit.earned, most: Math.floor(end), per: 'year', people: sizeOf(unit) },
    assumes: FILES,
    ...noteOf(rule.figuresOf, reckoner.household.on),
    steps: () => [
      `${dollars(rule.amount)} a year for a family with a child under ${rule.below}.`,
      ...(amount < rule.amount
        ? [
            `It falls with earnings above ${dollars(rule.start)}: yours of ${dollars(unit.earned)} leave ${dollars(amount)}.`,
          ]
        : []),
    ],
  };
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Calculates Illinois's child tax credit, a share of the state's earned income credit: 35 ILCS 5/244. */
export function illinoisCredit(reckoner: Reckoner): Reckoning {
  const { illinois: rule } = reckoner.figures(OWN);
  if (!rule) return NOT_COVERED;
  const unit = taxUnitOf(reckoner);
  if (!unit.dependents.some(({ age }) => age < rule.below))
    return notEligible(['illinois'], () => [`Nobody in your household is a child under ${rule.below}.`]);
  const earned = reckoner.of('state-eitc');
  if (earned.eligible === null) return NOT_COVERED;
  if (!earned.eligible || !earned.amount) return notEligible(['illinois'], earned.steps);
  const amount = rule.share * earned.amount.to;
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'year' },
    figures: ['illinois'],
    limit: earned.limit ?? null,
    assumes: FILES,
    steps: () => [
      `${percent(rule.share)} of your Illinois earned income credit of ${dollars(amount / rule.share)} is ${dollars(amount)} a year, as you have a child under ${rule.below}.`,
    ],
  };
}

/** Calculates Minnesota's child tax credit: Minnesota Statutes 290.0661. */
export function minnesotaChildCredit(reckoner: Reckoner): Reckoning {
  const credits = minnesotaCredits(reckoner);
  if (!credits) return NOT_COVERED;
  const { child, forEach, unit, rule } = credits;
  const young = unit.dependents.filter(({ age }) => age < rule.childBelow).length;
  if (young === 0)
    return notEligible(['minnesota'], () => [`Nobody in your household is a child under ${rule.childBelow}.`]);
  const income = Math.max(unit.earned, unit.adjustedGross);
  const start = rule.start[unit.filing];
  const end = start + (forEach * young) / rule.phaseOut;
  if (child <= 0)
    return notEligible(['minnesota'], () => [
      `${dollars(income)} a year is above ${dollars(end)}, where the credit ends.`,
    ]);
  return {
    eligible: true,
    amount: { from: child, to: child, per: 'year' },
    figures: ['minnesota'],
    limit: { income, most: Math.floor(end), per: 'year', people: sizeOf(unit) },
    assumes: FILES,
    ...noteOf(rule.figuresOf, reckoner.household.on),
    steps: () => [
      `${dollars(forEach)} for ${young === 1 ? 'one child' : `each of ${young} children`} under ${rule.childBelow}.`,
      ...(child < forEach * young
        ? [`Less ${percent(rule.phaseOut)} of income above ${dollars(start)}, it is ${dollars(child)} a year.`]
        : []),
    ],
  };
}

/**
 * Calculates Oklahoma's credit, the larger of a share of the federal child credit and a share of the care credit: 68
 * O.S. 2357.
 */
export function oklahomaCredit(reckoner: Reckoner): Reckoning {
  const { oklahoma: rule } = reckoner.figures(OWN);
  if (!rule) return NOT_COVERED;
  const unit = taxUnitOf(reckoner);
  const income = unit.adjustedGross;
  if (income > rule.limit)
    return notEligible(['oklahoma'], () => [`${dollars(income)} a year is above ${dollars(rule.limit)}, the limit.`]);
  const child = rule.child * (reckoner.of('child-tax-credit').amount?.to ?? 0);
  const care = rule.care * (reckoner.of('dependent-care-credit').amount?.to ?? 0);
  const most = Math.max(child, care);
  if (most <= 0)
    return notEligible(['oklahoma'], () => [
      'The credit is a share of federal credits, and you don’t get any of those.',
    ]);
  return {
    eligible: true,
    amount: { from: 0, to: most, per: 'year' },
    figures: ['oklahoma'],
    limit: { income, most: rule.limit, per: 'year', people: sizeOf(unit) },
    assumes: [...FILES, 'You owe Oklahoma income tax that the credit can lower'],
    steps: () => [
      care > child
        ? `${percent(rule.care)} of the federal credit for care is ${dollars(care)} a year.`
        : `${percent(rule.child)} of the federal child tax credit is ${dollars(child)} a year.`,
      'It only lowers what you owe of Oklahoma income tax.',
    ],
  };
}
