import type { Rule } from '../../contract/programs/rules.ts';
import { KINDS_OF_PROFILES } from '../person/facts.ts';
import { truthIn } from './evaluate.ts';

type Kind = (typeof KINDS_OF_PROFILES)[number];

/**
 * Returns the applicant kinds that a profile can state but the rules always exclude. A kind that can qualify in
 * combination with another (an individual who farms) isn't excluded.
 */
export function barredKinds(rules: Rule | null): readonly Kind[] {
  if (rules === null) return [];
  const known = knownBarred.get(rules);
  if (known) return known;
  const barred = barredBy(rules);
  knownBarred.set(rules, barred);
  return barred;
}

/** Cached, because many calls for proposals have the same rules. */
const knownBarred = new WeakMap<Rule, readonly Kind[]>();

function barredBy(rules: Rule): readonly Kind[] {
  const isOut = (...applicantKind: Kind[]) => truthIn(rules, { applicantKind }) === 'false';
  const out = KINDS_OF_PROFILES.filter((kind) => isOut(kind));
  return out.filter((kind) => out.every((other) => isOut(kind, other)));
}
