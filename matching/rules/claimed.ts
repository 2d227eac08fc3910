import type { Profile } from '../../contract/profile/profile.ts';
import type { Benefit } from '../../contract/programs/benefits.ts';
import type { Rule } from '../../contract/programs/rules.ts';
import type { RuleSource } from '../conditions/reasons.ts';
import type { Facts } from '../person/fact-types.ts';
import { hasHead, isInCare } from '../person/household-head.ts';
import { GROWN } from '../person/household-size.ts';

/**
 * Credits that people can't get if someone else claims them: 26 U.S.C. 32(c)(1)(B), 152(b)(1), 25A(g)(3) and 25B(c).
 */
const CREDITS: readonly Benefit[] = [
  'eitc',
  'child-tax-credit',
  'dependent-care-credit',
  'education-credits',
  'savers-credit',
  'state-eitc',
  'state-child-tax-credits',
  'state-dependent-care-credits',
];

/** 26 U.S.C. 152(c)(3): under 19, or under 24 as a full-time student. */
const CHILD_BELOW = 19;
const STUDENT_BELOW = 24;

/**
 * Returns whether a parent can claim the member as a child and so gets the household's tax credits. Excludes minors
 * without children of their own: for them, a parent applies for everything the household gets.
 */
export function canBeClaimed(profile: Profile): boolean {
  const { age, isStudent, household } = profile;
  if (age === null || isInCare(profile)) return false;
  if (age < GROWN) return hasHead(profile);
  const people = household?.people ?? [];
  if (people.some(({ relation }) => relation === 'spouse')) return false;
  const isYoung = age < CHILD_BELOW || (isStudent === 'current' && age < STUDENT_BELOW);
  return isYoung && people.some(({ relation }) => relation === 'parent');
}

/** Returns whether a program is a tax credit that goes to the parent who claims the member. */
export function goesToClaimant(benefit: Benefit | undefined, { claimed }: Facts): boolean {
  return claimed === true && benefit !== undefined && CREDITS.includes(benefit);
}

const CLAIMED = 'claimed';
const NOT_CLAIMED: Rule = {
  check: true,
  odds: 'rarely',
  says: 'Your parents cannot claim you as their child: while they can, the credit is theirs, also for your own child',
  source: CLAIMED,
};
const CLAIMED_SOURCE: RuleSource = {
  title: '26 U.S.C. 32(c)(1), Earned income credit, Eligible individual',
  url: 'https://www.law.cornell.edu/uscode/text/26/32',
  date: '2025-02-26',
};

interface Asked {
  rules: Rule | null;
  sources: Readonly<Record<string, RuleSource>> | null;
}

/** Returns a tax credit program with its rules for a person a parent can claim. */
export function asClaimed<P extends Asked>(program: P): P {
  const { rules, sources } = program;
  if (rules === null) return program;
  return {
    ...program,
    rules: { all: [NOT_CLAIMED, rules] },
    sources: sources && { ...sources, [CLAIMED]: CLAIMED_SOURCE },
  };
}
