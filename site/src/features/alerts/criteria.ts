import type { SavedCriteria, SavedSearch } from '../../../../contract/alerts.ts';
import { savedCriteria } from '../../../../contract/alerts.ts';
import { resultsPath } from '../../../../contract/results-address.ts';
import { ANY_CATEGORY } from '../../../../contract/search.ts';
import { KIND_WORDS } from '../program/kind-words.ts';
import type { Criteria } from './store.ts';
import { PROFILE_SEARCH } from './texts.ts';

const LONGEST_NAME = 60;

/** What a search is called until the member says otherwise: its words, cut at a word's end. */
export function nameFor({ searchTerm, location }: Criteria): string {
  const words = searchTerm?.replace(/\s+/g, ' ').trim();
  if (!words) return location ? `${PROFILE_SEARCH}, ${location}`.slice(0, LONGEST_NAME) : PROFILE_SEARCH;
  if (words.length <= LONGEST_NAME) return words;
  // By whole characters: an emoji is two units long.
  const cut = [...words].slice(0, LONGEST_NAME).join('');
  const blank = cut.lastIndexOf(' ');
  return `${blank > LONGEST_NAME / 2 ? cut.slice(0, blank) : cut}…`;
}

/** What a search looks for, in short: "“roof repair” · Loans · Columbus, OH". */
export function criteriaWords({ searchTerm, programType, category, location }: SavedCriteria): string {
  return [
    searchTerm ? `“${searchTerm}”` : PROFILE_SEARCH,
    programType === 'all' ? '' : KIND_WORDS[programType],
    category && category !== ANY_CATEGORY ? category : '',
    location ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The search among the saved ones that looks for the same. */
export function sameSearch(searches: readonly SavedSearch[], criteria: Criteria): SavedSearch | undefined {
  const path = resultsPath(savedCriteria.parse(criteria));
  return searches.find((search) => resultsPath(search.criteria) === path);
}
