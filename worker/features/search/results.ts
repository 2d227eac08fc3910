import type { Match } from '../../../contract/programs/grants.ts';
import type { SearchResults } from '../../../contract/search/search.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { withOwnPapers } from '../programs/own-papers.ts';
import { grantOf, type ListedProgram } from '../programs/program.ts';
import { openQuestions } from './questions/questions.ts';
import type { Asked } from './search-request.ts';

/** A search for a person with these facts. */
export interface Search extends Asked {
  facts: Facts;
  includeIneligible: boolean;
  /** True to include the total, which only the first page shows. */
  isFirstPage: boolean;
}

/** Builds the response for a page of programs. */
export function resultsOf(
  page: readonly { program: ListedProgram; match: Match }[],
  facts: Facts,
  about: Pick<SearchResults, 'understood' | 'facets' | 'hasMore'>,
): SearchResults {
  return {
    grants: page.map(({ program, match }) => ({ ...grantOf(withOwnPapers(program, facts)), match })),
    ...about,
    questions: openQuestions(
      page.map(({ program }) => program),
      facts,
    ),
  };
}
