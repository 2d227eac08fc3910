import { isState, type StateCode, US_STATES } from '../../contract/profile/places.ts';
import type { PlaceProblem } from '../../contract/profile/profile.ts';
import { stateOfZipCode } from './zip-codes.ts';

/** Unofficial state names. */
const OTHER_NAMES: readonly (readonly [string, StateCode])[] = [
  ['virgin islands', 'VI'],
  ['washington dc', 'DC'],
  ['washington state', 'WA'],
  ['new york state', 'NY'],
];

/** Longest first, so "West Virginia" isn't read as "Virginia". */
const BY_NAME = [
  ...Object.entries(US_STATES).map(([code, name]) => [plain(name), code as StateCode] as const),
  ...OTHER_NAMES,
]
  .map(([name, code]) => [name, code] as const)
  .sort(([a], [b]) => b.length - a.length);

/** State codes that are ordinary words in lowercase without a comma: "somewhere in", "it is ok". */
const WORDS = new Set(['hi', 'in', 'me', 'ok', 'or']);

/**
 * Finds the state in a free-text place ("Columbus, OH", "columbus ohio 43004", "Austin, TX, USA"); undefined if there
 * is none. The last state named wins: "Kansas City, Missouri" is in Missouri.
 */
export function stateOf(location: string): StateCode | undefined {
  const place = location
    .replace(/\(.*?\)/g, ' ')
    .replace(/[,\s]+(u\.?s\.?a?\.?|united states( of america)?)\s*$/i, '')
    .replace(/[,\s]+\d{5}(-\d{4})?\s*$/, '')
    .trim();
  return codeAtTheEnd(place) ?? nameAtTheEnd(place);
}

/** Finds a place's state by its name or by a ZIP code, given separately or at the end of the place. */
export function stateOfPlace(location: string, zipCode: string | null): StateCode | undefined {
  const [, inPlace = ''] = ZIP_CODE_AT_THE_END.exec(location) ?? [];
  return stateOf(location) ?? stateOfZipCode(zipCode ?? '') ?? stateOfZipCode(inPlace);
}

const ZIP_CODE_AT_THE_END = /\b(\d{5})(?:-\d{4})?\s*$/;

/** Matches military and diplomatic mail, which belongs to no state. */
const OVERSEAS_MAIL = /\b[AFD]PO\b|[,\s]A[AEP](\s+\d{5}(-\d{4})?)?\s*$/i;

/** Town names that people often give without a state but that several states have. */
// biome-ignore format: a list reads better in rows
const COMMON_TOWNS = new Set([
  'albany', 'alexandria', 'arlington', 'ashland', 'athens', 'auburn', 'augusta', 'aurora', 'bloomington', 'bristol',
  'burlington', 'charleston', 'clinton', 'cleveland', 'columbia', 'columbus', 'concord', 'dayton', 'decatur', 'dover',
  'fairfield', 'fairview', 'fayetteville', 'franklin', 'georgetown', 'glendale', 'greenville', 'hamilton', 'hudson',
  'jackson', 'jacksonville', 'kansas city', 'kingston', 'lafayette', 'lakewood', 'lancaster', 'lexington', 'lincoln',
  'madison', 'manchester', 'marion', 'medford', 'milton', 'monroe', 'mount vernon', 'newport', 'oakland', 'oxford',
  'pasadena', 'peoria', 'portland', 'quincy', 'richmond', 'riverside', 'rochester', 'salem', 'springfield', 'troy',
  'vancouver', 'wilmington', 'winchester',
]);

/** Returns why a place can't be used to find programs, or null if its state is known. */
export function placeProblem(location: string, zipCode: string | null): PlaceProblem | null {
  if (stateOfPlace(location, zipCode) || OVERSEAS_MAIL.test(location)) return null;
  return COMMON_TOWNS.has(plain(location)) ? 'ambiguous' : 'unknown';
}

function codeAtTheEnd(place: string): StateCode | undefined {
  const [, before = '', last = ''] = /^(.*?)([A-Za-z]\.?\s?[A-Za-z])\.?$/s.exec(place) ?? [];
  const code = last.replace(/[.\s]/g, '');
  const standsAlone = before === '' || /[\s,]$/.test(before);
  if (!standsAlone || code.length !== 2 || (/\s/.test(last) && !last.includes('.'))) return undefined;
  const isMeant =
    before === '' || /,\s*$/.test(before) || code === code.toUpperCase() || !WORDS.has(code.toLowerCase());
  const upper = code.toUpperCase();
  return isMeant && isState(upper) ? upper : undefined;
}

function nameAtTheEnd(place: string): StateCode | undefined {
  const words = plain(place);
  return BY_NAME.find(([name]) => words === name || words.endsWith(` ${name}`))?.[1];
}

/** Reduces a text to lowercase letters and single spaces. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
