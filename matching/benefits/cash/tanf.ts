import * as z from 'zod/mini';
import { type Hinge, NOT_COVERED, notEligible, type Reckoner, type Reckoning } from '../estimates/reckoning.ts';
import { figureShapes } from '../figures.ts';
import { earnedOf, type Household, type HouseholdPerson, incomeOf, sumOf, unearnedOf } from '../household.ts';
import { countOfPeople, dollars } from '../money.ts';
import { povertyGuideline } from '../poverty-guideline.ts';
import { bySize, countedEarnings, type Deduction, rulesFor, type TanfRule, tanfRule } from './tanf-rule.ts';

const TANF = figureShapes('tanf', {
  maximum: z.object({ monthly: z.array(z.number()), isPublished: z.boolean() }),
  rule: tanfRule,
});

/** A person is a child below this age, or one year older if still in school: 42 U.S.C. 619(2). */
const CHILD_BELOW = 18;
/**
 * No state pays families above this share of the poverty guideline, except for a few months after someone finds work.
 */
const FAR_ABOVE = 1.85;
const OLD = 60;
const OF_THE_FAMILY: readonly HouseholdPerson['relation'][] = ['self', 'spouse', 'partner', 'child', 'grandchild'];
/** 8 U.S.C. 1612 and 1613: people with other statuses get no federal cash assistance, but their citizen children do. */
const COVERED: readonly HouseholdPerson['status'][] = [
  'citizen',
  'permanent-resident',
  'refugee',
  'cuban-haitian',
  'parolee',
];

/** A family as defined for cash assistance. Amounts are in US dollars a month. */
interface Unit {
  members: HouseholdPerson[];
  children: HouseholdPerson[];
  /** Adults whose earnings count, including those excluded because of their status. */
  workers: HouseholdPerson[];
  earned: number;
  unearned: number;
  childSupport: number;
}

/**
 * Calculates cash assistance for families with children, per month: 42 U.S.C. 601–619 and each state's own rule. If
 * only the state's maximum is recorded, the amount ranges from the maximum minus all income to the maximum minus
 * unearned income.
 */
export function reckonTanf(reckoner: Reckoner): Reckoning {
  const { household } = reckoner;
  const { maximum, rule } = reckoner.figures(TANF);
  const unit = unitOf(household);
  const line = (povertyGuideline(reckoner, Math.max(1, unit.members.length)) ?? 0) / 12;
  if (!maximum || line === 0) return NOT_COVERED;
  // 42 U.S.C. 608(a)(1) requires a child in an adult's care, so a minor living alone doesn't qualify.
  if (!unit.children.some(({ relation }) => relation !== 'self') && !household.people.some(({ pregnant }) => pregnant))
    return notEligible([], () => ['Cash assistance is for families with a child under 18 and for pregnant women.']);
  if (unit.members.length === 0)
    return notEligible([], () => [
      'Nobody in your family has an immigration status that qualifies for cash assistance.',
    ]);
  if (!rule) return byMaximum(maximum, unit, line);
  const family = { parents: unit.members.length - unit.children.length, children: unit.children.length };
  const rules = rulesFor(rule, household.county, family);
  return anywhere(rules.map((one) => byRule(reckoner, one, maximum.monthly, unit, line)));
}

/** Combines the results for all regions where the family may live into one range. */
function anywhere(reckonings: readonly Reckoning[]): Reckoning {
  const due = reckonings.filter(({ eligible }) => eligible);
  const best = due.toSorted((a, b) => (b.amount?.to ?? 0) - (a.amount?.to ?? 0))[0] ?? reckonings[0];
  if (!best?.amount || reckonings.length === 1) return best ?? NOT_COVERED;
  const from = due.length < reckonings.length ? 0 : Math.min(...due.map(({ amount }) => amount?.from ?? 0));
  const isOneSum = from === best.amount.to;
  return {
    ...best,
    ...(due.length < reckonings.length ? { isCertain: false } : {}),
    amount: { ...best.amount, from },
    ...(isOneSum ? {} : { note: 'Your state pays less in some counties.' }),
  };
}

