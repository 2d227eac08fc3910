import { EMPTY_HOUSEHOLD, type Income } from '../../../contract/profile/household.ts';
import type { Profile } from '../../../contract/profile/profile.ts';
import type { VariedIncome } from '../../../contract/programs/by-income.ts';
import { hasHead } from '../../person/household-head.ts';
import { householdIncomeOf } from '../../person/household-size.ts';

/** A profile with a variable income: today's, and the same person with a different one, in US dollars a year. */
export interface Varied extends VariedIncome {
  at: (income: number) => Profile;
}

const FROM_WORK: readonly Income['kind'][] = ['wages', 'self-employment'];

/**
 * Varies a profile's income. If incomes are listed by kind, only pay changes, each earner's by the same factor. A
 * single total is replaced as a whole. Everything else stays the same.
 */
export function varied(profile: Profile): Varied {
  const stated = householdIncomeOf(profile);
  const incomes = profile.household?.incomes ?? [];
  if (incomes.length === 0) {
    const at = (income: number) => ({ ...profile, householdIncome: Math.round(income) });
    return { varies: 'income', here: stated, kept: 0, isAdded: false, at };
  }
  const pay = incomes.filter(({ kind }) => FROM_WORK.includes(kind));
  const others = incomes.filter(({ kind }) => !FROM_WORK.includes(kind));
  const [earned, listed] = [sum(pay), sum(incomes)];
  // If the listed kinds don't add up to the total, the rest counts as other income.
  const here = Math.max(stated ?? 0, listed);
  const kept = here - earned;
  return {
    ...{ varies: 'pay', here, kept, isAdded: earned === 0 },
    at(income) {
      const more = Math.max(0, income - kept);
      const paid =
        earned > 0 ? scaled(pay, more / earned) : [{ ...NEW_PAY, yearly: Math.round(more), whose: earner(profile) }];
      return {
        ...profile,
        householdIncome: Math.round(kept + more),
        household: { ...EMPTY_HOUSEHOLD, ...profile.household, incomes: [...others, ...paid] },
      };
    },
  };
}

const NEW_PAY = { kind: 'wages' } as const;

/** Returns who earns the pay: in a minor's household, the parent. */
function earner(profile: Profile): Income['whose'] {
  return hasHead(profile) ? 'other' : 'self';
}

function scaled(incomes: readonly Income[], share: number): Income[] {
  return incomes.map((income) => ({ ...income, yearly: Math.round(share * income.yearly) }));
}

function sum(incomes: readonly Income[]): number {
  return incomes.reduce((total, { yearly }) => total + yearly, 0);
}
