import { PLACE_MESSAGES, type ProfileUpdate, profile } from '../../../contract/profile/profile.ts';
import { type SearchResults, searchCriteria } from '../../../contract/search/search.ts';
import { placeProblem } from '../../../matching/person/places.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../failure.ts';
import type { Reference } from '../../http/context.ts';
import { searchPrograms } from './search.ts';

/**
 * Returns programs for these answers, best first. Throws `validation` if the state can't be determined, as saving a
 * profile does.
 */
export async function programsForPerson(
  db: Database,
  answers: ProfileUpdate,
  excludeIds: string[],
  reference: Reference,
): Promise<SearchResults> {
  const problem = placeProblem(answers.location, answers.zipCode);
  if (problem) {
    const text = PLACE_MESSAGES[problem];
    throw new ApiFailure('validation', text, { fields: { 'answers.location': text } });
  }
  const criteria = searchCriteria.parse({ excludeIds, loadMore: excludeIds.length > 0 });
  return searchPrograms(db, profile.parse(answers), criteria, { reference });
}
