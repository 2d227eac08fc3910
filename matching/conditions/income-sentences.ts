import type { CheckRule, Leaf, Rule } from '../../contract/programs/rules.ts';

/** Matches a subject with no verb before "income": "Your household's income", "To get the stipend, your income". */
const SUBJECT = /^((For|To) [^,]+, )?(your|the) ((?!(is|are|was|were|has|opens)\b)[\w'’]+ ){0,6}income\b/i;
/** Matches wording that limits the income. */
const LIMIT =
  /\bincome\b.*\b(is|was|are)\b.*\b(at most|at or below|below|less|within|low|not above|under|between|up to)\b|\bincome\b.*\$[\d,]+ or less\b/i;
/** Matches wording that adds another requirement. */
const BESIDES =
  /\b(price|cost|savings|net worth|debts|property|tax is more|rent is|medical bills|opens|has fallen|has more|training|FAFSA|CASFA|Aid Index|Pell|when you joined)\b|, and you\b|\bor (you|the (aid office|college)|medical)\b/i;
/** Matches conditions about something else that people with low incomes often meet. */
const OF_OTHERS =
  /^(You|Somebody|More money|PHEAA|The FAFSA|The (person|college)|Such a plan)\b|^Your? .*\b(need|benefit programs|wages)\b| in the way the /;

/** Returns whether income alone settles a condition: its sentence names an income and a limit, and nothing else. */
export function isOfIncomeAlone(says: string): boolean {
  return SUBJECT.test(says) && LIMIT.test(says) && !asksMoreThanIncome(says);
}

/** Returns whether a condition requires more than an income. The income may then make it likely but can't settle it. */
export function asksMoreThanIncome(says: string): boolean {
  return OF_OTHERS.test(says) || BESIDES.test(says);
}

/** Returns the conditions whose odds depend on income, except those that an estimate answers. */
export function incomeChecksOf(rule: Rule): CheckRule[] {
  if ('not' in rule) return incomeChecksOf(rule.not);
  const parts = 'all' in rule ? rule.all : 'any' in rule ? rule.any : null;
  if (parts) return parts.flatMap(incomeChecksOf);
  return isIncomeCheck(rule) ? [rule] : [];
}

function isIncomeCheck(leaf: Leaf | Rule): leaf is CheckRule {
  return 'check' in leaf && !leaf.benefit && leaf.odds !== undefined && typeof leaf.odds !== 'string';
}
