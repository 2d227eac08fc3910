import { stateInSentence } from '../../contract/profile/place-names.ts';
import { isState, US_STATES } from '../../contract/profile/places.ts';
import { FACTS, type FactName } from '../../contract/programs/rules.ts';
import type { Phrases } from '../../contract/spanish/phrase-book.ts';
import { FACT_TABLE } from '../fact-table/table.ts';
import { FACTS_IN_SPANISH } from './fact-sentences.ts';
import { STATE_NAMES } from './state-names.ts';
import { KINDS } from './words.ts';

/** Conditions rarely name two values of a fact that has more values than this. */
const FEW = 7;

/** The sentences of conditions on one fact. Crawled programs have only these. */
export const FACT_PHRASES: Phrases = Object.fromEntries([
  ...(Object.keys(FACTS) as FactName[]).flatMap(sentencesOf),
  ['You apply for {kinds}', 'Hace la solicitud {kinds}'],
  ['You apply as {people}', 'Hace la solicitud {people}'],
  ['You apply as {people}, or for {kinds}', 'Hace la solicitud {people}, o {kinds}'],
  ['You live in {states}', 'Vive en {states}'],
  ["You don't live in {states}", 'No vive en {states}'],
]);

/** The lists inside such sentences. A kind of applicant may have "or" in its own name. */
export const FACT_WORDS: Phrases = {
  ...Object.fromEntries(
    Object.keys(US_STATES).flatMap((code) => (isState(code) ? [[stateInSentence(code), STATE_NAMES[code]]] : [])),
  ),
  ...Object.fromEntries(Object.entries(KINDS).flatMap(([kind, own]) => kindsWith(kind, own))),
  '{first}, {others}': '{first}, {others}',
  '{first} or {last}': '{first} o {last}',
  '{first} or Ohio': '{first} u Ohio',
  '{first} or Oklahoma': '{first} u Oklahoma',
  '{first} or Oregon': '{first} u Oregón',
};

function sentencesOf(fact: FactName): [string, string][] {
  const [english, own] = [FACT_TABLE[fact], FACTS_IN_SPANISH[fact]];
  if ('yes' in english && 'yes' in own)
    return [
      [english.yes, own.yes],
      [english.no, own.no],
    ];
  if ('of' in english && 'of' in own)
    // Numbers with their own wording, then a placeholder for all others.
    return ['0', '1', partOf(english.of(0))].flatMap((value): [string, string][] => [
      [english.atLeast(value), own.atLeast(value)],
      [english.atMost(value), own.atMost(value)],
    ]);
  if (!('says' in english && 'says' in own) || fact === 'applicantKind' || fact === 'state') return [];
  return choicesOf(fact).flatMap((values) =>
    [false, true].map((negated): [string, string] => [english.says(values, negated), own.says(values, negated)]),
  );
}

function partOf(number: string): string {
  if (number.startsWith('$')) return '{sum}';
  return number.endsWith('%') ? '{share}' : '{count}';
}

/** Returns each value of a fact, alone and in pairs. */
function choicesOf(fact: FactName): string[][] {
  const kind = FACTS[fact];
  const values: readonly string[] = 'values' in kind ? kind.values : [];
  const others = (index: number) => (values.length > FEW ? [] : values.slice(index + 1));
  return values.flatMap((one, index) => [[one], ...others(index).map((other) => [one, other])]);
}

function kindsWith(kind: string, own: string): [string, string][] {
  const { says } = FACT_TABLE.applicantKind;
  const names = [says([kind], false), says([kind], true)].map((sentence) =>
    sentence.replace(/^.*? apply (?:as|for) /, ''),
  );
  return names.flatMap((name): [string, string][] => [
    [name, own],
    [`${name} or {last}`, `${own} o {last}`],
    [`${name}, {others}`, `${own}, {others}`],
  ]);
}
