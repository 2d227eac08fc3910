import { type StateCode, US_STATES } from '../../../contract/profile/places.ts';
import type { Profile } from '../../../contract/profile/profile.ts';
import type {
  Amount,
  Benefit,
  EstimateVerdict,
  OpenFact,
  ProgramEstimate,
} from '../../../contract/programs/benefits.ts';
import type { Leaf } from '../../../contract/programs/rules.ts';
import { amountWords } from '../../amounts/amount-words.ts';
import { asHeaded } from '../../person/household-head.ts';
import { stateOfPlace } from '../../person/places.ts';
import type { FigureBook } from '../figures.ts';
import { type Household, type HouseholdPerson, PLAIN_PERSON } from '../household.ts';
import { incomeLinesOf } from '../income-lines.ts';
import { countOfPeople, dollars, inCents, yearly } from '../money.ts';
import { reckonOf } from './estimators.ts';
import { recipientsOf } from './recipients.ts';
import {
  type Beside,
  type Hinge,
  isDue,
  type Limit,
  type Reckoner,
  type Reckoning,
  reckonerOf,
  toConfirm,
} from './reckoning.ts';
import { type Scenario, scenariosOf, withoutGuessedStatus } from './scenarios.ts';
import { besideThese } from './together.ts';

/** What each program pays a member, calculated once on demand. Undefined if there is no estimate. */
export interface Estimates {
  get(benefit: Benefit): Estimate | undefined;
}

export interface Estimate extends Omit<ProgramEstimate, 'steps' | 'changes' | 'sources' | 'byIncome'> {
  benefit: Benefit;
  /** The figures' year, if they are more than two years old. */
  figuresOf?: number | undefined;
  /** A condition that decides the result but that no profile states. */
  hinge?: Hinge;
  /** What a `yes` assumes that the member hasn't told us. */
  confirms?: readonly Leaf[];
  /** Set if everyone in the state gets it automatically. */
  isForAll?: boolean;
  /** Set if the state may not pay it this year, regardless of the household. */
  isStatesChoice?: boolean;
  /** Who in the household surely gets it, if the member doesn't: "your children, 2 and 9". */
  recipients?: string | undefined;
  /** Set if it assumes that all of the household's income is from work, and other income would lower it. */
  ifEarned?: boolean;
  /** Returns what remains of the amount when combined with other benefits, for each set of them. */
  besides?: () => readonly Beside[];
  /** Returns the deciding comparison, as a sentence with the member's own income; null if there is none. */
  reason: () => string | null;
  /** Returns how the result was calculated, and its sources. Computed only when shown. */
  explain: () => Pick<ProgramEstimate, 'steps' | 'changes' | 'sources'>;
}

/** Incomes vary and offices exclude parts of them, so an income this little above a limit is reported as close. */
const NEAR_A_LIMIT = 0.85;
/**
 * Shares of income to retry, with and without savings. If a household qualifies at one of these, only a limit kept it
 * out.
 */
const MUCH_LESS = [0, 0.1, 0.35] as const;
/** How many households are checked to see whether income rules everyone out. */
const MOST_MADE_POORER = 4;

/**
 * Estimates what a member's household gets from each program that has an estimator. Unknown facts become ranges: each
 * program is calculated for every household the profile could describe. Empty if the state is unknown.
 */
export function estimatesOf(profile: Profile, book: FigureBook, on: string): Estimates {
  const state = stateOfPlace(profile.location ?? '', profile.zipCode);
  return state === undefined ? NONE : estimatesFor(() => possibleHouseholds(profile, state, book, on));
}

/** Like `estimatesOf`, but for households that the caller builds. */
export function estimatesFor(households: () => readonly PossibleHousehold[]): Estimates {
  const done = new Map<Benefit, Estimate>();
  let possible: readonly PossibleHousehold[] | undefined;
  return {
    get(benefit) {
      if (!reckonOf(benefit)) return undefined;
      possible ??= households();
      const estimate = done.get(benefit) ?? estimateOf(benefit, possible);
      done.set(benefit, estimate);
      return estimate;
    },
  };
}

const NONE: Estimates = { get: () => undefined };

