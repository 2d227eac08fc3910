import type { FarmPlan, Need } from '../../contract/profile/profile.ts';
import type { FACTS, FactName, WorkField } from '../../contract/programs/rules.ts';
import type { Estimates } from '../benefits/estimates/estimate.ts';
import type { IncomeKind } from '../benefits/household.ts';
import type { IncomeLines } from '../benefits/income-lines.ts';
import type { WaitsUntil } from './residence.ts';

type ValueOf<F extends FactName> = (typeof FACTS)[F]['type'] extends 'number'
  ? number
  : (typeof FACTS)[F]['type'] extends 'boolean'
    ? boolean
    : (typeof FACTS)[F]['type'] extends 'choices'
      ? readonly string[]
      : string;

/**
 * What is known about a person or organization. A missing fact is unknown. `needs` affect the order of lists, but no
 * rule uses them. `farmPlan` likewise. `fields` are the subjects of the person's research or farm, or what the
 * organization does; no verdict depends on them. `ownWords` is what the member wrote about their work and organization.
 * `estimates` say whether the household is within the limits of programs that have an estimator, and what it would get.
 * `lines` are the income figures that other limits are shares of. `citizens` says who else at home is known to be a
 * citizen. `inCare` is true for a minor in a household headed by a parent, `claimed` for anyone else a parent can claim
 * on a tax return. `forOrganization` is true for a member who applies for an organization and doesn't describe a
 * household. `waitsUntil` says when a permanent resident's five years are over. `gets` lists the kinds of income the
 * member already has.
 */
export type Facts = { readonly [F in FactName]?: ValueOf<F> } & {
  readonly needs?: readonly Need[];
  readonly farmPlan?: FarmPlan;
  readonly waitsUntil?: WaitsUntil;
  readonly fields?: readonly WorkField[];
  readonly ownWords?: string;
  readonly estimates?: Estimates;
  readonly lines?: IncomeLines;
  readonly citizens?: readonly ('child' | 'other')[];
  readonly inCare?: boolean;
  readonly claimed?: boolean;
  readonly forOrganization?: boolean;
  readonly gets?: readonly IncomeKind[];
};
