import { type StateCode, US_STATES } from '../contract/places.ts';

const CODES = new Set<string>(Object.keys(US_STATES));

/** Names people use besides the official ones. */
const OTHER_NAMES: readonly (readonly [string, StateCode])[] = [
  ['virgin islands', 'VI'],
  ['washington dc', 'DC'],
  ['washington state', 'WA'],
  ['new york state', 'NY'],
];

/** Longest first, so that "West Virginia" is not read as "Virginia". */
const BY_NAME = [
  ...Object.entries(US_STATES).map(([code, name]) => [plain(name), code as StateCode] as const),
  ...OTHER_NAMES,
]
  .map(([name, code]) => [name, code] as const)
  .sort(([a], [b]) => b.length - a.length);

/** Two-letter codes that are words when they stand in lower case without a comma: "somewhere in", "it is ok". */
const WORDS = new Set(['hi', 'in', 'me', 'ok', 'or']);

/**
 * The state in a free-text place ("Columbus, OH", "columbus ohio 43004", "Austin, TX, USA"), or undefined where none is
 * named. The state stands last: "Kansas City, Missouri" is in Missouri.
 */
export function stateOf(location: string): StateCode | undefined {
  const place = location
    .replace(/\(.*?\)/g, ' ')
    .replace(/[,\s]+(u\.?s\.?a?\.?|united states( of america)?)\s*$/i, '')
    .replace(/[,\s]+\d{5}(-\d{4})?\s*$/, '')
    .trim();
  return codeAtTheEnd(place) ?? nameAtTheEnd(place);
}

function codeAtTheEnd(place: string): StateCode | undefined {
  const [, before = '', last = ''] = /^(.*?)([A-Za-z]\.?\s?[A-Za-z])\.?$/s.exec(place) ?? [];
  const code = last.replace(/[.\s]/g, '');
  const standsAlone = before === '' || /[\s,]$/.test(before);
  if (!standsAlone || code.length !== 2 || (/\s/.test(last) && !last.includes('.'))) return undefined;
  const isMeant =
    before === '' || /,\s*$/.test(before) || code === code.toUpperCase() || !WORDS.has(code.toLowerCase());
  const upper = code.toUpperCase();
  return isMeant && isStateCode(upper) ? upper : undefined;
}

function nameAtTheEnd(place: string): StateCode | undefined {
  const words = plain(place);
  return BY_NAME.find(([name]) => words === name || words.endsWith(` ${name}`))?.[1];
}

/** Lower case, letters and single blanks only. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

function isStateCode(text: string): text is StateCode {
  return CODES.has(text);
}
