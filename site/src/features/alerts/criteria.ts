import type { SavedCriteria, SavedSearch } from '../../../../contract/saved/alerts.ts';
import { savedCriteria } from '../../../../contract/saved/alerts.ts';
import { resultsPath } from '../../../../contract/search/results-address.ts';
import { ANY_CATEGORY } from '../../../../contract/search/search.ts';
import { DOT } from '../../lib/dot.ts';
import { categoryName } from '../program/category-names.ts';
import { KIND_WORDS } from '../program/kind-words.ts';
import type { Criteria } from './store.ts';
import { PROFILE_SEARCH } from './texts.ts';

const LONGEST_NAME = 60;

/** Returns the default name of a search: its words, cut at a word boundary. */
export function nameFor({ searchTerm, location }: Criteria): string {
  const words = searchTerm?.replace(/\s+/g, ' ').trim();
  if (!words) return location ? `${PROFILE_SEARCH}, ${location}`.slice(0, LONGEST_NAME) : PROFILE_SEARCH;
  if (words.length <= LONGEST_NAME) return words;
  // By code points: an emoji is two UTF-16 units long.
  const cut = [...words].slice(0, LONGEST_NAME).join('');
  const blank = cut.lastIndexOf(' ');
  return `${blank > LONGEST_NAME / 2 ? cut.slice(0, blank) : cut}…`;
}

/** Returns a short description of a search, such as “roof repair” · Loans · Columbus, OH. */
export function criteriaWords({ searchTerm, programType, category, location }: SavedCriteria): string {
  return [
    searchTerm ? `“${searchTerm}”` : PROFILE_SEARCH,
    programType === 'all' ? '' : KIND_WORDS[programType],
    category && category !== ANY_CATEGORY ? categoryName(category) : '',
    location ?? '',
  ]
    .filter(Boolean)
    .join(DOT);
}

/** Returns the saved search with the same criteria. */
export function sameSearch(searches: readonly SavedSearch[], criteria: Criteria): SavedSearch | undefined {
  const path = resultsPath(savedCriteria.parse(criteria));
  return searches.find((search) => resultsPath(search.criteria) === path);
}
