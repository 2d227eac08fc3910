import { type ApplicantKind, EDUCATION_LEVELS, type FactName, type FactRule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { valuesToTry } from './values.ts';

/** A step a person could take to change their situation, with its possible effects on the facts, nearest first. */
export interface Step {
  /** Every fact the step may change. */
  facts: readonly FactName[];
  outcomes: readonly Facts[];
}

/**
 * Returns the steps this person could take that affect these leaves: study, work, start a business, farm, found a
 * nonprofit, or change income, revenue or staff. Never includes age, health, service, origin, family or home.
 */
export function stepsFor(leaves: readonly FactRule[], facts: Facts): Step[] {
  const asked = (fact: FactName) => leaves.filter((leaf) => leaf.fact === fact);
  const steps: Step[] = [
    { facts: ['student'], outcomes: choices('student', ['future', 'current'], facts) },
    { facts: ['employment'], outcomes: choices('employment', ['employed', 'self-employed'], facts) },
    { facts: ['educationLevel'], outcomes: choices('educationLevel', higherLevels(facts), facts) },
    {
      facts: ['startingBusiness', 'applicantKind'],
      outcomes: [{ startingBusiness: true, ...kinds(facts, 'startup') }],
    },
    { facts: ['ownsBusiness', 'applicantKind'], outcomes: [{ ownsBusiness: true, ...kinds(facts, 'business') }] },
    { facts: ['applicantKind'], outcomes: mayFarm(facts) ? [kinds(facts, 'farm')] : [] },
    {
      facts: ['nonprofitStatus', 'applicantKind'],
      outcomes: hasNonprofit(facts) ? choices('nonprofitStatus', ['501c3'], facts) : [],
    },
    { facts: ['incomeOfPovertyLine', 'householdIncome'], outcomes: incomes(asked, facts) },
    { facts: ['annualRevenue'], outcomes: figures('annualRevenue', asked('annualRevenue'), facts) },
    { facts: ['employees'], outcomes: figures('employees', asked('employees'), facts) },
  ];
  return steps.filter((step) => step.outcomes.length > 0 && step.facts.some((fact) => asked(fact).length > 0));
}

/**
 * Returns whether farming is a possible step. Nobody starts farming or founds a nonprofit for one program, so these
 * steps are only for people who already work in that direction.
 */
function mayFarm({ industry, startingBusiness, ownsBusiness }: Facts): boolean {
  return industry === 'agriculture' && (startingBusiness === true || ownsBusiness === true);
}

function hasNonprofit({ nonprofitStatus }: Facts): boolean {
  return nonprofitStatus !== undefined && nonprofitStatus !== 'none';
}

function choices(fact: FactName, values: readonly string[], facts: Facts): Facts[] {
  return values.filter((value) => value !== facts[fact]).map((value) => ({ [fact]: value }));
}

function higherLevels({ educationLevel: now }: Facts): readonly string[] {
  const reached = EDUCATION_LEVELS.map(String).indexOf(now ?? '');
  return EDUCATION_LEVELS.slice(reached + 1);
}

function kinds({ applicantKind = ['individual'] }: Facts, more: ApplicantKind): Facts {
  return { applicantKind: [...new Set([...applicantKind, more])] };
}

function figures(fact: 'annualRevenue' | 'employees', leaves: readonly FactRule[], facts: Facts): Facts[] {
  return numbers(fact, leaves, facts[fact]).map((value) => ({ [fact]: value }));
}

/** Changes the income and the percentage of the poverty line together. */
function incomes(asked: (fact: FactName) => FactRule[], facts: Facts): Facts[] {
  const { householdIncome: income, incomeOfPovertyLine: share } = facts;
  if (share === undefined || income === undefined) {
    const fact = share === undefined ? 'householdIncome' : 'incomeOfPovertyLine';
    return numbers(fact, asked(fact), facts[fact]).map((value) => ({ [fact]: value }));
  }
  const dollarsAPercent = share > 0 && income > 0 ? income / share : undefined;
  if (dollarsAPercent === undefined) return [];
  const byShare = numbers('incomeOfPovertyLine', asked('incomeOfPovertyLine'), share);
  const byIncome = numbers('householdIncome', asked('householdIncome'), income);
  return [
    // Rounds to whole dollars on the right side of the limit.
    ...byShare.map((to) => dollarsFor(to < share ? Math.floor(to * dollarsAPercent) : Math.ceil(to * dollarsAPercent))),
    ...byIncome.map(dollarsFor),
  ];

  function dollarsFor(dollars: number): Facts {
    return { householdIncome: dollars, incomeOfPovertyLine: dollars / (dollarsAPercent ?? 1) };
  }
}

function numbers(fact: FactName, leaves: readonly FactRule[], now: number | undefined): number[] {
  if (now === undefined) return [];
  return valuesToTry(fact, leaves)
    .filter((value) => typeof value === 'number')
    .toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now));
}
