import type { Rule } from '../../contract/programs/rules.ts';
import type { Facts } from '../person/fact-types.ts';
import { evaluate } from './evaluate.ts';

/** What a person has to check if only organizations apply for a program and pass its help on. */
export const PASS_THROUGH = 'A state, city or organization near you passes the help on; you ask there';

/** Returns whether this person gets the program's help through the organization that applied for it. */
export function isPassThrough(rules: Rule | null, facts: Facts): boolean {
  return rules !== null && evaluate(rules, facts).leaves.some(({ leaf }) => leaf.says === PASS_THROUGH);
}
