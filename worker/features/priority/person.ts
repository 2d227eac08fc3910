import type { FactName } from '../../../contract/rules.ts';
import type { Facts } from '../../../matching/fact-types.ts';

/** What is told of a person. */
const TOLD = [
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

/** The facts of a person that are sent, none of which is a name or an address. */
export function toldOf(facts: Facts): Partial<Facts> {
  return Object.fromEntries(TOLD.flatMap((fact) => (facts[fact] === undefined ? [] : [[fact, facts[fact]]])));
}
