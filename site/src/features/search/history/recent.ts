import * as z from 'zod/mini';
import { keepRecentSearches, keptRecentSearches } from '../../account/session/storage.ts';

const MOST = 5;
const LONGEST = 80;

const searches = z.catch(z.array(z.string()), []);

/** Returns this member's recent searches on this device, most recent first. */
export function recentSearches(): string[] {
  return searches.parse(keptRecentSearches());
}

/** Stores a search, unless it's too long: long texts are stories that no one searches for twice. */
export function noteSearch(words: string): void {
  if (words === '' || words.length > LONGEST) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase());
  keepRecentSearches([words, ...others].slice(0, MOST));
}

export function forgetSearch(words: string): void {
  keepRecentSearches(recentSearches().filter((other) => other.toLowerCase() !== words.toLowerCase()));
}

export function forgetRecentSearches(): void {
  keepRecentSearches([]);
}
