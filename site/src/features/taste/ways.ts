import type { Reason } from '../../../../contract/grants.ts';
import type { Rule } from '../../../../contract/rules.ts';
import { saysNothing } from '../../../../matching/reasons.ts';
import { isAssumed } from '../program/told.ts';

/** The texts of alternative conditions: each one is a way in, and none is required of everyone. */
export function waysIn(rule: Rule, isOneOfSeveral = false, negated = false): ReadonlySet<string> {
  if ('not' in rule) return waysIn(rule.not, isOneOfSeveral, !negated);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts === null) return new Set(isOneOfSeveral && 'says' in rule ? [rule.says] : []);
  const isEither = parts.length > 1 && 'any' in rule !== negated;
  return new Set(parts.flatMap((part) => [...waysIn(part, isOneOfSeveral || isEither, negated)]));
}

type Told = Pick<Reason, 'criterion' | 'verdict' | 'text'>;

/** Leaves out what everybody meets, and an open choice between answers to one question. */
export function tellingReasons<R extends Told>(reasons: readonly R[], ways: ReadonlySet<string>): R[] {
  const isOpenWay = ({ verdict, text }: Told) => verdict === 'unknown' && ways.has(text);
  const isPaired = (one: R) =>
    isOpenWay(one) &&
    one.criterion !== 'check' &&
    reasons.some((other) => other !== one && other.criterion === one.criterion && isOpenWay(other));
  return reasons.filter(
    (reason) => !isAssumed(reason) && !isPaired(reason) && !(reason.verdict === 'met' && saysNothing(reason.text)),
  );
}
