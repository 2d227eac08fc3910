import { stem } from '../../../../matching/stem.ts';
import { wordNumbers } from './number-words.ts';
import { addressed, inOneWay, smallWord } from './small-words.ts';
import { folded, tokensOf } from './text.ts';

/** Words of grammar, of addressing somebody and of applying in general: they state nothing by themselves. */
const GRAMMAR = new Set(
  (
    'a about after all also am an and any are as at be been before being both but by can could did do does done during each ' +
    'either even every few for from further get gets getting give gives given had has have having he her here hers him his ' +
    'how i if in into is it its itself let like made make makes making may me might more most must my need needed needs of ' +
    'on once one or other others our out over own per same shall she should so some such than that the their theirs them ' +
    'then there these they this those through to too under until up upon us use used uses using very via was we were what ' +
    'when where whether which while who whom whose will with within would yes you your yours yourself ' +
    'according applicant applicants application applications apply applies applying eligible eligibility program programs ' +
    'person people someone anyone required require requires requirement requirements qualify qualifies ask asked asks ' +
    'include includes including included e g i e etc not no nor never cannot cant wont dont doesnt isnt arent without ' +
    'unless except just please take takes put say says stated source note call calls contact phone telephone email write ' +
    'visit old older younger age aged'
  ).split(' '),
);

/** Words that mean the same wherever programs are described. */
const SAME = [
  ['submit', 'send', 'file', 'turn', 'hand', 'deliver'],
  ['document', 'paperwork', 'paper', 'record', 'documentation'],
  ['proof', 'evidence', 'prove', 'verify', 'verification', 'show', 'demonstrate', 'confirm'],
  ['elderly', 'senior'],
  ['fill', 'complete', 'filled'],
  ['receive', 'obtain', 'get', 'gets', 'getting'],
  ['provide', 'supply', 'offer', 'give', 'gives', 'given'],
  ['money', 'fund', 'funding', 'funds'],
  ['pay', 'payment', 'paid'],
  ['live', 'reside', 'residence', 'resident', 'living'],
  ['home', 'house', 'dwelling'],
  ['deadline', 'due'],
  ['website', 'site', 'web', 'online', 'webpage'],
  ['begin', 'start'],
  ['job', 'work', 'employment', 'employ'],
  ['help', 'assistance', 'aid', 'assist'],
  ['buy', 'purchase'],
  ['license', 'licensed'],
  ['choose', 'select'],
  ['check', 'review'],
  ['meet', 'satisfy'],
  ['decide', 'determine', 'decision'],
];
const CLASS_OF = new Map(SAME.flatMap((words, place) => words.map((word) => [stem(word), `=${place}`] as const)));

/** Words that promise or exclude: a statement may have them where its quote has one of the same kind. */
const STRONG = [
  ['only', 'solely', 'exclusively'],
  ['guarantee', 'guarantees', 'guaranteed', 'assured'],
  ['always', 'automatically', 'automatic', 'immediately', 'instantly'],
  ['free'],
  ['everyone', 'everybody', 'anyone', 'anybody', 'all', 'every', 'each', 'any'],
  ['optional', 'voluntary'],
];
/** Words that soften or narrow what is said: a statement keeps them, or it promises more. */
const SOFT = [
  ['may', 'might', 'can', 'could', 'cannot', 'able', 'eligible', 'qualify'],
  ['should', 'encouraged', 'recommended', 'preferred', 'preference'],
  ['most', 'mostly'],
  ['some', 'few'],
  ['if', 'when', 'where', 'once', 'while'],
];
const DUTY = new Set(['must', 'shall', 'required', 'require', 'requires', 'need', 'needs', 'mandatory', 'have']);
/** Words that deny a duty when one of them stands before it: "do not need to", "no longer have to", "no application is required". */
const DENIED_DUTY =
  /\b(?:not|no|dont|doesnt|never|neednt|isnt|arent)(?: \w+){0,2} (?:need|needs|have|required|mandatory)\b|\bneednt\b/;
