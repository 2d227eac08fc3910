import type { Benefit } from '../../contract/benefits.ts';
import { reckonChildTaxCredit } from './child-tax-credit.ts';
import { reckonDependentCareCredit } from './dependent-care-credit.ts';
import { reckonEitc } from './eitc.ts';
import type { Reckon } from './reckoning.ts';
import { reckonSnap } from './snap.ts';
import { reckonSsi } from './ssi.ts';

/** What reckons each program, in no order: they ask each other. */
export const RECKONINGS: Readonly<Partial<Record<Benefit, Reckon>>> = {
  'child-tax-credit': reckonChildTaxCredit,
  'dependent-care-credit': reckonDependentCareCredit,
  eitc: reckonEitc,
  snap: reckonSnap,
  ssi: reckonSsi,
};
