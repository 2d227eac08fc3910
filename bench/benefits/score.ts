import type { Amount, Period } from '../../contract/programs/benefits.ts';
import { reckonOf } from '../../matching/benefits/estimates/estimators.ts';
import { type Reckoning, reckonerOf } from '../../matching/benefits/estimates/reckoning.ts';
import type { FigureBook } from '../../matching/benefits/figures.ts';
import { type BenefitCase, householdOf, orderOfMembers } from './cases.ts';
import { NAMES } from './expected.ts';
import { beyondMembers } from './scope.ts';

export interface Score {
  id: string;
  state: string;
  year: number;
  program: string;
  name: string;
  what: 'verdict' | 'amount';
  /** Why it isn't scored, or null if it is. */
  left: string | null;
  isRight: boolean;
  /** An eligible household or person was refused. */
  isWronglyRefused: boolean;
  expected: unknown;
  got: unknown;
}

/** The minimum share of correct verdicts and amounts. */
export const LEAST_RIGHT = { verdict: 0.98, amount: 0.92 } as const;

/** Compares each program's result for a case with the expected one. */
export function scoreCase(given: BenefitCase, book: FigureBook): Score[] {
  const reckoner = reckonerOf(householdOf(given), book, reckonOf);
  const ids = orderOfMembers(given);
  return Object.entries(given.expected).flatMap(([program, byName]) => {
    const known = NAMES[program];
    if (known === undefined) return [];
    return Object.entries(byName).flatMap(([name, expected]) => {
      const start = { id: given.id, state: given.state ?? '', year: given.year, program, name };
      const leftOut = (what: Score['what']) =>
        known.names.includes(name) ? beyondMembers(given, program, what) : 'a part that is not reckoned';
      const [left, amountLeft] = [leftOut('verdict'), leftOut('amount')];
      const reckoning = left === null ? reckoner.of(known.benefit) : undefined;
      return [
        ...('eligible' in expected ? [verdictScore(start, left, expected, reckoning, ids, given)] : []),
        ...('amount' in expected
          ? [
              amountScore(
                start,
                amountLeft,
                expected['amount'],
                String(expected['unit'] ?? 'USD/year'),
                reckoning,
                ids,
                given,
              ),
            ]
          : []),
      ];
    });
  });
}

type Start = Pick<Score, 'id' | 'state' | 'year' | 'program' | 'name'>;

/** Few figures are recorded for earlier years, so those cases count only if figures exist. */
const FIRST_YEAR_OF_FIGURES = 2026;

function leftOf(left: string | null, reckoning: Reckoning | undefined, { year }: BenefitCase): string | null {
  if (left !== null || reckoning?.eligible !== null) return left;
  return year < FIRST_YEAR_OF_FIGURES ? 'no figures recorded for that day' : null;
}

function verdictScore(
  start: Start,
  left: string | null,
  { eligible: expected, amount }: Readonly<Record<string, unknown>>,
  reckoning: Reckoning | undefined,
  ids: readonly string[],
  given: BenefitCase,
): Score {
  // In child care, the family stays eligible even if the provider's price leaves nothing to pay.
  const due = start.program === 'child-care' ? expected : withoutNothing(expected, amount, ids);
  const got = byMember(expected, ids)
    ? ids.map((_, index) => eligibleAs(reckoning, index, NAMES[start.program]?.categories?.[start.name]))
    : (reckoning?.eligible ?? null);
  const pairs = pairsOf(due, got, ids);
  return {
    ...start,
    what: 'verdict',
    left: leftOf(left, reckoning, given),
    isRight: pairs.every(([wanted, was]) => wanted === was),
    isWronglyRefused: pairs.some(([wanted, was]) => wanted === true && was === false),
    expected,
    got,
  };
}

function eligibleAs(reckoning: Reckoning | undefined, index: number, category: string | undefined): boolean | null {
  const person = reckoning?.people?.[index];
  if (person === undefined) return reckoning?.eligible ?? null;
  return person.eligible && (category === undefined || person.category === category);
}

/**
 * Treats a household that gets nothing as ineligible. Some cases label it eligible because it passes all tests,
 * although its income is too high for any payment. To a member, that means no.
 */
function withoutNothing(eligible: unknown, amount: unknown, ids: readonly string[]): unknown {
  if (!byMember(eligible, ids)) return eligible === true && amount !== 0;
  const amounts = byMember(amount, ids) ? amount : {};
  return Object.fromEntries(
    Object.entries(eligible).map(([id, one]) => [id, one === true && (amounts[id] ?? amount) !== 0]),
  );
}

/** Months per unit. A school year of 180 days counts as twelve months. */
const MONTHS: Readonly<Record<string, number>> = {
  year: 12,
  month: 1,
  week: 12 / 52,
  day: 12 / 365,
  'school day': 12 / 180,
};

function amountScore(
  start: Start,
  left: string | null,
  expected: unknown,
  unit: string,
  reckoning: Reckoning | undefined,
  ids: readonly string[],
  given: BenefitCase,
): Score {
  const per = unit.split('/')[1] ?? 'year';
  const part = NAMES[start.program]?.parts?.[start.name];
  const whole = part
    ? (reckoning?.parts?.[part] ?? 0)
    : reckoning?.amount
      ? (reckoning.amount.from + reckoning.amount.to) / 2
      : 0;
  const period = reckoning?.amount?.per ?? 'year';
  const isWithinRange = holds(reckoning?.amount, expected, per);
  const got = byMember(expected, ids)
    ? ids.map((_, index) => converted(reckoning?.people?.[index]?.amount ?? 0, period, per))
    : converted(whole, period, per);
  const perMonth = 1 / (MONTHS[per] ?? 1);
  const pairs = pairsOf(expected, got, ids);
  return {
    ...start,
    what: 'amount',
    left: leftOf(left ?? (isWithinRange ? 'a range, which holds the sum' : null), reckoning, given),
    isRight: pairs.every(([wanted, was]) => isNear(Number(wanted), Number(was), perMonth)),
    isWronglyRefused: false,
    expected,
    got,
  };
}

/**
 * Returns whether the expected amount is within our range. Facts that members can't give us, such as plan prices in a
 * county, turn an amount into a range. That counts as neither a hit nor a miss.
 */
function holds(amount: Amount | null | undefined, expected: unknown, per: string): boolean {
  if (!amount || amount.from === amount.to || typeof expected !== 'number') return false;
  const [from, to] = [converted(amount.from, amount.per, per), converted(amount.to, amount.per, per)];
  return expected >= from && expected <= to;
}

/** Returns whether an amount is within 5 percent or $10 a month. */
function isNear(wanted: number, was: number, perMonth: number): boolean {
  const off = Math.abs(wanted - was);
  return off <= 0.05 * Math.abs(wanted) || off * perMonth <= 10;
}

function converted(amount: number, from: Period, to: string): number {
  if (from === to || from === 'once') return amount;
  return (amount * (MONTHS[to] ?? 12)) / (MONTHS[from] ?? 1);
}

function byMember(expected: unknown, ids: readonly string[]): expected is Record<string, unknown> {
  return typeof expected === 'object' && expected !== null && ids.some((id) => id in expected);
}

function pairsOf(expected: unknown, got: unknown, ids: readonly string[]): [unknown, unknown][] {
  if (!byMember(expected, ids)) return [[expected, got]];
  const list: readonly unknown[] = Array.isArray(got) ? got : [];
  return ids.flatMap((id, index): [unknown, unknown][] => (id in expected ? [[expected[id], list[index]]] : []));
}
