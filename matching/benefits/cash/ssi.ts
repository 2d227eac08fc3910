import * as z from 'zod/mini';
import { type StateCode, US_STATES } from '../../../contract/profile/places.ts';
import {
  NOT_COVERED,
  notEligible,
  type PersonsReckoning,
  type Reckoner,
  type Reckoning,
  savingsToConfirm,
} from '../estimates/reckoning.ts';
import { figureShapes, type Values } from '../figures.ts';
import { earnedOf, type Household, type HouseholdPerson, incomeOf, sumOf, unearnedOf } from '../household.ts';
import { dollars } from '../money.ts';

const SSI = figureShapes('ssi', {
  individual: z.number(),
  couple: z.number(),
  substantialWork: z.number(),
  savingsLimit: z.number(),
  savingsLimitCouple: z.number(),
  generalExclusion: z.number(),
  earnedExclusion: z.number(),
  earnedShare: z.number(),
  studentExclusion: z.number(),
  studentExclusionYear: z.number(),
});
type Rates = { readonly [Name in keyof Values<(typeof SSI)['shape']>]: number };

const AGED = 65;
const GROWN = 18;
/** Students below this age may exclude some earnings: 20 CFR 416.1112(c)(3). */
const STUDENT_BELOW = 22;

/** Earned and unearned income, in US dollars a month. */
interface Income {
  earned: number;
  unearned: number;
}

/**
 * Calculates SSI, per month: 42 U.S.C. 1382–1382c, income under 20 CFR 416.1110–1112 and 1121–1124, deeming from a
 * spouse and from parents under 20 CFR 416.1163 and 1165. Assumes a person who lives in their own household and pays
 * for it.
 */
export function reckonSsi(reckoner: Reckoner): Reckoning {
  const { household } = reckoner;
  const rates = allRates(reckoner.figures(SSI));
  if (rates === null) return NOT_COVERED;
  const names = ['individual', 'couple', 'savingsLimit', 'substantialWork'];
  if (OUTSIDE.includes(household.state))
    return {
      ...notEligible(names, () => [
        `SSI is for the 50 states, Washington DC and the Northern Mariana Islands, not for ${US_STATES[household.state]}.`,
      ]),
      people: household.people.map(() => ({ eligible: false, amount: 0 })),
    };
  const spouse = household.people.find(({ relation }) => relation === 'spouse');
  const people = household.people.map((person): PersonsReckoning => {
    const amount = isCovered(person, rates) ? benefitOf(person, household, rates, spouse) : 0;
    return { eligible: amount > 0, amount };
  });
  // Leaves out a benefit that a relative already gets.
  const isPaidToOther = household.people.map((person) => person.relation !== 'self' && incomeOf(person, ['ssi']) > 0);
  const total = sumOf(
    people.filter((_, at) => !isPaidToOther[at]),
    ({ amount = 0 }) => amount,
  );
  if (total <= 0) {
    const isPaid = people.some(({ eligible }) => eligible);
    return { ...notEligible(names, () => [isPaid ? PAID : reasonAgainst(household, rates)]), people };
  }
  const resident = household.people.some(({ status }) => status === 'permanent-resident');
  const limit = spouse ? rates.savingsLimitCouple : rates.savingsLimit;
  const owned = `What you own is worth ${dollars(limit)} or less; your home and one car do not count`;
  return {
    eligible: true,
    amount: { from: total, to: total, per: 'month' },
    people,
    figures: names,
    confirms: savingsToConfirm(household, limit, owned),
    assumes: [owned, ...(resident ? ['You have 40 quarters of work in the United States'] : [])],
    steps: () => [
      `The federal rate is ${dollars(rates.individual)} a month for one person and ${dollars(rates.couple)} for a couple.`,
      `Less what counts of your income (the first ${dollars(rates.generalExclusion)}, ${dollars(rates.earnedExclusion)} of earnings and half of the rest don't), it is ${dollars(total)} a month.`,
      // Computed lazily, because the supplement's calculation needs the SSI result.
      ...addedByState(reckoner),
    ],
  };
}

/** The Northern Mariana Islands are the only territory covered: 42 U.S.C. 1382c(e) and 48 U.S.C. 1801 note. */
const OUTSIDE: readonly StateCode[] = ['AS', 'GU', 'PR', 'VI'];
const PAID = 'Going by the income you told us, anyone in your household who could get SSI already gets it.';

function addedByState(reckoner: Reckoner): readonly string[] {
  const { eligible, steps } = reckoner.of('ssi-state-supplements');
  if (eligible === null) return ['Your state may add to it: we have no figure for what it adds.'];
  return eligible ? steps() : [];
}

function allRates(figures: Values<(typeof SSI)['shape']>): Rates | null {
  const { individual, couple, substantialWork, savingsLimit, savingsLimitCouple } = figures;
  if (individual === undefined || couple === undefined || savingsLimit === undefined) return null;
  return {
    individual,
    couple,
    savingsLimit,
    savingsLimitCouple: savingsLimitCouple ?? savingsLimit,
    substantialWork: substantialWork ?? Number.POSITIVE_INFINITY,
    generalExclusion: figures.generalExclusion ?? 0,
    earnedExclusion: figures.earnedExclusion ?? 0,
    earnedShare: figures.earnedShare ?? 0,
    studentExclusion: figures.studentExclusion ?? 0,
    studentExclusionYear: figures.studentExclusionYear ?? 0,
  };
}

