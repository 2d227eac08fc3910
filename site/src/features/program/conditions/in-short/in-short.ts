import { lastRound } from '../../texts.ts';
import { ROUNDS, YEARS } from './in-short-words.ts';

/** Longer texts are shortened on a card. */
const ROOM = 60;
/** A shorter text says too little on its own. */
const LEAST = 12;

/** Shortens an amount for a card: drops the year in parentheses at the end, and marks a past round as such. */
export function amountInShort(text: string, now = new Date()): string {
  const [words = '', round = '', year] = ROUNDS.exec(text) ?? [];
  const amount = year && Number(year) < now.getFullYear() ? lastRound(round) + text.slice(words.length) : text;
  return inShort(amount.replace(YEARS, ''));
}

/** Returns the first clause of a text that's too long for a card. Cuts only where the source pauses. */
export function inShort(text: string): string {
  if (text.length <= ROOM) return text;
  const [first = ''] = text.split(/;\s|(?<=(?:[a-z]{4}|\d|\))\.)\s/);
  return first.length >= LEAST && first !== text ? first.replace(/\.$/, '') : text;
}
