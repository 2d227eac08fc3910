import type { Benefit } from '../../../contract/benefits.ts';
import type { HelpCurve, HelpPart, Span } from '../../../contract/by-income.ts';
import type { Profile } from '../../../contract/profile.ts';
import { stateOfPlace } from '../../places.ts';
import { besidesOf } from '../estimate.ts';
import type { FigureBook } from '../figures.ts';
import { incomeLinesOf } from '../income-lines.ts';
import { together } from '../together.ts';
import { reckonersAt, spanOf } from './curve.ts';
import { type Help, type Helping, LEAST_CLIFF } from './helping.ts';
import { lossesOf } from './losses.ts';
import { ascending, CLOSE, edgeBetween, inOrder, roundIncomes, withCliffs } from './sampling.ts';
import { type Varied, varied } from './varied.ts';

/**
 * Health coverage has no price here, and help to buy it would make a household look richer where Medicaid ends. Neither
 * is part of the total.
 */
const COVERAGE: readonly Benefit[] = ['medicaid', 'chip', 'premium-tax-credit'];

/** What all these programs pay in total, by income; null if none pays an amount. */
export function helpOf(given: readonly Helping[], profile: Profile, book: FigureBook, on: string): HelpCurve | null {
  const state = stateOfPlace(profile.location ?? '', profile.zipCode);
  if (state === undefined) return null;
  const programs = given.filter(({ benefit }, index) => given.findIndex((one) => one.benefit === benefit) === index);
  const { at, ...income } = varied(profile);
  const reckoners = reckonersAt({ at }, state, book, on);
  const of = ({ benefit }: Helping, at: number) => reckoners(at).map((reckoner) => reckoner.of(benefit));
  const amountOf: Help['amountOf'] = (program, at) => {
    if (COVERAGE.includes(program.benefit)) return null;
    const reckonings = of(program, at);
    // A program that everyone gets doesn't depend on income.
    if (reckonings.some(({ isForAll }) => isForAll)) return null;
    const per = reckonings.find(({ eligible, amount }) => eligible === true && amount)?.amount?.per;
    return per ? { ...spanOf(reckonings, 'money'), per } : null;
  };
  const partsAt = (at: number) =>
    programs.flatMap((program) => {
      const amount = amountOf(program, at);
      if (!amount || amount.to <= 0) return [];
      const due = of(program, at).filter(({ eligible }) => eligible === true);
      return { ...program, amount, besides: besidesOf(due).map((one) => ({ ...one, benefits: [...one.benefits] })) };
    });
  const help: Help = { amountOf, at: (at) => sumOf(partsAt(at)) };

  const size = reckoners(income.kept)[0]?.household.people.length ?? 1;
  const most = farEnough(income, incomeLinesOf(book, on).povertyLine(size, state));
  const here = income.here === null || income.here > most ? [] : [income.here];
  const round = ascending([...roundIncomes(income.kept, most, MONTHS, MOST_STEPS), ...here]);
  const parts = programs.flatMap((program) => {
    const heads = (at: number) => spanOf(of(program, at), 'people').to;
    const edges = edgesOf(round, heads);
    const isMoney = round.some((at) => (amountOf(program, at)?.to ?? 0) > 0);
    return edges ? [{ program, isMoney, ...edges }] : [];
  });
  if (!parts.some(({ isMoney }) => isMoney)) return null;
  const edges = parts.flatMap(({ ends }) => (ends === null ? [] : [ends, ends + CLOSE]));
  const points = withCliffs(ascending([...round, ...edges]), help.at, { least: LEAST_CLIFF, hasSlopes: true });
  return {
    ...{ varies: income.varies, isAdded: income.isAdded },
    ...{ here: monthlyIfAny(income.here), kept: monthly(income.kept) },
    points: inOrder(
      points.map(({ income, from, to }) => ({ income: monthly(income), from: Math.round(from), to: Math.round(to) })),
    ),
    parts: parts.map(({ program: { id, title }, isMoney, starts, fewer, ends }) => ({
      ...{ id, title, isMoney },
      ...{ starts: monthlyIfAny(starts), fewer: isMoney ? null : monthlyIfAny(fewer), ends: monthlyIfAny(ends) },
    })),
    losses: lossesOf(points, programs, help).map((loss) => ({ ...loss, income: monthly(loss.income) })),
  };
}

const MONTHS = 12;
/** All programs are calculated at each step. */
const MOST_STEPS = 20;

function monthly(income: number): number {
  return Math.round(income / MONTHS);
}

function monthlyIfAny(income: number | null): number | null {
  return income === null ? null : monthly(income);
}

function sumOf(parts: Parameters<typeof together>[0]): Span {
  const total = together(parts, []);
  return { from: total.monthly.from + total.yearly.from / MONTHS, to: total.monthly.to + total.yearly.to / MONTHS };
}

/** Almost all help has ended at this multiple of the poverty guideline. */
const OF_POVERTY_LINE = { usual: 2.75, most: 6 } as const;
/** Used without a guideline, in US dollars a year. */
const SOME_LINE = 24_000;

function farEnough({ here, kept }: Pick<Varied, 'here' | 'kept'>, line = SOME_LINE): number {
  const { usual, most } = OF_POVERTY_LINE;
  return Math.max(kept + line, usual * line, Math.min(1.25 * (here ?? 0), most * line));
}

/** The income range in which a program is paid, and where fewer people get it; null if it never is. */
function edgesOf(
  round: readonly number[],
  heads: (income: number) => number,
): Pick<HelpPart, 'starts' | 'fewer' | 'ends'> | null {
  const counts = round.map(heads);
  const most = Math.max(...counts);
  const [first, last, full] = [
    counts.findIndex((count) => count > 0),
    counts.findLastIndex((count) => count > 0),
    counts.lastIndexOf(most),
  ];
  if (most === 0) return null;
  const edge = (at: number, next: number, least: number) => {
    const [within, beyond] = [round[at], round[next]];
    return within === undefined || beyond === undefined ? null : edgeBetween(within, beyond, (x) => heads(x) >= least);
  };
  return {
    starts: edge(first, first - 1, 1),
    fewer: full === last ? null : edge(full, full + 1, most),
    ends: edge(last, last + 1, 1),
  };
}