/**
 * Returns whether a person is 65 or older, blind or disabled, with a status under 8 U.S.C. 1612(a). People who can earn
 * more than the limit don't count as disabled.
 */
function isCovered(person: HouseholdPerson, rates: Rates): boolean {
  if (!COVERED_STATUSES.includes(person.status)) return false;
  if (person.age >= AGED || person.blind) return true;
  return person.disabled && earnedOf(person) / 12 <= rates.substantialWork;
}

const COVERED_STATUSES: readonly HouseholdPerson['status'][] = [
  'citizen',
  'permanent-resident',
  'refugee',
  'cuban-haitian',
  'parolee',
];

function benefitOf(
  person: HouseholdPerson,
  household: Household,
  rates: Rates,
  spouse: HouseholdPerson | undefined,
): number {
  const [self] = household.people;
  const isOfCouple = spouse !== undefined && (person === self || person === spouse);
  if (!isOfCouple) {
    if (household.savings > rates.savingsLimit && person.age >= GROWN) return 0;
    const deemed = person.age < GROWN && person.relation === 'child' ? fromParents(household, rates, spouse) : 0;
    return Math.max(0, rates.individual - counted(withUnearned(incomeOfPerson(person, rates), deemed), rates));
  }
  if (household.savings > rates.savingsLimitCouple) return 0;
  const partner = person === self ? spouse : self;
  const own = incomeOfPerson(person, rates);
  if (isCovered(partner, rates)) {
    return Math.max(0, rates.couple - counted(together(own, incomeOfPerson(partner, rates)), rates)) / 2;
  }
  const alone = Math.max(0, rates.individual - counted(own, rates));
  const deemed = lessAllocations(incomeOfPerson(partner, rates), household, rates);
  if (deemed.earned + deemed.unearned <= rates.couple - rates.individual) return alone;
  return Math.min(alone, Math.max(0, rates.couple - counted(together(own, deemed), rates)));
}

function incomeOfPerson(person: HouseholdPerson, rates: Rates): Income {
  const earned = earnedOf(person) / 12;
  const isStudent = person.student && person.age < STUDENT_BELOW;
  const excluded = isStudent ? Math.min(rates.studentExclusion, rates.studentExclusionYear / 12) : 0;
  // SSI itself and need-based cash assistance aren't income: 20 CFR 416.1124(c).
  const own = unearnedOf(person) - incomeOf(person, ['ssi', 'tanf']);
  return { earned: Math.max(0, earned - excluded), unearned: own / 12 };
}

const together = (one: Income, other: Income): Income => ({
  earned: one.earned + other.earned,
  unearned: one.unearned + other.unearned,
});
const withUnearned = ({ earned, unearned }: Income, more: number): Income => ({ earned, unearned: unearned + more });

/** Returns countable income in US dollars a month: 20 CFR 416.1112(c) and 416.1124(c)(12). */
function counted({ earned, unearned }: Income, rates: Rates): number {
  const general = Math.min(rates.generalExclusion, unearned);
  const rest = Math.max(0, earned - (rates.generalExclusion - general) - rates.earnedExclusion);
  return unearned - general + rest * (1 - rates.earnedShare);
}

/** Deducts a share for each child without SSI from a person's income, starting with unearned income. */
function lessAllocations(income: Income, { people }: Household, rates: Rates): Income {
  const children = people.filter((one) => one.relation === 'child' && one.age < GROWN && !isCovered(one, rates));
  const allocated = sumOf(children, (child) =>
    Math.max(0, rates.couple - rates.individual - (earnedOf(child) + unearnedOf(child)) / 12),
  );
  const unearned = Math.max(0, income.unearned - allocated);
  const left = Math.max(0, allocated - income.unearned);
  return { earned: Math.max(0, income.earned - left), unearned };
}

/** Returns the part of the parents' income that is deemed to a disabled child. */
function fromParents(household: Household, rates: Rates, spouse: HouseholdPerson | undefined): number {
  const [self] = household.people;
  const parents = spouse ? [self, spouse] : [self];
  const ineligible = parents.filter((parent) => !isCovered(parent, rates));
  const children = household.people.filter(
    (one) => one.relation === 'child' && one.age < GROWN && isCovered(one, rates),
  );
  if (ineligible.length === 0 || children.length === 0) return 0;
  const income = lessAllocations(
    ineligible.map((parent) => incomeOfPerson(parent, rates)).reduce(together, { earned: 0, unearned: 0 }),
    household,
    rates,
  );
  const eligible = parents.filter((parent) => isCovered(parent, rates)).map((parent) => incomeOfPerson(parent, rates));
  const all = eligible.reduce(together, income);
  const kept = parents.length === 2 ? rates.couple : rates.individual;
  return Math.max(0, counted(all, rates) - kept) / children.length;
}

function reasonAgainst({ people, savings }: Household, rates: Rates): string {
  const isAnyone = people.some(({ age, blind, disabled }) => age >= AGED || blind || disabled);
  if (!isAnyone) return 'Nobody in your household is 65 or older, blind, or has a disability.';
  const limit = people.some(({ relation }) => relation === 'spouse') ? rates.savingsLimitCouple : rates.savingsLimit;
  if (savings > limit) return `What you own is above ${dollars(limit)}.`;
  return `What counts of your household's income is above the federal rate of ${dollars(rates.individual)} a month for one person or ${dollars(rates.couple)} for a couple.`;
}
