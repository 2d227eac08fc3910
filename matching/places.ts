import { type StateCode, US_STATES } from '../contract/places.ts';

const CODES = Object.keys(US_STATES) as StateCode[];
/** Longest first, so that "West Virginia" is not read as "Virginia". */
const BY_NAME = Object.entries(US_STATES)
  .map(([code, name]) => [name.toLowerCase(), code as StateCode] as const)
  .sort(([a], [b]) => b.length - a.length);

/** The state in a free-text place ("Columbus, OH", "columbus ohio 43004", "Ohio"), or undefined where none is named. */
export function stateOf(location: string): StateCode | undefined {
  const place = location.trim().replace(/\s+\d{5}(-\d{4})?$/, '');
  const abbreviation = /(?:^|[\s,])([A-Za-z]{2})\.?$/.exec(place)?.[1];
  // A lower-case "in" or "or" at the end is a word of a sentence unless a comma stands before it or it is all there is.
  if (abbreviation && (abbreviation === abbreviation.toUpperCase() || /(?:^|,\s*)[a-z]{2}\.?$/i.test(place))) {
    const code = CODES.find((known) => known === abbreviation.toUpperCase());
    if (code) return code;
  }
  if (/\b(washington,?\s+d\.?c\.?|district of columbia)\b/i.test(place)) return 'DC';
  const words = place
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // "New York, New York" and "Kansas City, Missouri": the state stands last.
  return BY_NAME.find(([name]) => words === name || words.endsWith(` ${name}`))?.[1];
}
