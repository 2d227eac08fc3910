import type { Household } from '../household.ts';
import { dollars } from '../money.ts';
import type { SnapFigures } from './snap-figures.ts';

export interface MonthlyIncome {
  earned: number;
  unearned: number;
  /** All income that counts toward the gross limit. */
  gross: number;
  /** True if everyone gets TANF or SSI. */
  isCategorical: boolean;
}

interface Deductible extends MonthlyIncome {
  size: number;
  isElderlyOrDisabled: boolean;
}

/**
 * Returns the deductions from a month's income, in US dollars, with the sentences about them: 7 U.S.C. 2014(e), 7 CFR
 * 273.9(d).
 */
export function deductionsOf(
  figures: SnapFigures,
  household: Household,
  of: Deductible,
): { total: number; steps: string[] } {
  const { costs } = household;
  const standard = figures.standardDeduction?.[Math.min(of.size, figures.standardDeduction.length) - 1] ?? 0;
  const earned = (figures.earnedIncomeDeduction ?? 0) * of.earned;
  const before =
    standard + earned + costs.childCare / 12 + costs.childSupportPaid / 12 + medical(figures, household, of);
  const rest = Math.max(0, of.earned + of.unearned - before);
  const shelter = costs.housing / 12 + utilities(figures, household, of.size);
  const excess = Math.max(0, shelter - (figures.shelterDisregard ?? 0.5) * rest);
  const capped = of.isElderlyOrDisabled ? excess : Math.min(excess, figures.shelterCap ?? 0);
  const homeless = household.homeless ? (figures.homelessDeduction ?? 0) : 0;
  const housing = Math.max(capped, homeless);
  return {
    total: before + housing,
    steps: [
      `Your income of ${dollars(of.earned + of.unearned)} a month, less ${dollars(standard)} standard deduction` +
        (earned > 0
          ? `, ${dollars(earned)} for work${household.incomeKindOpen ? ' if your income is from work' : ''}`
          : '') +
        (before - standard - earned >= 0.5
          ? `, ${dollars(before - standard - earned)} for care, medical costs and child support`
          : '') +
        (housing > 0
          ? `, ${dollars(housing)} for housing${household.housingOpen && costs.housing > 0 ? ` if it costs you ${dollars(costs.housing / 12)} a month` : ''}`
          : '') +
        '.',
    ],
  };
}

function medical(figures: SnapFigures, { costs }: Household, { isElderlyOrDisabled }: Deductible): number {
  const above = isElderlyOrDisabled ? costs.medical / 12 - (figures.medicalDisregard ?? 35) : 0;
  return above <= 0 ? 0 : Math.max(above, figures.standardMedicalDeduction ?? 0);
}

/** Returns a state's utility allowance: 7 CFR 273.9(d)(6)(iii). */
function utilities(figures: SnapFigures, { costs }: Household, size: number): number {
  const sized = (list: number[] | undefined, plain: number | undefined) =>
    (list ? list[Math.min(size, list.length) - 1] : plain) ?? 0;
  if (costs.heatingCooling > 0 || figures.alwaysStandardUtilities)
    return sized(figures.standardUtilityAllowanceBySize, figures.standardUtilityAllowance);
  const others = [costs.electricity, costs.water, costs.phone].filter((cost) => cost > 0).length;
  const limited = sized(figures.limitedUtilityAllowanceBySize, figures.limitedUtilityAllowance);
  if (others >= 2 && limited > 0) return limited;
  if (costs.electricity > 0) return figures.electricityAllowance || costs.electricity / 12;
  return costs.phone > 0 ? (figures.phoneAllowance ?? 0) : 0;
}
