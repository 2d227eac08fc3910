import type { Leaf } from '../../../../../contract/programs/rules.ts';
import { lowerFirst } from '../../../../../matching/rules/likelihood-words.ts';
import { CONDITIONS } from '../texts.ts';
import { type Condition, leavesOf } from './conditions.ts';
import { ELSEWHERE, EXCEPTION, JOINED, NEGATIVE } from './deciding-words.ts';

type Several = Extract<Condition, { parts: unknown }>;

/** A part of a sentence, with the key of the source that states it. */
export interface Phrase {
  text: string;
  source?: string | undefined;
}
/** A condition as one sentence. */
export type Line = readonly Phrase[];

/** Conditions below one heading. A line can end in a choice of parts. */
export interface Group {
  title: string;
  lines: { line: Line; parts?: Line[] }[];
}

export interface Deciding {
  /** The conditions that decide the matter for most people, most decisive first. */
  lines: Line[];
  /** Further conditions, and less common ways to meet a condition. */
  groups: Group[];
  /** True if `groups` has conditions of its own, not just other ways to meet those in `lines`. */
  hasMore: boolean;
  /** The sources' own words. */
  quotes: { quote: string; source: string }[];
}

/** As many lines as readers can take in at a glance. */
const MOST_LINES = 5;
/** About three lines on a phone, in characters. */
const LONGEST_LINE = 150;
const MOST_WAYS = 3;
/** A choice with more options than this becomes a list. */
const MOST_IN_LINE = 2;

/** Orders a program's conditions for its public page: a few lines that decide, then everything else. */
export function decidingOf(condition: Condition): Deciding {
  const parts = condition.is === 'one' ? [condition] : condition.parts;
  const ranked = condition.is === 'any' ? parts : parts.toSorted((a, b) => rankOf(a) - rankOf(b));
  const telling = ranked.filter((part) => ranked.length === 1 || !isTrivial(part));
  const first = telling.length <= MOST_LINES + 1 ? telling : telling.slice(0, MOST_LINES);
  const more = ranked.filter((part) => !first.includes(part));
  const title = condition.is === 'any' ? CONDITIONS.alsoEnough : CONDITIONS.alsoNeeded;
  return {
    lines: first.map(lineOf),
    groups: [
      ...(more.length > 0 ? [{ title, lines: more.map((part) => ({ line: lineOf(part) })) }] : []),
      ...ranked.flatMap(otherWays),
    ],
    hasMore: more.some((part) => !isTrivial(part)),
    quotes: leavesOf(condition).flatMap(({ quote, source }) => (quote ? [{ quote, source }] : [])),
  };
}

/** Returns whether nearly every reader meets a condition: they apply as a person and live where the program exists. */
function isTrivial(part: Condition): boolean {
  return part.is === 'one' && rankOfLeaf(part.leaf) === OF_FEW;
}

function isElsewhere({ says }: Leaf): boolean {
  return ELSEWHERE.test(says);
}

function isException({ says }: Leaf): boolean {
  return EXCEPTION.test(says);
}

/** Returns whether a group is about immigration status. That law is long, and most people meet its first condition. */
function isStatus(part: Several): boolean {
  const [first] = part.parts;
  return leavesOf(part).length > 2 && first?.is === 'one' && 'fact' in first.leaf && first.leaf.fact === 'citizenship';
}

const OF_STATUS = 5;
const OF_FEW = 9;
const OTHERS = 4;
// biome-ignore format: one row per rank
const FACT_RANKS: Readonly<Record<string, number>> = {
  householdIncome: 0, incomeOfPovertyLine: 0, incomeOfAreaMedian: 0,
  age: 1,
  youngestChild: 2, children: 2, schoolAgeChild: 2, applyingFor: 2, pregnant: 2, relativesChild: 2,
  state: 3,
  citizenship: OF_STATUS,
};
const ODDS_RANKS: Readonly<Record<string, number>> = { usually: 6, 'nearly-always': 7 };

/** Ranks a condition by how decisive it is. The lowest rank is the most decisive. */
function rankOf(part: Condition): number {
  if (part.is === 'one') return rankOfLeaf(part.leaf);
  if (isStatus(part)) return OF_STATUS;
  const ways = plainWays(part);
  return Math.min(...(ways.length > 0 ? ways : leavesOf(part)).map(rankOfLeaf));
}