function unitOf({ people }: Household): Unit {
  const family = people.filter(
    ({ relation, age, student }) =>
      OF_THE_FAMILY.includes(relation) &&
      (relation === 'self' || relation === 'spouse' || relation === 'partner' || age < CHILD_BELOW + (student ? 1 : 0)),
  );
  // SSI recipients and their income are excluded. State plans still follow the former 42 U.S.C. 602(a)(24).
  const members = family.filter((one) => COVERED.includes(one.status) && incomeOf(one, ['ssi']) === 0);
  const isChild = ({ relation, age }: HouseholdPerson) =>
    relation !== 'spouse' &&
    relation !== 'partner' &&
    age < CHILD_BELOW + 1 &&
    (relation !== 'self' || age < CHILD_BELOW);
  const counted = family.filter((one) => incomeOf(one, ['ssi']) === 0);
  const workers = counted.filter((one) => !isChild(one));
  const childSupport = sumOf(counted, (one) => incomeOf(one, ['child-support'])) / 12;
  return {
    members,
    children: members.filter(isChild),
    workers,
    earned: sumOf(workers, earnedOf) / 12,
    unearned: sumOf(counted, (one) => unearnedOf(one) - incomeOf(one, ['tanf', 'ssi', 'child-support'])) / 12,
    childSupport,
  };
}

function byRule(reckoner: Reckoner, rule: TanfRule, monthly: readonly number[], unit: Unit, line: number): Reckoning {
  const { household } = reckoner;
  const names = ['maximum', 'rule'];
  const size = unit.members.length;
  const most = bySize(monthly, size);
  const standard = rule.standard ? bySize(rule.standard, size) : most;
  const need = needOf(rule, size, line) ?? standard;
  const of = { need, standard, guideline: line };
  const allowed = rule.childSupport?.[unit.children.length > 1 ? 1 : 0] ?? 0;
  const unearned = unit.unearned + Math.max(0, unit.childSupport - allowed);
  const gross = unit.earned + unearned;
  const savings = household.people.some(({ age }) => age >= OLD) ? (rule.savingsOld ?? rule.savings) : rule.savings;
  const people = countOfPeople(size);
  const refused = (income: number, limit: number) =>
    notEligible(names, () => [
      `${dollars(income)} a month that counts is above ${dollars(limit)}, the limit for ${people}.`,
    ]);
  if (savings !== undefined && household.savings > savings)
    return notEligible(names, () => [
      `Your savings of ${dollars(household.savings)} are above ${dollars(savings)}, the limit.`,
    ]);
  if (rule.gross) {
    const limit = of[rule.gross[0]] * rule.gross[1];
    if (gross > limit) return refused(gross, limit);
  }
  const isReceiving = household.enrolled.includes('tanf');
  const counted = (deduction: Deduction) => incomeAfter(household, unit, rule, deduction) + unearned;
  const tested = counted(rule.test ?? rule.sum);
  const bounds = [
    rule.net && of[rule.net[0]] * rule.net[1],
    rule.netTable && bySize(rule.netTable, size),
    rule.netFixed,
  ].flatMap((one) => one ?? []);
  const limit = Math.min(...bounds);
  if (!isReceiving && bounds.length > 0 && tested > limit) return refused(tested, limit);
  const income = counted(isReceiving ? (rule.received ?? rule.sum) : rule.sum);
  const amount = Math.floor(sumFor(rule, { standard, need, most, size, income, unearned, gross }));
  if (amount < Math.max(1, rule.minimum ?? 1)) return refused(income, rule.base ? standard : need);
  // Recipients already have a placement.
  const isPlaced = isReceiving || household.drawn.includes('tanf');
  const isInPart = rule.placement === true && unit.earned > 0 && !isPlaced;
  return {
    eligible: true,
    ...(isInPart ? { hinge: PLACEMENT } : {}),
    amount: { from: isInPart ? 0 : amount, to: amount, per: 'month' },
    figures: names,
    limit: null,
    assumes: ['You meet your state’s rules on work, time limits and savings'],
    steps: () => [
      `The most for ${people} is ${dollars(most)} a month.`,
      ...(rule.flatGrant
        ? [
            `Families within the limits get ${isInPart ? 'this or part of it' : dollars(amount)}, whatever their income.`,
          ]
        : []),
      ...(unit.earned > 0 && !rule.flatGrant
        ? [`Of your earnings of ${dollars(unit.earned)} a month, ${dollars(income - unearned)} counts.`]
        : []),
      ...(unearned > 0 && !rule.flatGrant ? [`${dollars(unearned)} a month of other income counts.`] : []),
      ...(rule.flatGrant ? [] : [`That leaves ${dollars(amount)} a month.`]),
    ],
  };
}

