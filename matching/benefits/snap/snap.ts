import { type StateCode, US_STATES } from '../../../contract/profile/places.ts';
import { isDue, NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import {
  type CashBenefit,
  earnedOf,
  type Household,
  type HouseholdPerson,
  incomeOf,
  sumOf,
  unearnedOf,
} from '../household.ts';
import { countOfPeople, dollars, percent } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { deductionsOf, type MonthlyIncome } from './snap-deductions.ts';
import { SNAP, type SnapFigures } from './snap-figures.ts';
import { apartFrom, hingeOf, isOpenTo, isShutOutStudent, isTimeLimited } from './snap-people.ts';

/** 7 U.S.C. 2012(j): "elderly" is 60 or older. */
const ELDERLY = 60;
/** October: SNAP's limits follow the federal fiscal year. */
const FISCAL_YEAR_STARTS_IN = 10;

/**
 * Calculates SNAP, per month: 7 U.S.C. 2014 and 2017, 7 CFR 273.9 and 273.10(e). The income of people excluded by their
 * status counts in part: 7 CFR 273.11(c)(3).
 */
export function reckonSnap(reckoner: Reckoner): Reckoning {
  const together = snapTogether(reckoner);
  const apart = apartFrom(reckoner.household.people);
  if (apart === null) return together;
  if (together.eligible !== false) {
    const assumes = ['You buy and cook your food together with everybody you live with', ...(together.assumes ?? [])];
    return together.eligible ? { ...together, assumes } : together;
  }
  const alone = snapTogether({ ...reckoner, household: { ...reckoner.household, people: apart.people } });
  if (alone.eligible !== true) return together;
  const assumes = [...(alone.hinge ? [alone.hinge.says] : []), ...(alone.assumes ?? [])];
  const { people: _, ...paid } = alone;
  return { ...paid, hinge: apart.hinge, assumes };
}

function snapTogether(reckoner: Reckoner): Reckoning {
  const snap = snapWith(reckoner, reckoner.household.drawn);
  const further = DRAWN.filter((one) => !isStated(reckoner.household, one) && monthlyOf(reckoner.of(one)) > 0);
  if (!snap.amount || reckoner.household.drawn.length > 0 || further.length === 0) return snap;
  const leftBy = (benefits: readonly CashBenefit[]) => snapWith(reckoner, benefits).amount?.to ?? 0;
  const then = leftBy(further);
  if (then >= snap.amount.to) return snap;
  const notes = [snap.note, fallsTo(further, then)].filter((one) => one !== undefined);
  const sets = further.length > 1 ? [...further.map((one) => [one]), further] : [further];
  const besides = () =>
    sets.map((benefits) => {
      const amount = leftBy(benefits);
      return { benefits, amount: { from: amount, to: amount, per: 'month' } as const };
    });
  return { ...snap, note: notes.join(' '), besides };
}

const DRAWN: readonly CashBenefit[] = ['ssi', 'tanf'];
const NAMES: Readonly<Record<CashBenefit, string>> = { ssi: 'SSI', tanf: 'cash assistance' };

function fallsTo(benefits: readonly CashBenefit[], amount: number): string {
  const names = benefits.map((one) => NAMES[one]).join(' and ');
  return `If you get ${names} too, it counts as income, and SNAP ${amount > 0 ? `falls to ${dollars(amount)} a month` : 'ends'}.`;
}

/** Calculates SNAP for a household that gets these cash benefits in an unknown amount. */
function snapWith(reckoner: Reckoner, drawn: readonly CashBenefit[]): Reckoning {
  const { household } = reckoner;
  const figures = reckoner.figures(SNAP);
  const open = household.people.filter(isOpenTo);
  const members = open.filter((person) => !isShutOutStudent(person, household));
  const hinge = hingeOf(open, household);
  // If the result depends on unknown hours, the amount assumes they're sufficient.
  const counted = hinge ? open : members.filter((person) => !isTimeLimited(person, household));
  const size = counted.length;
  const line = povertyGuideline(reckoner, Math.max(1, size), FISCAL_YEAR_STARTS_IN);
  const most = allotment(figures, size);
  if (line === undefined || most === undefined) return NOT_COVERED;
  if (size === 0)
    return notEligible([], () => ['Nobody in your household may get SNAP under its status or work rules.']);

  const income = incomeOfMonth(reckoner, counted, figures, drawn);
  const isElderlyOrDisabled = counted.some((person) => person.age >= ELDERLY || person.disabled || person.blind);
  const { gross } = income;
  const deductions = deductionsOf(figures, household, { size, ...income, isElderlyOrDisabled });
  const net = Math.max(0, income.earned + income.unearned - deductions.total);
  const tests = testsOf(figures, line / 12, isElderlyOrDisabled, income.isCategorical);
  const isWithin =
    gross <= tests.gross &&
    (tests.net === null || net <= tests.net) &&
    household.savings <= (tests.savings ?? Infinity);
  const names = ['maximumAllotment', 'standardDeduction', 'grossLimit', 'stateGrossLimit'];
  if (!isWithin) {
    return notEligible(names, () => [
      gross > tests.gross
        ? `${dollars(gross)} a month before taxes is above ${dollars(tests.gross)}, the limit for ${countOfPeople(size)} in your state.`
        : tests.net !== null && net > tests.net
          ? `After deductions, ${dollars(net)} a month is above ${dollars(tests.net)}, the limit for ${countOfPeople(size)}.`
          : `Your savings are above ${dollars(tests.savings ?? 0)}, the limit in your state.`,
    ]);
  }
  const basis = {
    eligible: true,
    ...(hinge ? { hinge } : {}),
    // A household's SNAP is its members' together, unless the status of the one who asks keeps them out.
    ...(open.some(({ relation }) => relation === 'self')
      ? {}
      : { people: household.people.map((person) => ({ eligible: counted.includes(person) })) }),
    limit: { income: gross, most: tests.gross, per: 'month', people: size } as const,
    ...(tests.savings === null ? {} : { assumes: [`Your household's savings are below ${dollars(tests.savings)}`] }),
  };
  const contribution = (figures.expectedContribution ?? 0.3) * net;
  if (WITHOUT_SUMS.includes(household.state))
    return {
      ...basis,
      // A household that would get something under the mainland's tables gets more under these.
      ...(most > contribution ? {} : { isCertain: false }),
      amount: null,
      figures: names,
      note: `SNAP pays more in ${US_STATES[household.state]} than on the mainland; how much is not recorded here.`,
      steps: () => [
        Number.isFinite(tests.gross)
          ? `${dollars(gross)} a month before taxes is within ${dollars(tests.gross)}, the limit for ${countOfPeople(size)}.`
          : `No limit on income before taxes holds for your household.`,
      ],
    };
  const least = size <= (figures.minimumUpTo ?? 0) ? minimumOf(figures) : 0;
  const amount = Math.max(least, most - Math.ceil(contribution), stateMinimum(figures, most - contribution, counted));
  if (amount <= 0) {
    return notEligible(names, () => [
      `${percent(figures.expectedContribution ?? 0.3)} of your net income of ${dollars(net)} is more than ${dollars(most)}, the most for ${countOfPeople(size)}.`,
    ]);
  }
  return {
    ...basis,
    amount: { from: amount, to: amount, per: 'month' },
    figures: names,
    ...(household.state === 'AK' ? { note: URBAN_ALASKA } : {}),
    steps: () => [
      ...deductions.steps,
      amount === least
        ? `The least for a household of ${size} is ${dollars(least)} a month.`
        : `${dollars(most)} maximum for ${countOfPeople(size)}, less ${percent(figures.expectedContribution ?? 0.3)} of your net income of ${dollars(net)}, is ${dollars(amount)} a month.`,
    ],
  };
}

/** 7 U.S.C. 2012(u): Guam and the Virgin Islands have their own tables, as does each part of rural Alaska. */
const WITHOUT_SUMS: readonly StateCode[] = ['GU', 'VI'];
const URBAN_ALASKA = 'This is what SNAP pays in urban Alaska: in rural Alaska it pays more.';

/**
 * Returns the minimum benefit under 7 U.S.C. 2017(a): a share of the one-person allotment. The published minimum can be
 * a dollar higher.
 */
function minimumOf(figures: SnapFigures): number {
  const share = Math.round((figures.minimumShare ?? 0) * (allotment(figures, 1) ?? 0));
  return Math.max(share, figures.publishedMinimum ?? 0);
}

/** Returns the amount that a state raises smaller benefits to. */
function stateMinimum(
  { stateMinimum: minimum }: SnapFigures,
  federal: number,
  people: readonly HouseholdPerson[],
): number {
  return minimum && federal > 0 && people.some(({ age }) => age >= minimum.fromAge) ? minimum.amount : 0;
}

function allotment({ maximumAllotment, furtherPerson }: SnapFigures, size: number): number | undefined {
  if (!maximumAllotment || furtherPerson === undefined) return undefined;
  const listed = maximumAllotment[Math.min(size, maximumAllotment.length) - 1] ?? 0;
  return listed + furtherPerson * Math.max(0, size - maximumAllotment.length);
}

/** Statuses that were never eligible for SNAP. States may count all their income for the rest of the household. */
const NEVER_OPEN: readonly HouseholdPerson['status'][] = ['undocumented', 'daca', 'tps', 'visa-holder'];

function incomeOfMonth(
  reckoner: Reckoner,
  counted: readonly HouseholdPerson[],
  figures: SnapFigures,
  drawn: readonly CashBenefit[],
): MonthlyIncome {
  const { household } = reckoner;
  // An excluded student isn't part of the household: 7 CFR 273.11(d).
  const out = household.people.filter((person) => !counted.includes(person) && !isShutOutStudent(person, household));
  // Other excluded people's income is prorated by the share of included members, or counts in full if the state
  // requires that: 7 CFR 273.11(c)(3).
  const share = counted.length / (counted.length + out.length);
  const part = (amount: (person: HouseholdPerson) => number, countsAll = false) =>
    (sumOf(counted, amount) +
      sumOf(out, (person) => (countsAll && NEVER_OPEN.includes(person.status) ? 1 : share) * amount(person))) /
    12;
  const earnings = (person: HouseholdPerson) => (person.age < 18 && person.relation === 'child' ? 0 : earnedOf(person));
  // Reported benefits are already part of the income.
  const unstated = drawn.filter((one) => !isStated(household, one));
  const benefits = sumOf(unstated, (one) => monthlyOf(reckoner.of(one)));
  const all = figures.countsAllIncome ?? false;
  const inGross = all || (figures.grossCountsAllIncome ?? false);
  return {
    earned: part(earnings, all),
    unearned: part(unearnedOf, all) + benefits,
    gross: part(earnings, inGross) + part(unearnedOf, inGross) + benefits,
    isCategorical: isCategorical(reckoner, counted, unstated),
  };
}

function isStated({ people }: Household, kind: CashBenefit): boolean {
  return people.some((person) => incomeOf(person, [kind]) > 0);
}

function monthlyOf(reckoning: Reckoning): number {
  return isDue(reckoning) && reckoning.amount?.per === 'month' ? reckoning.amount.to : 0;
}

/** Returns whether everyone gets SSI, or the family gets TANF: 7 U.S.C. 2014(a). */
function isCategorical(
  reckoner: Reckoner,
  counted: readonly HouseholdPerson[],
  unstated: readonly CashBenefit[],
): boolean {
  const { household } = reckoner;
  if (isStated(household, 'tanf') || (unstated.includes('tanf') && isDue(reckoner.of('tanf')))) return true;
  if (unstated.includes('ssi')) return reckoner.of('ssi').people?.every(({ eligible }) => eligible) ?? false;
  return counted.every((person) => incomeOf(person, ['ssi']) > 0);
}

interface Tests {
  gross: number;
  net: number | null;
  savings: number | null;
}

/**
 * Returns the household's income tests, in US dollars a month. A state's broad-based rules take precedence over federal
 * ones.
 */
function testsOf(figures: SnapFigures, line: number, isElderlyOrDisabled: boolean, isCategorical: boolean): Tests {
  if (isCategorical) return { gross: Infinity, net: null, savings: null };
  const share = isElderlyOrDisabled ? figures.stateGrossLimitElderlyOrDisabled : figures.stateGrossLimit;
  const savings = figures.stateSavingsLimit;
  // Offices round the limits up to whole dollars: 7 CFR 273.9(a)(3).
  const net = Math.ceil((figures.netLimit ?? 1) * line);
  if (share === undefined || share === 'nobody') {
    return {
      gross: isElderlyOrDisabled ? Infinity : Math.ceil((figures.grossLimit ?? 1.3) * line),
      net,
      savings: (isElderlyOrDisabled ? figures.savingsLimit?.elderlyOrDisabled : figures.savingsLimit?.standard) ?? null,
    };
  }
  const isNetTested = isElderlyOrDisabled ? figures.netTestElderlyOrDisabled : figures.netTest;
  return {
    gross: share === 'unlimited' ? Infinity : Math.ceil(share * line),
    net: isNetTested ? net : null,
    savings: typeof savings === 'number' ? savings : null,
  };
}