function rankOfLeaf(leaf: Leaf): number {
  if (isElsewhere(leaf)) return OF_FEW;
  if ('fact' in leaf) {
    if (leaf.fact !== 'applicantKind') return FACT_RANKS[leaf.fact] ?? OTHERS;
    // Everyone can apply as a person.
    return [leaf.is, ...(leaf.in ?? [])].includes('individual') ? OF_FEW : 0;
  }
  if (leaf.benefit !== undefined || typeof leaf.odds === 'object') return 0;
  return ODDS_RANKS[leaf.odds ?? ''] ?? OTHERS;
}

/** Returns the single conditions that are an ordinary way to meet a group, not an exception. */
function plainWays(part: Several): Leaf[] {
  return part.parts.flatMap((one) =>
    one.is === 'one' && !isException(one.leaf) && !isElsewhere(one.leaf) ? [one.leaf] : [],
  );
}

/** Returns the ways to meet a group that its line names. */
function namedWays(part: Several): Condition[] {
  if (isStatus(part)) return [];
  const ways = part.parts.filter((one) => one.is === 'one' && plainWays(part).includes(one.leaf));
  const all = ways.length > 0 ? ways : part.parts;
  return all.length <= MOST_WAYS && lengthOf(inWords({ is: 'any', parts: all })) <= LONGEST_LINE
    ? all
    : all.slice(0, 1);
}

function lineOf(part: Condition): Line {
  if (part.is !== 'any') return inWords(part);
  if (isStatus(part)) return [{ text: CONDITIONS.status }];
  const ways = namedWays(part);
  const words = inWords({ is: 'any', parts: ways });
  const inSome = part.parts.some(isElsewhereOnly);
  const others = part.parts.filter((one) => !ways.includes(one) && !isElsewhereOnly(one)).length;
  return words.map(({ text, source }, index) => {
    const begun = inSome && index === 0 ? CONDITIONS.inSome + lowerFirst(text) : text;
    const orElse = NEGATIVE.test(wordsOf(words)) ? CONDITIONS.orYouAre : CONDITIONS.orElse;
    return { text: others > 0 && index === words.length - 1 ? begun + orElse(others) : begun, source };
  });
}

function isElsewhereOnly(part: Condition): boolean {
  return part.is === 'one' && isElsewhere(part.leaf);
}

/** Returns the ways to meet a group that its line doesn't name. */
function otherWays(part: Condition): Group[] {
  if (part.is !== 'any') return [];
  const ways = namedWays(part);
  const others = part.parts.filter((one) => !ways.includes(one));
  if (others.length === 0) return [];
  const title = isStatus(part)
    ? CONDITIONS.statusRules
    : CONDITIONS.insteadOf(wordsOf(inWords(ways[0] ?? part)), others.length);
  return [{ title, lines: others.map(withParts) }];
}

/** Puts an alternative's longest choice into its own list. */
function withParts(part: Condition): Group['lines'][number] {
  if (part.is !== 'all') return { line: inWords(part) };
  const [choice] = part.parts
    .filter((one) => one.is === 'any' && leavesOf(one).length > MOST_IN_LINE)
    .sort((a, b) => lengthOf(inWords(b)) - lengthOf(inWords(a)));
  if (choice?.is !== 'any') return { line: inWords(part) };
  const others = part.parts.filter((one) => one !== choice);
  const [only] = others;
  const words = inWords(only && others.length === 1 ? only : { is: 'all', parts: others });
  return { line: [...words, { text: CONDITIONS.andOneOf }], parts: choice.parts.map((one) => inWords(one)) };
}

/** Puts a condition and its parts into one sentence. */
function inWords(part: Condition, depth = 0): Phrase[] {
  if (part.is === 'one') return [{ text: part.leaf.says, source: part.leaf.source }];
  const phrases = part.parts.flatMap((one, index) => {
    const [first, ...rest] = inWords(one, depth + 1);
    if (!first || index === 0) return first ? [first, ...rest] : [];
    const next = lowerFirst(first.text);
    return [{ ...first, text: `, ${JOINED[part.is](next)} ${next}` }, ...rest];
  });
  const [first, ...rest] = phrases;
  const last = rest.pop();
  if (depth === 0 || !first || !last) return phrases;
  return [{ ...first, text: `(${lowerFirst(first.text)}` }, ...rest, { ...last, text: `${last.text})` }];
}

const wordsOf = (line: Line) => line.map(({ text }) => text).join('');
const lengthOf = (line: Line) => wordsOf(line).length;