/** Returns every household the profile could describe. */
export function possibleHouseholds(
  profile: Profile,
  state: StateCode,
  book: FigureBook,
  on: string,
): readonly PossibleHousehold[] {
  return scenariosOf(asHeaded(profile), state, on, incomeLinesOf(book, on)).map((scenario) => ({
    scenario,
    reckoner: reckonerOf(scenario.household, book, reckonOf),
    withoutGuessedStatus: lazily(() => {
      const household = withoutGuessedStatus(scenario.household);
      return household && reckonerOf(household, book, reckonOf);
    }),
    poorer: keptBy((share) => reckonerOf(poorer(scenario.household, share), book, reckonOf)),
    withoutSavings: keptBy((share) => reckonerOf({ ...poorer(scenario.household, share), savings: 0 }, book, reckonOf)),
  }));
}

export interface PossibleHousehold {
  scenario: Scenario;
  reckoner: Reckoner;
  /** Returns the same household with a share of its income. */
  poorer: (share: number) => Reckoner;
  withoutSavings: (share: number) => Reckoner;
  /** Returns the same household with the member's status for children whose status is a guess; null if none is. */
  withoutGuessedStatus: () => Reckoner | null;
}

function estimateOf(benefit: Benefit, scenarios: readonly PossibleHousehold[]): Estimate {
  const reckoned = scenarios.map((one) => ({ ...one, reckoning: one.reckoner.of(benefit) }));
  const due = reckoned.filter(({ reckoning }) => reckoning.eligible === true);
  const verdict = verdictOf(benefit, reckoned);
  // The upper end of a range or, if nothing is paid, the reason.
  const shown = due.toSorted((a, b) => top(b.reckoning) - top(a.reckoning))[0] ?? reckoned[0];
  const amount = rangeOf(due.map(({ reckoning }) => reckoning));
  const hinge = verdict === 'maybe' || verdict === 'nobody' ? shown?.reckoning.hinge : undefined;
  const ifEarned = due.some(
    ({ reckoning, scenario }) => scenario.household.earningsAssumed === true && isByEarnings(benefit, reckoning),
  );
  return {
    benefit,
    verdict,
    amount,
    assumes: [
      ...(shown?.reckoning.eligible && shown.reckoning.hinge ? [shown.reckoning.hinge.says] : []),
      ...(ifEarned ? ['All of your household’s income is from work'] : []),
      ...(shown?.reckoning.assumes ?? []),
    ],
    ...(hinge ? { hinge } : {}),
    ...(ifEarned ? { ifEarned: true } : {}),
    ...(verdict === 'yes' ? confirmsOf(benefit, due) : {}),
    ...(shown?.reckoning.isForAll ? { isForAll: true } : {}),
    ...(shown?.reckoning.isStatesChoice ? { isStatesChoice: true } : {}),
    ...(due.some(({ reckoning }) => reckoning.besides)
      ? { besides: () => besidesOf(due.map(({ reckoning }) => reckoning)) }
      : {}),
    note: shown?.reckoning.note ?? null,
    recipients: recipientsOf(
      benefit,
      due.map(({ scenario, reckoning }) => ({ people: scenario.household.people, reckoned: reckoning.people })),
    ),
    // Lazy, because it's costly and totals don't need it.
    get figuresOf() {
      return amount && shown ? yearOfOld(benefit, shown.reckoning, shown.reckoner) : undefined;
    },
    get missing() {
      return [...new Set([...missingFor(reckoned), ...(shown?.reckoning.missing ?? [])])];
    },
    reason: () =>
      shown && isAgreed(due.map(({ reckoning }) => reckoning))
        ? reasonFor(verdict, shown.reckoning, shown.scenario.household.state)
        : null,
    explain: () => ({
      steps: shown ? [...stepsOf(due, shown.reckoning), ...endedOf(benefit, shown.reckoning, shown.reckoner)] : [],
      changes: shown ? changesOf(benefit, shown.reckoning, shown.reckoner) : [],
      sources: shown ? sourcesOf(benefit, shown.reckoning, shown.reckoner) : [],
    }),
  };
}

/** Returns the steps of the calculation, or those for both ends of the range if open facts change the amount. */
function stepsOf(due: Reckonings, shown: Reckoning): readonly string[] {
  const paid = due.filter(({ reckoning }) => reckoning.amount !== null);
  const least = paid.toSorted((a, b) => top(a.reckoning) - top(b.reckoning))[0]?.reckoning;
  if (!least || Math.round(top(least)) === Math.round(top(shown))) return shown.steps();
  return ['The low end of the range:', ...least.steps(), 'The high end of the range:', ...shown.steps()];
}

