import { type BENEFITS, type Benefit, isTiered } from '../../contract/benefits.ts';
import { reckonChildCare } from './child-care.ts';
import { reckonChildTaxCredit } from './child-tax-credit.ts';
import { reckonChip } from './chip.ts';
import { reckonCostSharing } from './cost-sharing-reductions.ts';
import { reckonCsfp } from './csfp.ts';
import { reckonDependentCareCredit } from './dependent-care-credit.ts';
import { reckonEducationCredits } from './education-credits.ts';
import { reckonEitc } from './eitc.ts';
import { reckonExtraHelp } from './extra-help.ts';
import { reckonHeadStart } from './head-start.ts';
import { reckonHomeEnergyRebates } from './home-energy-rebates.ts';
import { reckonLifeline } from './lifeline.ts';
import { reckonLiheap } from './liheap.ts';
import { reckonMedicaid } from './medicaid.ts';
import { reckonMedicareSavings } from './medicare-savings-programs.ts';
import { reckonPellGrant } from './pell-grant.ts';
import { reckonPremiumTaxCredit } from './premium-tax-credit.ts';
import type { Reckon } from './reckoning.ts';
import { reckonSaversCredit } from './savers-credit.ts';
import { reckonSchoolMeals, reckonSummerEbt } from './school-meals.ts';
import { reckonSnap } from './snap.ts';
import { reckonSsi } from './ssi.ts';
import { reckonSsiSupplement } from './ssi-state-supplements.ts';
import { reckonStateChildCredits } from './state-child-tax-credits.ts';
import { reckonStateCareCredits } from './state-dependent-care-credits.ts';
import { reckonStateEitc } from './state-eitc.ts';
import { reckonTanf } from './tanf.ts';
import { tierReckoning } from './tier-reckoning.ts';
import { reckonWic } from './wic.ts';

/** The calculation of each program without a table of tiers. The order doesn't matter because they call each other. */
export const RECKONINGS: Readonly<Partial<Record<(typeof BENEFITS)[number], Reckon>>> = {
  'child-care': reckonChildCare,
  'child-tax-credit': reckonChildTaxCredit,
  'dependent-care-credit': reckonDependentCareCredit,
  eitc: reckonEitc,
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
  'state-eitc': reckonStateEitc,
  'state-child-tax-credits': reckonStateChildCredits,
};

/** The calculation of a program; undefined if it has none. */
export function reckonOf(benefit: Benefit): Reckon | undefined {
  return isTiered(benefit) ? tierReckoning(benefit) : RECKONINGS[benefit];
}
