import type { FactName } from '../../../contract/rules.ts';
import type { Facts } from '../../../matching/fact-types.ts';

/** What is never told of a person, nor that it is asked for: what it means for a program stands in its verdict. */
const NEVER_TOLD: ReadonlySet<string> = new Set([
  'disability',
  'veteranDisabilityRating',
  'veteranDischarge',
  'pregnant',
  'minorityGroup',
  'tribalMember',
  'citizenship',
] satisfies FactName[]);

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

/** Whether a condition may be named to the model: one of its words may say what the profile holds. */
export function mayBeNamed(criterion: string): boolean {
  return !NEVER_TOLD.has(criterion);
}
