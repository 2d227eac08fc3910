import type { Need } from '../contract/profile.ts';
import type { FACTS, FactName } from '../contract/rules.ts';

type ValueOf<F extends FactName> = (typeof FACTS)[F]['type'] extends 'number'
  ? number
  : (typeof FACTS)[F]['type'] extends 'boolean'
    ? boolean
    : (typeof FACTS)[F]['type'] extends 'choices'
      ? readonly string[]
      : string;

/** What is known of a person or organization. A fact that is not here is unknown. `needs` order lists; no rule asks for them. */
export type Facts = { readonly [F in FactName]?: ValueOf<F> } & { readonly needs?: readonly Need[] };
