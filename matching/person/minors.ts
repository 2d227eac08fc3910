import type { Need } from '../../contract/profile/profile.ts';
import type { ProgramType } from '../../contract/programs/grants.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import type { RuleSource } from '../conditions/reasons.ts';
import { leavesOf } from '../conditions/values.ts';
import type { Facts } from './fact-types.ts';
import { GROWN } from './household-size.ts';

interface Asked {
  programType?: ProgramType;
  needs?: readonly Need[];
  rules: Rule | null;
  sources: Readonly<Record<string, RuleSource>> | null;
}

/** Benefits that a student or pregnant minor applies for in their own name, even if not the head of the household. */
const THEIR_OWN: readonly string[] = ['pell-grant'];
const OF_PREGNANCY: readonly string[] = ['wic', 'medicaid'];
/** Needs that concern the household as a whole. */
const OF_HOUSEHOLDS: readonly string[] = ['rent', 'home', 'bills', 'children'];

/** Returns whether a parent has to apply for this program on a minor's behalf. */
export function isForParents(
  { needs = [] }: Pick<Asked, 'needs'>,
  benefit: string | undefined,
  { inCare, pregnant }: Facts,
): boolean {
  if (!inCare) return false;
  if (benefit !== undefined)
    return !THEIR_OWN.includes(benefit) && !(pregnant === true && OF_PREGNANCY.includes(benefit));
  return needs.slice(0, 1).some((need) => OF_HOUSEHOLDS.includes(need));
}

const MAJORITY = 'majority';
/** The condition that the applicant can sign a contract. Shown only to minors. */
const CAN_SIGN: Rule = {
  any: [
    { fact: 'age', atLeast: GROWN, says: `You are ${GROWN} or older`, source: MAJORITY },
    {
      all: [
        { fact: 'spouse', is: true, says: 'You live with your husband or wife', source: MAJORITY },
        {
          check: true,
          odds: 'half',
          says: 'Your state lets you sign contracts because you are married',
          source: MAJORITY,
        },
      ],
    },
    {
      all: [
        { fact: 'householdSize', atMost: 1, says: 'You live alone', source: MAJORITY },
        { check: true, odds: 'rarely', says: 'A court has made you an adult before 18', source: MAJORITY },
      ],
    },
  ],
};
const MAJORITY_SOURCE = {
  title: 'Restatement (Second) of Contracts, section 14, as read in a copy',
  url: 'https://oranburg.law/K/rules/r2d-14/',
  date: '2026-11-24',
};

/**
 * Adjusts a program's rules for this person: people under 18 can almost never sign for a loan. Loans with their own age
 * limit, such as those for young farmers, keep it, and federal law lets students of any age sign for theirs.
 */
export function asRuledFor<P extends Asked>(program: P, { age }: Facts): P {
  const { rules, programType, needs = [], sources } = program;
  if (age === undefined || age >= GROWN || programType !== 'loan' || rules === null) return program;
  if (needs[0] === 'school' || leavesOf(rules).some(({ fact }) => fact === 'age')) return program;
  return {
    ...program,
    rules: { all: [CAN_SIGN, rules] },
    sources: sources && { ...sources, [MAJORITY]: MAJORITY_SOURCE },
  };
}
