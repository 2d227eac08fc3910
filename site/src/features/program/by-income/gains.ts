import type { HelpCurve, HelpPart, Span } from '../../../../../contract/programs/by-income.ts';

/** A step up in the total, and why. */
export interface Gain {
  income: number;
  gain: Span;
  /** Titles of the programs that begin there. */
  begin: string[];
  /** Titles of programs without an amount, such as health coverage, that end there. Their replacements have amounts. */
  end: string[];
}

/** Two points this close together, in US dollars a month, are the two sides of a step. */
const TWO_SIDES = 2;
/** The smallest step worth explaining, in US dollars a month. */
const LEAST = 25;

/** Finds where help jumps up with a dollar more of income. Leaves out steps that no program's start or end explains. */
export function gainsOf({ points, parts }: Pick<HelpCurve, 'points' | 'parts'>): Gain[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next || next.income - point.income > TWO_SIDES) return [];
    const gain = { from: next.from - point.from, to: next.to - point.to };
    // The lower line may stay flat, because an open answer can still rule the program out.
    if (gain.from < 0 || gain.to < LEAST) return [];
    const isHere = (income: number | null) =>
      income !== null && income >= point.income - TWO_SIDES && income <= next.income + TWO_SIDES;
    const begin = titlesOf(parts, ({ isMoney, starts }) => isMoney && isHere(starts));
    const end = titlesOf(parts, ({ isMoney, fewer, ends }) => !isMoney && (isHere(fewer) || isHere(ends)));
    return begin.length + end.length > 0 ? [{ income: next.income, gain, begin, end }] : [];
  });
}

function titlesOf(parts: readonly HelpPart[], holds: (part: HelpPart) => boolean): string[] {
  return parts.filter(holds).map(({ title }) => title);
}
