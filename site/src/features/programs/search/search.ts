/**
 * The public search, with the words, thesaurus and ranking of the members' search. A visitor's words never leave the
 * browser: it loads the data for all programs, so that data is kept small.
 */

import { isState, US_STATES } from '../../../../../contract/profile/places.ts';
import { type Candidate, evidenceFor, relevanceOf } from '../../../../../matching/search/relevance/relevance.ts';
import { isWeak } from '../../../../../matching/search/relevance/weak.ts';
import { corrected, isKnown } from '../../../../../matching/search/spelling.ts';
import { type Understood, understand } from '../../../../../matching/search/understand.ts';
import { isGeneral, phraseStems, type Word, wordsOf } from '../../../../../matching/search/words.ts';
import { allConcepts } from '../../../../../matching/thesaurus/index.ts';
import { LOCALE } from '../../../locale/locale.ts';
import { prefixOf } from '../../../locale/prefix.ts';
import { STATE_NAMES } from '../../../locale/state-names.ts';
import { HAS_THESAURUS, IN } from './search-words.ts';

export interface Listed {
  id: string;
  name: string;
  /** Type, place and amount in words. */
  facts: string;
  /** The language of its page, if this build has no page for it. */
  lang?: string | undefined;
  /** Its states; empty for nationwide programs. */
  states: readonly string[];
  /** The nationwide program that it's a state's version of. */
  formOf?: string | undefined;
  /** Its official title and popular names. */
  names: readonly string[];
  /** The thesaurus concepts in its title and names, and those its description mentions. */
  about: readonly string[];
  mentions: readonly string[];
  /** The need it helps with most. */
  need: string;
  /** Ranks it among equals, from 0 to 1, by who it's for and what it's worth. */
  standing: number;
}

/** The file format: concepts are indexes into one list, because many programs share them. */
export interface ListedFile {
  concepts: string[];
  programs: (Omit<Listed, 'about' | 'mentions'> & { about: number[]; mentions: number[] })[];
}

export interface Found {
  programs: readonly Listed[];
  /** The state named in the search words. */
  stateNamed: string | null;
  /** The corrected words, if they were misspelled. */
  corrected: string | null;
  /** True if no program matches all the words and these are only close in meaning. */
  isNear: boolean;
}

/** The file's path on the site. */
export const LISTED_FILE = `${prefixOf(LOCALE)}/content/program-names.json`;

/**
 * Below this share of the best score, a program only shares a word with the search. For two words, a program that
 * leaves one unmatched needs more. A sentence asks for several things, and few programs match all of them.
 */
const LEAST_SHARE = { ofAll: 0.6, ofOne: 0.8, ofOther: 0.8, ofSentence: 0.45 } as const;
/** How much a program's standing and the selected state add to its score. */
const STANDING = 0.22;
const OWN_STATE = 0.04;
/** With no state selected, a single state's program helps few readers. */
const OTHER_STATE = -0.3;

interface Ranked extends Candidate {
  program: Listed;
  words: ReadonlySet<string>;
}

const prepared = new WeakMap<readonly Listed[], { ranked: Ranked[]; words: ReadonlyMap<string, number> }>();

function prepare(programs: readonly Listed[]) {
  const known = prepared.get(programs);
  if (known) return known;
  const counts = new Map<string, number>();
  const ranked = programs.map((program) => {
    const [title = '', ...others] = program.names;
    const names = [program.name, title, ...others];
    for (const word of new Set(names.flatMap(wordsOf))) counts.set(word, (counts.get(word) ?? 0) + 1);
    return {
      program,
      title: [...new Set([...phraseStems(title), ...phraseStems(program.name)])],
      names: names.map(phraseStems).filter((name) => name.length > 0),
      named: program.about,
      mentioned: program.mentions,
      inText: new Set(phraseStems(program.facts)),
      words: new Set(names.flatMap(phraseStems)),
      textFit: 0,
      yearlyMoney: null,
    };
  });
  const all = { ranked, words: counts };
  prepared.set(programs, all);
  return all;
}

