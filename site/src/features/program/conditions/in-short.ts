import { lastRound } from '../texts.ts';

/** Longer facts are cut on a card. */
const ROOM = 60;
/** A shorter text says too little by itself. */
const LEAST = 12;

/** The years of a fact, in parentheses at its end: the program's page keeps them. */
const YEARS = / \((?:(?:in force )?since |as of |in )?(?:[A-Z][a-z]+ )?(?:19|20)\d\d(?:-\d\d)?\)$/;

/** "In the rounds of 2022 and 2023: " */
const ROUNDS = /^In the rounds? of (?:20\d\d(?:, | and ))*((?:fiscal year )?(20\d\d)): /;

/** An amount on a card: without the year in parentheses after it, and that of a past round says so. */
export function amountInShort(text: string, now = new Date()): string {
  const [words = '', round = '', year] = ROUNDS.exec(text) ?? [];
  const amount = year && Number(year) < now.getFullYear() ? lastRound(round) + text.slice(words.length) : text;
  return inShort(amount.replace(YEARS, ''));
}

/** The first clause of a fact that's too long for a card: whole words, cut where the source pauses. */
export function inShort(text: string): string {
  if (text.length <= ROOM) return text;
  const [first = ''] = text.split(/;\s|(?<=(?:[a-z]{4}|\d|\))\.)\s/);
  return first.length >= LEAST && first !== text ? first.replace(/\.$/, '') : text;
}
