import type { Need } from '../contract/profile.ts';
import type { FACTS, FactName, WorkField } from '../contract/rules.ts';
import type { Estimates } from './benefits/estimate.ts';
import type { IncomeKind } from './benefits/household.ts';
import type { IncomeLines } from './benefits/income-lines.ts';

type ValueOf<F extends FactName> = (typeof FACTS)[F]['type'] extends 'number'
  ? number
  : (typeof FACTS)[F]['type'] extends 'boolean'
    ? boolean
    : (typeof FACTS)[F]['type'] extends 'choices'
      ? readonly string[]
      : string;

/**
 * What is known of a person or organization. A fact that is not here is unknown. `needs` order lists; no rule asks for them.
 * `fields` are what their research or farm is about; no verdict depends on them. `ownWords` are what the member wrote of their work and organization. `estimates` say whether the household is within the
 * limits of programs with an estimator, and what it would get; `lines` are what other limits of income are shares of. `inCare`
 * is true of a minor whose household a parent heads, and `claimed` of others whom a parent can claim on a tax return.
 * `forOrganization` is true of who applies for an organization and tells nothing of a household. `gets` are the kinds of income that the member has already.
 */
export type Facts = { readonly [F in FactName]?: ValueOf<F> } & {
  readonly needs?: readonly Need[];
  readonly fields?: readonly WorkField[];
  readonly ownWords?: string;
  readonly estimates?: Estimates;
  readonly lines?: IncomeLines;
  readonly inCare?: boolean;
  readonly claimed?: boolean;
  readonly forOrganization?: boolean;
  readonly gets?: readonly IncomeKind[];
};
