import type { SavedCriteria } from '../saved/alerts.ts';
import { ANY_CATEGORY } from './search.ts';

/** Returns the results page's URL for a search. Without search words, the page uses the profile. */
export function resultsPath({ searchTerm, programType, category, location, asTyped }: SavedCriteria): string {
  const words = new URLSearchParams();
  if (searchTerm) words.set('q', searchTerm);
  if (programType !== 'all') words.set('type', programType);
  if (category && category !== ANY_CATEGORY) words.set('category', category);
  if (location) words.set('place', location);
  if (asTyped) words.set('exact', 'true');
  return `/search-results?${words.size > 0 ? words : 'autoSearch=true'}`;
}