/**
 * Searches for the words, in the selected state or the one they name. Returns the best first. `isEnglish` says whether
 * the words and programs are in English, by default this build's language.
 */
export function foundPrograms(
  programs: readonly Listed[],
  typed: string,
  chosen = '',
  { isEnglish = HAS_THESAURUS }: { isEnglish?: boolean } = {},
): Found {
  const { ranked, words } = prepare(programs);
  const { rest, state: stateNamed } = withoutState(typed);
  const state = chosen || (stateNamed ?? '');
  const open = ranked.filter(
    ({ program }) => state === '' || program.states.length === 0 || program.states.includes(state),
  );
  const search = understand(completed(rest.trim() === '' ? typed : rest, words), {
    spelling: isEnglish,
    dictionary: OTHER_WORDS,
  });
  const found = rankedFor(search, open, state);
  const isNear = found.length === 0;
  const near = !isNear ? [] : isEnglish ? nearTo(search, open, state) : forEachWord(search, open, state);
  return {
    programs: eachOnce(isNear ? near : found, state !== ''),
    stateNamed,
    corrected: search.corrected,
    isNear: isNear && near.length > 0,
  };
}

/** Returns the programs that match the words well; empty if none do. */
function rankedFor(search: Understood, open: readonly Ranked[], state: string): Listed[] {
  const stems = new Set(search.words.map(({ stem }) => stem));
  if (stems.size === 0 && search.codes.length === 0) return [];
  const scored = open.map((one) => {
    const held = [...stems].filter((stem) => one.words.has(stem)).length;
    const candidate = { ...one, textFit: stems.size === 0 ? 0 : held / stems.size };
    return { ...candidate, relevance: relevanceOf(search, candidate, NOTHING) };
  });
  const best = scored.toSorted((a, b) => b.relevance - a.relevance)[0];
  if (best === undefined || isWeak(search, scored)) return [];
  return scored
    .filter((one) => one.relevance >= shareFor(search, one, best.program.need) * best.relevance)
    .map(({ program, relevance }) => ({ program, points: relevance + placing(program, state) }))
    .toSorted((a, b) => b.points - a.points)
    .map(({ program }) => program);
}

function shareFor(search: Understood, program: Ranked, need: string): number {
  const telling = search.words.filter(({ stem }) => !isGeneral(stem));
  // For example, disaster help for cattle that died of heat won't pay heating bills.
  if (program.program.need !== need && isOther(search, program, telling)) return LEAST_SHARE.ofOther;
  if (answersEach(search, program, telling)) return LEAST_SHARE.ofAll;
  return telling.length > 2 ? LEAST_SHARE.ofSentence : LEAST_SHARE.ofOne;
}

/** Returns whether the words mean something that the program isn't about. */
function isOther({ concepts }: Understood, { named, mentioned }: Candidate, telling: readonly Word[]): boolean {
  const meant = concepts.filter(({ stems, weight }) => weight === 1 && telling.every(({ stem }) => stems.has(stem)));
  return (
    meant.length > 0 && !meant.some(({ concept: { token } }) => named.includes(token) || mentioned.includes(token))
  );
}

/**
 * Returns near matches for words that no program matches as a whole. For a sentence, matches of its most specific part;
 * for a word or two, the thesaurus entry they belong to, such as diapers in "help with diapers".
 */
