import {
  ANY_CATEGORY,
  type GrantDetail,
  PROGRAM_TYPES,
  type SearchCriteria,
  type SearchResults,
} from '../../../contract/grants.ts';
import { SEARCH_PAGE_SIZE } from '../../../contract/limits.ts';
import { type Profile, profile } from '../../../contract/profile.ts';
import { type Facts, factsOf } from '../../../matching/facts.ts';
import { interestsOf } from '../../../matching/interests.ts';
import { matchProgram } from '../../../matching/match.ts';
import { type Ranked, rank, wishOf } from '../../../matching/rank.ts';
import { coverage, tellingWords } from '../../../matching/words.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../http/errors.ts';
import { grantDetailOf, grantOf, ruledProgramOf } from './program.ts';
import { findCandidates, findPrograms } from './queries.ts';

/** Candidates per program type and kind of query, and how many more where the rules strike most of them out. */
const CANDIDATES = [3 * SEARCH_PAGE_SIZE, 15 * SEARCH_PAGE_SIZE] as const;

/** Below this share of the best, a program merely shares a word with what was asked for. */
const LEAST_RELEVANCE = 0.1;

/** Programs for this person and these words, the best first. Programs in `excludeIds` are never repeated. */
export async function searchPrograms(db: Database, member: Profile, criteria: SearchCriteria): Promise<SearchResults> {
  const person = withCriteria(member, criteria);
  const facts = factsOf(person);
  const ranking = await rankedCandidates(db, person, facts, criteria);
  const page = await findPrograms(
    db,
    ranking.slice(0, SEARCH_PAGE_SIZE).map(({ id }) => id),
  );
  return {
    grants: page.map((program) => ({ ...grantOf(program), match: matchProgram(ruledProgramOf(program), facts) })),
    hasMore: ranking.length > SEARCH_PAGE_SIZE,
  };
}

async function rankedCandidates(
  db: Database,
  person: Profile,
  facts: Facts,
  criteria: SearchCriteria,
): Promise<Ranked[]> {
  const asked = tellingWords(criteria.searchTerm ?? '');
  // Words of which none tells anything ("please help me") are no search: the profile makes the query then, too.
  const isAsked = asked.length > 0;
  const words = isAsked ? asked : interestsOf(person, facts);
  const query = {
    words,
    wordsBelongTogether: isAsked,
    programTypes: criteria.programType === 'all' ? PROGRAM_TYPES : [criteria.programType],
    category: criteria.category && criteria.category !== ANY_CATEGORY ? criteria.category : null,
    withNewest: !isAsked,
    excludeIds: criteria.excludeIds,
  };
  let ranked: Ranked[] = [];
  for (const limit of CANDIDATES) {
    const { found, isCut } = await findCandidates(db, { ...query, limit });
    ranked = found
      .map((program) => ({
        id: program.id,
        programType: program.programType,
        match: matchProgram({ ...program, sources: {} }, facts),
        // Title and keywords say what a program is; that a word stands somewhere in its description says little.
        relevance: (program.textFit + coverage(words, `${program.title} ${program.keywords}`)) / 2,
      }))
      .filter(({ match }) => criteria.includeIneligible || match.verdict !== 'ineligible')
      .filter(({ relevance }) => !isAsked || relevance >= LEAST_RELEVANCE);
    if (!isCut || ranked.length > SEARCH_PAGE_SIZE) break;
  }
  return rank(ranked, wishOf(asked));
}

/** One program with everything known of it, matched to this person. Throws `not_found`. */
export async function programDetailFor(db: Database, member: Profile, id: string): Promise<GrantDetail> {
  const [program] = await findPrograms(db, [id]);
  if (!program) throw new ApiFailure('not_found', 'We do not know this program. It may have been withdrawn.');
  return grantDetailOf(program, matchProgram(ruledProgramOf(program), factsOf(member)));
}

/** What a search sends overrides the profile for that search; what it leaves empty does not. */
function withCriteria(member: Profile, criteria: SearchCriteria): Profile {
  const given = Object.entries(criteria).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return profile.parse({ ...member, ...Object.fromEntries(given) });
}
