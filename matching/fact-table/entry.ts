import type { FACTS, FactName } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';

interface Shared {
  /** Returns whether the question makes sense to this person: no one has revenue without a business. */
  appliesTo?: (facts: Facts) => boolean;
  /** Never mentioned unprompted, not even as a question. Verdicts still use the fact. */
  isPrivate?: true;
}

/** `odds` of a yes for a person who left the question open; null for facts that every profile states. */
interface YesOrNo extends Shared {
  yes: string;
  no: string;
  odds: ((facts: Facts) => number) | null;
}

/** The sentences state only the number. `odds` are those of a number from `least` to `most`. */
interface Amount extends Shared {
  of: (value: number) => string;
  atLeast: (value: string) => string;
  atMost: (value: string) => string;
  odds: (facts: Facts, least: number, most: number) => number;
}

/** `odds` are the share of each value; unlisted ones are rare. Null for facts that every profile states. */
interface Choice extends Shared {
  says: (values: readonly string[], negated: boolean) => string;
  odds: ((facts: Facts) => Readonly<Record<string, number>>) | null;
}

type EntryOf<Type> = Type extends 'boolean' ? YesOrNo : Type extends 'number' ? Amount : Choice;

/** What matching knows about each fact: its sentences, addressed to the person, and its odds. */
export type FactTable = { readonly [Fact in FactName]: EntryOf<(typeof FACTS)[Fact]['type']> };

/** The odds of something that people would mention if it were true, but that this person didn't. */
export const RARE = 0.03;

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
export const percent = (share: number) => `${share.toLocaleString('en-US')}%`;
