import * as z from 'zod/mini';
import { figureShapes } from './figures.ts';
import { dollars } from './money.ts';
import { NOT_COVERED, notEligible, type Reckoner, type Reckoning } from './reckoning.ts';
import { hasSocialSecurityNumber, isQualifyingChild, taxUnitOf } from './tax-unit.ts';

/** By number of children: none, one, two, three or more. */
const byChildren = z.array(z.number()).check(z.length(4));

const EITC = figureShapes('eitc', {
  maximum: byChildren,
  phaseInRate: byChildren,
  phaseOutRate: byChildren,
  phaseOutStart: byChildren,
  jointBonus: byChildren,
  investmentLimit: z.number(),
  ages: z.tuple([z.number(), z.number()]),
});

/** The federal earned income tax credit a year: 26 U.S.C. 32. */
export function reckonEitc(reckoner: Reckoner): Reckoning {
  const figures = reckoner.figures(EITC);
  const { maximum, phaseInRate, phaseOutRate, phaseOutStart, jointBonus, investmentLimit, ages } = figures;
  if (!maximum || !phaseInRate || !phaseOutRate || !phaseOutStart || !jointBonus || !ages) return NOT_COVERED;
  const unit = taxUnitOf(reckoner);
  const children = unit.dependents.filter((one) => isQualifyingChild(one) && hasSocialSecurityNumber(one)).length;
  const names = ['maximum', 'phaseOutStart', 'phaseInRate', 'investmentLimit'];
  const group = Math.min(children, 3);
  const at = (list: readonly number[]) => list[group] ?? 0;
  if (!unit.filers.every(hasSocialSecurityNumber))
    return notEligible(names, () => [
      'Everybody on the tax return needs a Social Security number that is valid for work.',
    ]);
  if (children === 0 && !unit.filers.some(({ age }) => age >= ages[0] && age <= ages[1]))
    return notEligible(names, () => [`Without children, you must be aged ${ages[0]} to ${ages[1]}.`]);
  if (unit.investments > (investmentLimit ?? Number.POSITIVE_INFINITY))
    return notEligible(names, () => [
      `Your income from investments is above ${dollars(investmentLimit ?? 0)} a year, the limit.`,
    ]);
  if (unit.earned <= 0)
    return notEligible(names, () => [
      'The credit is for people who work: it needs wages or income from self-employment.',
    ]);
  const start = at(phaseOutStart) + (unit.filing === 'joint' ? at(jointBonus) : 0);
  const income = Math.max(unit.earned, unit.adjustedGross);
  const before = Math.min(at(maximum), at(phaseInRate) * unit.earned);
  const cut = at(phaseOutRate) * Math.max(0, income - start);
  const amount = Math.max(0, before - cut);
  const end = start + at(maximum) / at(phaseOutRate);
  const family = children === 0 ? 'without children' : children === 1 ? 'with one child' : `with ${children} children`;
  if (amount <= 0)
    return notEligible(names, () => [
      `${dollars(income)} a year is above ${dollars(end)}, where the credit ends ${family}.`,
    ]);
  return {
    eligible: true,
    amount: { from: amount, to: amount, per: 'year' },
    figures: names,
    limit: { income, most: Math.floor(end), per: 'year', people: unit.filers.length + unit.dependents.length },
    assumes: ['You file a federal tax return'],
    steps: () => [
      before < at(maximum)
        ? `${Math.round(at(phaseInRate) * 10_000) / 100}% of your earnings of ${dollars(unit.earned)} is ${dollars(before)} (the most ${family} is ${dollars(at(maximum))}).`
        : `The most ${family} is ${dollars(at(maximum))}.`,
      ...(cut > 0
        ? [
            `Above ${dollars(start)} of income the credit falls: ${dollars(before)} less ${dollars(cut)} is ${dollars(amount)} a year.`,
          ]
        : []),
    ],
  };
}