/** Most children of immigrants are citizens. */
const CHILDREN_COUNT = 'Your children are U.S. citizens, or have a status that counts';

/** Returns the conditions to confirm in any of the households, each once. */
function confirmsOf(benefit: Benefit, due: Reckonings): Pick<Estimate, 'confirms'> {
  const isByStatus = due.some((one) => one.withoutGuessedStatus()?.of(benefit).eligible === false);
  const all = [
    ...(isByStatus ? [toConfirm(CHILDREN_COUNT, 'usually')] : []),
    ...due.flatMap(({ reckoning: { confirms = [] } }) => confirms),
  ];
  return all.length > 0 ? { confirms: [...new Map(all.map((leaf) => [leaf.says, leaf])).values()] } : {};
}

/**
 * Returns whether the amount depends on earnings: the earned income credits, and what the child credit pays beyond the
 * tax.
 */
function isByEarnings(benefit: Benefit, { parts }: Reckoning): boolean {
  if (benefit === 'child-tax-credit') return (parts?.['refundable'] ?? 0) > 0;
  return benefit === 'eitc' || benefit === 'state-eitc';
}

type Reckonings = readonly (PossibleHousehold & { reckoning: Reckoning })[];

function verdictOf(benefit: Benefit, reckoned: Reckonings): Estimate['verdict'] {
  const verdicts = reckoned.map(({ reckoning }) => reckoning.eligible);
  if (verdicts.every((one) => one === null)) return 'not-covered';
  if (verdicts.every((one) => one === true))
    return reckoned.every(({ reckoning }) => isDue(reckoning)) ? 'yes' : 'maybe';
  if (verdicts.some((one) => one !== false)) return 'maybe';
  if (reckoned.some(({ poorer }) => poorer(NEAR_A_LIMIT).of(benefit).eligible !== false)) return 'close';
  const every = Math.ceil(reckoned.length / MOST_MADE_POORER);
  const some = reckoned.filter((_, index) => index % every === 0);
  const isByLimits = some.some(({ scenario, poorer, withoutSavings }) => {
    const makers = scenario.household.savings > 0 ? [poorer, withoutSavings] : [poorer];
    return MUCH_LESS.some((share) => makers.some((make) => make(share).of(benefit).eligible !== false));
  });
  return isByLimits ? 'no' : 'nobody';
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function keptBy(make: (share: number) => Reckoner): (share: number) => Reckoner {
  const made = new Map<number, Reckoner>();
  return (share) => {
    const reckoner = made.get(share) ?? make(share);
    made.set(share, reckoner);
    return reckoner;
  };
}

function poorer(household: Household, share: number): Household {
  const [self, ...others] = household.people;
  const less = ({ income, ...person }: Household['people'][number]) => ({
    ...person,
    income: Object.fromEntries(Object.entries(income).map(([kind, yearly]) => [kind, yearly * share])),
  });
  return { ...household, people: [less(self), ...others.map(less)] };
}

function top({ amount }: Reckoning): number {
  return amount ? yearly(amount).to : 0;
}

/**
 * Returns the range over all possible households, in whole cents. All of a program's amounts are for the same period.
 */
function rangeOf(reckonings: readonly Reckoning[]): Amount | null {
  const amounts = reckonings.flatMap(({ amount }) => amount ?? []);
  const [first] = amounts;
  if (first === undefined) return null;
  return {
    from: inCents(Math.min(...amounts.map(({ from }) => from))),
    to: inCents(Math.max(...amounts.map(({ to }) => to))),
    per: first.per,
  };
}

/** Returns the range for each set of benefits that lowers the amount in at least one household. */
export function besidesOf(reckonings: readonly Reckoning[]): Beside[] {
  const all = reckonings.map((reckoning) => ({ reckoning, besides: reckoning.besides?.() ?? [] }));
  const sets = new Map(all.flatMap(({ besides }) => besides).map(({ benefits }) => [benefits.join(' '), benefits]));
  return [...sets.values()].flatMap((benefits) => {
    const left = all.map(({ reckoning, besides }) => {
      const amount = besideThese(besides, benefits)?.amount ?? reckoning.amount;
      return { ...reckoning, amount };
    });
    const amount = rangeOf(left);
    return amount ? [{ benefits, amount }] : [];
  });
}

/** Returns the open facts that change the result. */
function missingFor(reckoned: Reckonings): OpenFact[] {
  const results = reckoned.map(({ reckoning }) => (reckoning.eligible === true ? Math.round(top(reckoning)) : -1));
  if (results.every((result) => result === results[0])) return [];
  const facts = Object.keys(reckoned[0]?.scenario.chosen ?? {}) as OpenFact[];
  return facts.filter((fact) => {
    const byAnswer = new Map<number | undefined, number[]>();
    for (const [index, { scenario }] of reckoned.entries()) {
      const same = byAnswer.get(scenario.chosen[fact]) ?? [];
      byAnswer.set(scenario.chosen[fact], [...same, results[index] ?? -1]);
    }
    const [first, ...others] = byAnswer.values();
    return others.some((other) => other.some((result, index) => result !== first?.[index]));
  });
}

/** Returns whether all possible households share the same deciding reason, if they give one. */
function isAgreed(reckonings: readonly Reckoning[]): boolean {
  return new Set(reckonings.map(({ says }) => says)).size <= 1;
}

function reasonFor(
  verdict: EstimateVerdict,
  { limit, steps, hinge, says }: Reckoning,
  state: StateCode,
): string | null {
  if (verdict === 'no' || verdict === 'close' || verdict === 'nobody') return steps()[0] ?? null;
  if (verdict === 'maybe' && hinge) return hinge.says;
  if (verdict === 'yes' && says) return says;
  if (verdict !== 'yes' || !limit || !isKept(limit)) return null;
  const { income, most, per, people, name = 'the limit', whose, family, leftOut } = limit;
  const of = family ?? `${countOfPeople(people)} in ${US_STATES[state]}`;
  return `${whose ? `${whose}: ` : ''}${dollars(income)} a ${per}${leftOut?.() ?? ''} is within ${dollars(most)}, ${name} for ${of}`;
}

/** Returns whether income was the deciding factor. People who qualify in another way may be above the limit. */
function isKept({ income, most }: Limit): boolean {
  return Number.isFinite(most) && income <= most;
}

const ONE_MORE_CHILD: HouseholdPerson = { ...PLAIN_PERSON, relation: 'child', age: 5 };
/** In US dollars a month. Smaller changes aren't worth a sentence. */
const LEAST_CHANGE = 5;

function changesOf(benefit: Benefit, reckoning: Reckoning, { household, book }: Reckoner): string[] {
  const larger = { ...household, people: [...household.people, ONE_MORE_CHILD] } satisfies Household;
  const more = reckonerOf(larger, book, reckonOf).of(benefit);
  const { eligible, limit, amount } = reckoning;
  const gain = more.amount && amount ? yearly(more.amount).to - yearly(amount).to : 0;
  return [
    ...(eligible && limit && isKept(limit) ? [`The limit on income is ${dollars(limit.most)} a ${limit.per}.`] : []),
    ...(eligible === false && more.eligible === true ? ['With one more child you would be within the limits.'] : []),
    ...(more.amount && gain > 12 * LEAST_CHANGE
      ? [`With one more child of five it would be ${amountWords(more.amount)}.`]
      : []),
  ];
}

function yearOfOld(benefit: Benefit, { figures }: Reckoning, { household, book }: Reckoner): number | undefined {
  return book.yearOfOld(benefit, figures, household.state, household.on) ?? undefined;
}

/** Returns a note if the figures' period is over and no newer ones are recorded. */
function endedOf(benefit: Benefit, { figures }: Reckoning, { household, book }: Reckoner): string[] {
  const ends = figures.flatMap((name) => book.source(benefit, name, household.state, household.on)?.until ?? []);
  const last = ends.filter((day) => day < household.on).toSorted()[0];
  return last === undefined ? [] : [`The figures held until ${inWords(last)}; newer ones aren't recorded here yet.`];
}

function inWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function sourcesOf(
  benefit: Benefit,
  { figures }: Reckoning,
  { household, book }: Reckoner,
): ProgramEstimate['sources'] {
  const sources = figures.flatMap((name) => book.source(benefit, name, household.state, household.on) ?? []);
  const byUrl = new Map(sources.map(({ isStates: _, ...source }) => [`${source.url} ${source.from}`, source]));
  return [...byUrl.values()];
}
