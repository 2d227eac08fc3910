import type { SavedCriteria } from '../saved/alerts.ts';
import { ANY_CATEGORY } from './search.ts';

/** The address of the results page for a search. Without words, the profile is searched. */
export function resultsPath({ searchTerm, programType, category, location, asTyped }: SavedCriteria): string {
  const words = new URLSearchParams();
  if (searchTerm) words.set('q', searchTerm);
  if (programType !== 'all') words.set('type', programType);
  if (category && category !== ANY_CATEGORY) words.set('category', category);
  if (location) words.set('place', location);
  if (asTyped) words.set('exact', 'true');
  return `/search-results?${words.size > 0 ? words : 'autoSearch=true'}`;
}
