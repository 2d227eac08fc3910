import { type BENEFITS, type Benefit, isTiered } from '../../../contract/programs/benefits.ts';
import { reckonLifeline } from '../cash/lifeline.ts';
import { reckonLiheap } from '../cash/liheap.ts';
import { reckonSsi } from '../cash/ssi.ts';
import { reckonSsiSupplement } from '../cash/ssi-state-supplements.ts';
import { reckonTanf } from '../cash/tanf.ts';
import { reckonChildCare } from '../child-care/child-care.ts';
import { reckonCsfp } from '../food/csfp.ts';
import { reckonHeadStart } from '../food/head-start.ts';
import { reckonPellGrant } from '../food/pell-grant.ts';
import { reckonSchoolMeals, reckonSummerEbt } from '../food/school-meals.ts';
import { reckonWic } from '../food/wic.ts';
import { reckonChip } from '../health/chip.ts';
import { reckonCostSharing } from '../health/cost-sharing-reductions.ts';
import { reckonExtraHelp } from '../health/extra-help.ts';
import { reckonMedicaid } from '../health/medicaid.ts';
import { reckonMedicareSavings } from '../health/medicare-savings-programs.ts';
import { reckonPremiumTaxCredit } from '../health/premium-tax-credit.ts';
import { reckonSnap } from '../snap/snap.ts';
import { reckonChildTaxCredit } from '../tax/child-tax-credit.ts';
import { reckonDependentCareCredit } from '../tax/dependent-care-credit.ts';
import { reckonEducationCredits } from '../tax/education-credits.ts';
import { reckonEitc } from '../tax/eitc.ts';
import { reckonHomeEnergyRebates } from '../tax/home-energy-rebates.ts';
import { orIfEarned } from '../tax/if-earned.ts';
import { reckonSaversCredit } from '../tax/savers-credit.ts';
import { reckonStateChildCredits } from '../tax/state-child-tax-credits.ts';
import { reckonStateCareCredits } from '../tax/state-dependent-care-credits.ts';
import { reckonStateEitc } from '../tax/state-eitc.ts';
import type { Reckon } from './reckoning.ts';
import { tierReckoning } from './tier-reckoning.ts';

/** The calculation of each program without tiers. The order doesn't matter, because they call each other. */
export const RECKONINGS: Readonly<Partial<Record<(typeof BENEFITS)[number], Reckon>>> = {
  'child-care': reckonChildCare,
  'child-tax-credit': orIfEarned(reckonChildTaxCredit, reckonOf),
  'dependent-care-credit': reckonDependentCareCredit,
  eitc: orIfEarned(reckonEitc, reckonOf),
  'extra-help': reckonExtraHelp,
  chip: reckonChip,
  medicaid: reckonMedicaid,
  'medicare-savings-programs': reckonMedicareSavings,
  'premium-tax-credit': reckonPremiumTaxCredit,
  'cost-sharing-reductions': reckonCostSharing,
  csfp: reckonCsfp,
  'head-start': reckonHeadStart,
  liheap: reckonLiheap,
  lifeline: reckonLifeline,
  'school-meals': reckonSchoolMeals,
  snap: reckonSnap,
  'summer-ebt': reckonSummerEbt,
  'pell-grant': reckonPellGrant,
  'education-credits': reckonEducationCredits,
  'savers-credit': reckonSaversCredit,
  'home-energy-rebates': reckonHomeEnergyRebates,
  tanf: reckonTanf,
  wic: reckonWic,
  ssi: reckonSsi,
  'ssi-state-supplements': reckonSsiSupplement,
  'state-dependent-care-credits': reckonStateCareCredits,
  'state-eitc': orIfEarned(reckonStateEitc, reckonOf),
  'state-child-tax-credits': reckonStateChildCredits,
};

/** Returns a program's calculation, or undefined if there is none. */
export function reckonOf(benefit: Benefit): Reckon | undefined {
  return isTiered(benefit) ? tierReckoning(benefit) : RECKONINGS[benefit];
}
