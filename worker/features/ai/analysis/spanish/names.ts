import { isState, US_STATES } from '../../../../../contract/profile/places.ts';
import { STATE_NAMES } from '../../../../../matching/spanish/state-names.ts';
import { folded } from '../proof/text.ts';
import { plainSpanish } from './plain.ts';

/** Names with a Spanish form. All other names must stay unchanged. */
const KNOWN = new Map<string, string>([
  ...Object.entries(US_STATES).flatMap(([code, name]): [string, string][] =>
    isState(code) ? [[name, plainSpanish(STATE_NAMES[code]).replace(/^(?:el|la|las|los) /, '')]] : [],
  ),
  ['Social Security', 'seguro social'],
  ['United States', 'estados unidos'],
  ['Spanish', 'espanol'],
  ['English', 'ingles'],
  ['U.S.', 'ee. uu.'],
]);

/** Words in those Spanish forms, and Spanish words in the names of forms and sections. */
const OF_KNOWN = /^(?:ee|uu|u|formularios?|anexos?|seccion|parte|estados|unidos)$/;

/** Capitalized English words that aren't names in Spanish: "I", days, months, peoples, "Form" and so on. */
const NO_NAMES =
  /^(?:I|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Americans?|Indians?|Natives?|Hawaiians?|Alaskans?|Latinos?|Hispanics?|Federal|State|Form|Schedule|Section|Part|U\.?S)$/;

/** Returns capitalized words inside sentences, and words that have a capital and a digit or two capitals. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  for (const { 0: word, index } of folded(text).matchAll(
    /\p{L}[\p{L}\p{N}'&-]*|(?<![\p{N}$.,])\p{N}+-?\p{Lu}[\p{L}\p{N}-]*/gu,
  )) {
    const before = text.slice(0, index).trimEnd();
    const starts = before === '' || /[.!?:;"(¿¡•/-]$/.test(before);
    const isCode = /\p{Lu}.*\p{Lu}|\p{Lu}.*\p{N}|\p{N}.*\p{Lu}/u.test(word);
    if (isCode || (/^\p{Lu}/u.test(word) && !starts)) names.push(word.replace(/'s?$/, ''));
  }
  return names;
}

/** Names that are easy to mix up. They often start a sentence, where `namesIn` skips them. */
const PROGRAMS = /\b(?:medicare|medicaid)\b/g;
const programsIn = (plain: string) => [...new Set(plain.match(PROGRAMS))].sort().join();

/** Returns whether an English sentence and its Spanish form have the same names. */
export function haveTheSameNames(english: string, spanish: string): boolean {
  const en = folded(english);
  const es = plainSpanish(spanish);
  if (programsIn(en.toLowerCase()) !== programsIn(es)) return false;
  const known = [...KNOWN].filter(([name]) => en.includes(name));
  if (!known.every(([, own]) => es.includes(own))) return false;
  const withoutKnown = known.reduce((sofar, [name]) => sofar.replaceAll(name, ''), en);
  const kept = namesIn(withoutKnown).every((name) => NO_NAMES.test(name) || es.includes(plainSpanish(name)));
  if (!kept) return false;
  const owns = known.flatMap(([, own]) => own.split(' '));
  const enPlain = plainSpanish(en);
  return namesIn(spanish).every((name) => {
    const plain = plainSpanish(name);
    return enPlain.includes(plain) || owns.includes(plain) || OF_KNOWN.test(plain);
  });
}
