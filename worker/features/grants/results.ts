import type { Match } from '../../../contract/grants.ts';
import type { SearchResults } from '../../../contract/search.ts';
import type { Facts } from '../../../matching/fact-types.ts';
import { withOwnPapers } from '../catalogue/own-papers.ts';
import { grantOf, type ListedProgram } from '../catalogue/program.ts';
import { openQuestions } from '../questions/questions.ts';
import type { Asked } from './asked.ts';

/** A search, for anyone. */
export interface Search extends Asked {
  facts: Facts;
  includeIneligible: boolean;
  /** The first page includes the total. */
  isFirstPage: boolean;
}

/** The response for a page of programs. */
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
