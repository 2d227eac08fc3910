import type { CheckRule, Leaf, Rule } from '../contract/rules.ts';

/** "Your household's income", "To get the stipend, your income": a sentence on an income, with no verb before it. */
const SUBJECT = /^((For|To) [^,]+, )?(your|the) ((?!(is|are|was|were|has|opens)\b)[\w'’]+ ){0,6}income\b/i;
/** What a limit says of it. */
const LIMIT =
  /\bincome\b.*\b(is|was|are)\b.*\b(at most|at or below|below|less|within|low|not above|under|between|up to)\b|\bincome\b.*\$[\d,]+ or less\b/i;
/** What it asks besides an income. */
const BESIDES =
  /\b(price|cost|savings|net worth|debts|property|tax is more|rent is|medical bills|opens|has fallen|has more|training|FAFSA|CASFA|Aid Index|Pell|when you joined)\b|, and you\b|\bor (you|the (aid office|college)|medical)\b/i;
/** Conditions that are of something else, which people with little often meet. */
const OF_OTHERS =
  /^(You|Somebody|More money|PHEAA|The FAFSA|The (person|college)|Such a plan)\b|^Your? .*\b(need|benefit programs|wages)\b| in the way the /;

/** Whether an income alone answers a condition: its sentence names an income and a limit, and nothing else. */
export function isOfIncomeAlone(says: string): boolean {
  return SUBJECT.test(says) && LIMIT.test(says) && !asksMoreThanIncome(says);
}

/** Whether a condition asks more than an income tells. An income may make it likely, and answers it for nobody. */
export function asksMoreThanIncome(says: string): boolean {
  return OF_OTHERS.test(says) || BESIDES.test(says);
}

/** The conditions of a rule whose odds are an income, but for those that an estimate answers. */
export function incomeChecksOf(rule: Rule): CheckRule[] {
  if ('not' in rule) return incomeChecksOf(rule.not);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts) return parts.flatMap(incomeChecksOf);
  return isIncomeCheck(rule) ? [rule] : [];
}

function isIncomeCheck(leaf: Leaf | Rule): leaf is CheckRule {
  return 'check' in leaf && !leaf.benefit && leaf.odds !== undefined && typeof leaf.odds !== 'string';
}
