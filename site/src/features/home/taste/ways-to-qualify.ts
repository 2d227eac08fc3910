import type { Reason } from '../../../../../contract/programs/grants.ts';
import type { Rule } from '../../../../../contract/programs/rules.ts';
import { saysNothing } from '../../../../../matching/conditions/reasons.ts';
import { isAssumed } from '../../program/conditions/assumed.ts';

/** Returns the texts of alternative conditions: each is one way in, and none is required of everyone. */
export function waysToQualify(rule: Rule, isOneOfSeveral = false, negated = false): ReadonlySet<string> {
  if ('not' in rule) return waysToQualify(rule.not, isOneOfSeveral, !negated);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts === null) return new Set(isOneOfSeveral && 'says' in rule ? [rule.says] : []);
  const isEither = parts.length > 1 && 'any' in rule !== negated;
  return new Set(parts.flatMap((part) => [...waysToQualify(part, isOneOfSeveral || isEither, negated)]));
}

/**
 * Returns the texts of alternatives that depend on one question: "you own your home", or "you rent" and "your landlord
 * agrees". Until the question is answered, none of them says anything about the visitor.
 */
export function choicesIn(rule: Rule): ReadonlySet<string> {
  if ('not' in rule) return choicesIn(rule.not);
  if ('all' in rule) return new Set(rule.all.flatMap((part) => [...choicesIn(part)]));
  if (!('any' in rule)) return new Set();
  const asked = rule.any.flatMap((part) => [...new Set(leavesOf(part).flatMap((leaf) => leaf.fact ?? []))]);
  const isChoice = new Set(asked).size < asked.length;
  const parts = rule.any.flatMap((part) =>
    isChoice ? leavesOf(part).flatMap((leaf) => leaf.says ?? []) : [...choicesIn(part)],
  );
  return new Set(parts);
}

interface Leaf {
  fact?: string;
  says?: string;
}

function leavesOf(rule: Rule): Leaf[] {
  if ('not' in rule) return leavesOf(rule.not);
  if ('all' in rule) return rule.all.flatMap(leavesOf);
  if ('any' in rule) return rule.any.flatMap(leavesOf);
  return [{ ...('fact' in rule ? { fact: rule.fact } : {}), ...('says' in rule ? { says: rule.says } : {}) }];
}

type ReasonText = Pick<Reason, 'criterion' | 'verdict' | 'text'>;

/** Leaves out conditions that everyone meets, and open choices that depend on one question. */
export function specificReasons<R extends ReasonText>(
  reasons: readonly R[],
  ways: ReadonlySet<string>,
  choices: ReadonlySet<string>,
): R[] {
  const isOpenChoice = ({ verdict, text }: ReasonText) => verdict === 'unknown' && choices.has(text);
  const isOpenWay = ({ verdict, text }: ReasonText) => verdict === 'unknown' && ways.has(text);
  const isPaired = (one: R) =>
    isOpenWay(one) &&
    one.criterion !== 'check' &&
    reasons.some((other) => other !== one && other.criterion === one.criterion && isOpenWay(other));
  return reasons.filter(
    (reason) =>
      !isAssumed(reason) &&
      !isPaired(reason) &&
      !isOpenChoice(reason) &&
      !(reason.verdict === 'met' && saysNothing(reason.text)),
  );
}
