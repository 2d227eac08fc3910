import { countOfPeople, dollars } from '../benefits/money.ts';
import type { Facts } from '../person/fact-types.ts';
import { stateIn } from '../rules/odds/income-odds.ts';

const OF_THE_LINE = /\b(\d{2,3})(?:%| percent) of the (?:federal )?poverty (?:line|guidelines?)\b/g;

/**
 * Adds the amount in US dollars a year for this household to a condition with a percentage of the poverty line. Returns
 * the sentence unchanged if it has no such percentage, several of them or a dollar amount, or if size or state is
 * unknown.
 */
export function withDollars(says: string, facts: Facts): string {
  const { householdSize: size, lines } = facts;
  const state = stateIn(facts);
  const [named, ...others] = says.matchAll(OF_THE_LINE);
  if (!named || others.length > 0 || says.includes('$') || size === undefined || state === undefined) return says;
  const line = lines?.povertyLine(size, state);
  if (line === undefined) return says;
  const sum = dollars(Math.round((line * Number(named[1])) / 100));
  const end = named.index + named[0].length;
  return `${says.slice(0, end)} (about ${sum} a year for ${countOfPeople(size)})${says.slice(end)}`;
}