function nearTo(search: Understood, open: readonly Ranked[], state: string): Listed[] {
  const whole = search.concepts.filter(({ weight }) => weight === 1);
  if (whole.length > 0) {
    const stems = new Set(whole.flatMap((concept) => [...concept.stems]));
    const part = search.words.filter(({ stem }) => stems.has(stem)).map(({ text }) => text);
    return part.length < search.words.length
      ? rankedFor(understand(part.join(' '), { spelling: false }), open, state)
      : [];
  }
  const telling = search.words.filter(({ stem }) => !isGeneral(stem));
  if (telling.length === 0 || telling.length > 2) return [];
  const meant = new Set(
    allConcepts()
      .filter(({ lay }) => lay.some((phrase) => telling.every(({ stem }) => phrase.includes(stem))))
      .map(({ token }) => token),
  );
  return open
    .filter(({ named }) => named.some((token) => meant.has(token)))
    .map(({ program }) => program)
    .toSorted((a, b) => placing(b, state) - placing(a, state));
}

/** With more words than this, each alone says little about what is meant. */
const MOST_ALONE = 4;

/** Returns near matches without a thesaurus: the best programs for each word alone, alternating between words. */
function forEachWord({ words }: Understood, open: readonly Ranked[], state: string): Listed[] {
  const telling = words.filter(({ stem }) => !isGeneral(stem));
  if (telling.length > MOST_ALONE) return [];
  const lists = telling.map(({ text }) => rankedFor(understand(text, { spelling: false }), open, state));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [...new Set(Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat())];
}

const NOTHING: ReadonlySet<string> = new Set();

/** Returns whether the program matches each of these search words. */
function answersEach(search: Understood, program: Candidate, words: readonly Word[]): boolean {
  const evidence = evidenceFor(search, program);
  return words.every(({ stem }) => evidence(stem) > 0);
}

function placing({ states, standing }: Listed, state: string): number {
  const place = states.length === 0 ? 0 : state === '' ? OTHER_STATE : OWN_STATE;
  return STANDING * standing + place;
}

/**
 * Lists each program once. With a state selected, the state's own version replaces the nationwide program. Otherwise,
 * the nationwide program replaces the states' versions.
 */
function eachOnce(programs: readonly Listed[], hasState: boolean): Listed[] {
  const forms = new Set(programs.flatMap(({ formOf }) => formOf ?? []));
  const before = new Set<string>();
  return programs.filter((program) => {
    before.add(program.id);
    return hasState ? !forms.has(program.id) : program.formOf === undefined || !before.has(program.formOf);
  });
}

/** Matches a name with and without its accents and periods. */
function patternOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('.', '\\.?');
  return plain.replace(/[aeiou]/g, (vowel) => `[${vowel}${ACCENTED[vowel] ?? ''}]`);
}
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

const STATES = Object.keys(US_STATES)
  .filter(isState)
  .map((code) => {
    const names = [...new Set([US_STATES[code], STATE_NAMES[code]])].map(patternOf).join('|');
    return { code, words: new RegExp(`\\b(?:${IN} )?(?:${names})\\b`, 'i') };
  })
  .toSorted((a, b) => b.words.source.length - a.words.source.length);

function withoutState(typed: string): { rest: string; state: string | null } {
  const named = STATES.find(({ words }) => words.test(typed));
  return named ? { rest: typed.replace(named.words, ' '), state: named.code } : { rest: typed, state: null };
}

/** Typos rarely affect the first letters. If those differ, it's another word: "abortion" isn't "adoption". */
const SAME_START = 3;
const OTHER_WORDS = {
  has: (word: string) => corrected(word)?.slice(0, SAME_START) !== word.slice(0, SAME_START),
};

const SHORTEST_START = 3;

/** Completes the last word: if it isn't a known word, replaces it with the most common word that it's a prefix of. */
function completed(typed: string, words: ReadonlyMap<string, number>): string {
  const [start = ''] = /\p{L}+$/u.exec(typed) ?? [];
  const [small = ''] = wordsOf(start);
  if (small.length < SHORTEST_START || words.has(small) || isKnown(small)) return typed;
  let best: string | null = null;
  for (const [word, count] of words) {
    if (word.startsWith(small) && (best === null || count > (words.get(best) ?? 0))) best = word;
  }
  return best === null ? typed : typed.slice(0, typed.length - start.length) + best;
}