const LEAVE = new Set([
  'may',
  'can',
  'could',
  'should',
  'optional',
  'encouraged',
  'recommended',
  'preferred',
  'preference',
]);
/** Bounds and denials as words that no text has. One that ends in `1` belongs to the word after it, in `2` to that before. */
const BINDING: readonly (readonly [RegExp, string])[] = [
  [/\bnot only\b/g, ' '],
  [/\b(?:no|not) (?:later|longer) than\b|\b(?:before|until|till|prior to|earlier than)\b/g, ' zzbefore1 '],
  [/\b(?:no|not) (?:earlier|sooner) than\b|\b(?:after|since|later than|longer than)\b/g, ' zzafter1 '],
  [/\b(?:no|not) (?:more|greater|higher|older) than\b|\b(?:no|not) (?:above|over)\b/g, ' zzupper1 '],
  [/\b(?:do(?:es)?|may|must|can|shall|will)? ?not (?:to )?exceed(?:s|ing)?\b|\bcannot exceed\b/g, ' zzupper1 '],
  [/\b(?:no|not) (?:less|fewer|lower|younger) than\b|\b(?:no|not) (?:below|under)\b/g, ' zzlower1 '],
  [/\bor (?:more|older|above|higher|over)\b/g, ' zzlower2 '],
  [/\bor (?:less|younger|fewer|below|under|lower)\b/g, ' zzupper2 '],
  [/\b(?:at least|minimum|(?:more|greater|higher|older) than|over|above|exceed(?:s|ing)?)\b/g, ' zzlower1 '],
  [/\b(?:at most|maximum|up to|(?:less|fewer|lower|younger) than|under|below)\b/g, ' zzupper1 '],
  [/\b(?:not|no|nor|neither|never|none|cannot|\w+n't|cant|wont)\b/g, ' zznot1 '],
  [/\b(?:without|except|unless|excluding)\b/g, ' zzexcept1 '],
];

function withBindings(text: string): string {
  const plain = wordNumbers(folded(text).toLowerCase())
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replaceAll('%', ' percent');
  return BINDING.reduce((sofar, [phrase, word]) => sofar.replace(phrase, word), inOneWay(plain));
}

/**
 * What the words of a text state, in their order, numbers and telling small words among them; a bound or a denial is one
 * with its word.
 */
function boundContentOf(text: string): string[] {
  const words = addressed(tokensOf(withBindings(text)).flatMap((word) => tellingOf(word) ?? []));
  return words.map((word, place) => {
    if (!word.startsWith('zz')) return word;
    return `${word} ${words[word.endsWith('1') ? place + 1 : place - 1] ?? ''}`;
  });
}

/** What a word tells, those that tell the same alike; null where it tells nothing. */
function tellingOf(word: string): string | null {
  const small = smallWord(word);
  if (small !== undefined) return small;
  const known = CLASS_OF.get(stem(word)) ?? (GRAMMAR.has(word) ? null : stem(word));
  // What ended does not end.
  return known === null || !word.endsWith('ed') ? known : `${known}~ed`;
}

/** Whether a word states nothing. */
export function isGrammar(word: string): boolean {
  return GRAMMAR.has(word);
}

/** What the words of a text state, in their order. */
function contentOf(text: string): string[] {
  return tokensOf(text)
    .filter((word) => !GRAMMAR.has(word) && !/\d/.test(word))
    .map((word) => CLASS_OF.get(stem(word)) ?? stem(word));
}

/** The share of a statement's words that its quote has, from 0 to 1; 1 where it has none that state anything. */
export function sharedWords(text: string, quote: string): number {
  const said = contentOf(text);
  const quoted = new Set(contentOf(quote));
  return said.length === 0 ? 1 : said.filter((word) => quoted.has(word)).length / said.length;
}

/**
 * Whether a statement says what its quote says in as many words: nothing new, nothing in another order, no other duty or
 * bound, and nothing left out. Of "loans for farmers and grants for ranchers" the words "grants for farmers" could be left over.
 */
export function saysTheSame(text: string, quote: string): boolean {
  const [said, quoted] = [boundContentOf(text), boundContentOf(quote)];
  const isSame = said.length > 0 && said.length === quoted.length && isInOrder(said, quoted);
  return isSame && hasSameForce(tokensOf(text), tokensOf(quote));
}

/** Whether all of these come in the others, in this order. */
export function isInOrder(said: readonly string[], quoted: readonly string[]): boolean {
  let place = 0;
  return said.every((word) => {
    place = quoted.indexOf(word, place) + 1;
    return place > 0;
  });
}

function hasSameForce(said: readonly string[], quoted: readonly string[]): boolean {
  const has = (words: readonly string[], kind: Iterable<string>) => [...kind].some((word) => words.includes(word));
  if (STRONG.some((kind) => has(said, kind) && !has(quoted, kind))) return false;
  if (SOFT.some((kind) => has(quoted, kind) && !has(said, kind))) return false;
  // Who need not do a thing may still do it.
  if (DENIED_DUTY.test(quoted.join(' ')) && !DENIED_DUTY.test(said.join(' '))) return false;
  return !(has(said, DUTY) && !has(quoted, DUTY) && has(quoted, LEAVE));
}