const PLACEMENT: Hinge = {
  says: 'You aren’t ready for regular work yet, and your agency gives you a paid placement: who works already gets a part of the sum, or help without cash',
  odds: 'sometimes',
};

function needOf({ need }: TanfRule, size: number, line: number): number | undefined {
  if (need === undefined) return undefined;
  return need[0] === 'guideline' ? Number(need[1]) * line : bySize(need.map(Number), size);
}

/** Returns adult members' earnings after deductions and child care costs. */
function incomeAfter({ costs }: Household, { workers, children }: Unit, rule: TanfRule, deduction: Deduction): number {
  const earned = sumOf(workers, (one) => countedEarnings(one, deduction));
  const [young, older] = rule.care ?? [0, 0];
  const cap = rule.careAll ? Number.POSITIVE_INFINITY : sumOf(children, ({ age }) => (age < 2 ? young : older));
  return Math.max(0, earned - Math.min(cap, costs.childCare / 12));
}

interface Sums {
  standard: number;
  need: number;
  most: number;
  size: number;
  income: number;
  unearned: number;
  gross: number;
}

function sumFor(rule: TanfRule, { standard, need, most, size, income, unearned, gross }: Sums): number {
  if (rule.flatGrant) return rule.halfFrom !== undefined && gross >= rule.halfFrom ? standard / 2 : standard;
  if (rule.table) return gross > unearned ? Math.min(most, bySize(rule.table, size) - income) : most - income;
  if (rule.base === 'standard') return standard - income;
  // If the table lists no need for this family size, there is nothing to pay a share of.
  if (rule.ratable) return need === 0 ? 0 : ((need - income) * standard) / need;
  return Math.min(standard, (rule.pays ?? 1) * (need - income));
}

function byMaximum(
  maximum: { monthly: readonly number[]; isPublished: boolean },
  { members, earned, unearned: other, childSupport }: Unit,
  line: number,
): Reckoning {
  const names = ['maximum'];
  const most = bySize(maximum.monthly, members.length);
  const unearned = other + childSupport;
  const cap = Math.max(3 * most, FAR_ABOVE * line);
  if (earned + unearned > cap || unearned >= most)
    return notEligible(names, () => [
      `${dollars(earned + unearned)} a month is far above what your state's families with cash assistance may have.`,
    ]);
  return {
    eligible: true,
    // The state's own tests of income, savings and work also apply.
    isCertain: false,
    amount: { from: Math.max(0, most - earned - unearned), to: Math.max(0, most - unearned), per: 'month' },
    figures: names,
    assumes: ['You meet the rules on work, time limits and savings that your state sets'],
    note: maximum.isPublished
      ? 'Your state takes part of your earnings off before it compares them with its limit: how much differs from state to state.'
      : 'We worked out the maximum from published parts of your state’s rule. The state may round it.',
    steps: () => [
      `The most for ${countOfPeople(members.length)} without income is ${dollars(most)} a month in your state.`,
      ...(unearned > 0 ? [`Less ${dollars(unearned)} of income that is not from work.`] : []),
      ...(earned > 0 ? [`Your earnings of ${dollars(earned)} a month count in part.`] : []),
    ],
  };
}
