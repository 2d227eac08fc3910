import type { Benefit } from '../../../contract/programs/benefits.ts';
import type { IncomePoint, Span } from '../../../contract/programs/by-income.ts';
import { yearly } from '../money.ts';
import type { ListByIncome } from './list.ts';

/** What the list pays at an income in US dollars a year. */
interface Help extends Pick<ListByIncome, 'amountOf'> {
  /** Returns the total per month. */
  at: (income: number) => Span;
}

/** The smallest change in the total that counts as a cliff, in US dollars a month. */
export const LEAST_CLIFF = 25;

/** A raise that people accept without a second thought, in US dollars per month and per year. */
const MORE = { month: 100, year: 1200 } as const;
/** Chart points this close together, in US dollars a year, are the two sides of a cliff. */
const TWO_SIDES = 24;
/** The smallest share of a loss for which a program is named. */
const NAMED = 0.15;
/** Losses are rounded to the nearest ten dollars. */
const TEN = 10;

interface Loss {
  income: number;
  loss: Span;
  /** The benefits with a large share of the loss. */
  benefits: readonly Benefit[];
}

/** Returns the incomes at which earning $100 more a month costs more than $100 in help, regardless of open answers. */
export function lossesOf(points: readonly IncomePoint[], benefits: readonly Benefit[], help: Help): Loss[] {
  const found: Loss[] = [];
  for (const [index, point] of points.entries()) {
    const next = points[index + 1];
    if (!next || next.income - point.income > TWO_SIDES || fallOf(point, next) < LEAST_CLIFF) continue;
    // Cliffs close to each other count as one loss.
    if (point.income < (found.at(-1)?.income ?? Number.NEGATIVE_INFINITY) + MORE.year) continue;
    const loss = lossFrom(point.income, help);
    if (loss.from <= MORE.month) continue;
    const isNamed = (benefit: Benefit) => lostOf(benefit, point.income, help) >= NAMED * loss.to;
    found.push({ income: point.income, loss, benefits: benefits.filter(isNamed) });
  }
  return found;
}

function fallOf(point: Span, next: Span): number {
  return Math.max(point.from - next.from, point.to - next.to);
}

function lossFrom(income: number, { at }: Help): Span {
  const [before, after] = [at(income), at(income + MORE.year)];
  const lost = [before.from - after.from, before.to - after.to];
  return { from: tens(Math.min(...lost)), to: tens(Math.max(...lost)) };
}

function lostOf(benefit: Benefit, income: number, { amountOf }: Help): number {
  const worth = (at: number) => {
    const amount = amountOf(benefit, at);
    return amount ? yearly(amount).to / 12 : 0;
  };
  return worth(income) - worth(income + MORE.year);
}

function tens(amount: number): number {
  return TEN * Math.round(amount / TEN);
}
