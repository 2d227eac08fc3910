import type { FactName } from '../../../../contract/programs/rules.ts';
import type { Facts } from '../../../../matching/person/fact-types.ts';

/** The facts that we may send to a model. */
const SENT_FACTS = [
  'age',
  'state',
  'community',
  'home',
  'householdSize',
  'householdIncome',
  'children',
  'singleParent',
  'educationLevel',
  'student',
  'employment',
  'profession',
  'industry',
  'veteran',
  'ownsBusiness',
  'startingBusiness',
  'annualRevenue',
  'employees',
  'nonprofitStatus',
  'applicantKind',
  'applyingFor',
] as const satisfies readonly FactName[];

/** Returns the facts to send about a person. None is a name or an address. */
export function factsToSend(facts: Facts): Partial<Facts> {
  return Object.fromEntries(SENT_FACTS.flatMap((fact) => (facts[fact] === undefined ? [] : [[fact, facts[fact]]])));
}
