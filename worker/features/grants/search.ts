import {
  ANY_CATEGORY,
  type Category,
  type GrantDetail,
  type ProgramType,
  type SearchCriteria,
  type SearchResults,
} from '../../../contract/grants.ts';
import { SEARCH_PAGE_SIZE } from '../../../contract/limits.ts';
import { type Profile, profile } from '../../../contract/profile.ts';
import { type Facts, factsOf } from '../../../matching/facts.ts';
import { interestsOf } from '../../../matching/interests.ts';
import { explainProgram, matchProgram } from '../../../matching/match.ts';
import { rank, wishOf } from '../../../matching/rank.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../http/errors.ts';
import { type Asked, bestCandidates } from './candidates.ts';
import type { Meaning } from './nearest.ts';
import { grantDetailOf, grantOf, type Program, ruledProgramOf } from './program.ts';
import { findProgram, loadPrograms } from './queries.ts';

/** Programs of which the rules are looked at: a page and a few, once more where the rules strike too many out. */
const LOADED_AT_ONCE = SEARCH_PAGE_SIZE + 4;
const MOST_LOADS = 2;

/** A search, whoever it is for. */
export interface Search extends Asked {
  facts: Facts;
  includeIneligible: boolean;
}

/** Programs for this person and these words, the best first. Programs in `excludeIds` are never repeated. */
export async function searchPrograms(
  db: Database,
  member: Profile,
  criteria: SearchCriteria,
  meaning: Meaning | null = null,
): Promise<SearchResults> {
  const person = withCriteria(member, criteria);
  const facts = factsOf(person);
  const asked = {
    text: criteria.searchTerm ?? '',
    facts,
    interests: interestsOf(facts, person.occupation),
    programType: criteria.programType === 'all' ? null : criteria.programType,
    category: categoryOf(criteria),
    state: criteria.includeIneligible ? null : (facts.state ?? null),
    applicantKinds: criteria.includeIneligible ? null : (facts.applicantKind ?? null),
    excludeIds: criteria.excludeIds,
    includeIneligible: criteria.includeIneligible,
  };
  return search(db, asked, meaning);
}

/** The search itself, for whatever is known: unknown facts leave programs open. */
export async function search(db: Database, asked: Search, meaning: Meaning | null = null): Promise<SearchResults> {
  const { candidates, isCut, words, understood, facets } = await bestCandidates(db, asked, meaning);
  const shown: Matched[] = [];
  let next = 0;
  for (let load = 0; load < MOST_LOADS && shown.length < SEARCH_PAGE_SIZE && next < candidates.length; load += 1) {
    const some = candidates.slice(next, next + LOADED_AT_ONCE);
    next += some.length;
    const relevance = new Map(some.map((candidate) => [candidate.id, candidate.relevance]));
    const programs = await loadPrograms(
      db,
      some.map(({ rowId }) => rowId),
    );
    const matched = programs.map((program) => matchedTo(program, asked.facts, relevance.get(program.id) ?? 0));
    shown.push(...matched.filter(({ match }) => asked.includeIneligible || match.verdict !== 'ineligible'));
  }
  const ranked = rank(shown, wishOf(words));
  return {
    grants: ranked.slice(0, SEARCH_PAGE_SIZE).map(({ program, match }) => ({ ...grantOf(program), match })),
    hasMore: ranked.length > SEARCH_PAGE_SIZE || next < candidates.length || (isCut && ranked.length > 0),
    understood,
    facets,
  };
}

interface Matched {
  id: string;
  program: Program;
  programType: ProgramType;
  match: ReturnType<typeof matchProgram>;
  relevance: number;
}

function matchedTo(program: Program, facts: Facts, relevance: number): Matched {
  const match = matchProgram(ruledProgramOf(program), facts);
  return { id: program.id, program, programType: program.programType, match, relevance };
}

/** One program with everything known of it, matched to this person. Throws `not_found`. */
export async function programDetailFor(db: Database, member: Profile, id: string): Promise<GrantDetail> {
  const program = await findProgram(db, id);
  if (!program) throw new ApiFailure('not_found', 'We do not know this program. It may have been withdrawn.');
  return grantDetailOf(program, explainProgram(ruledProgramOf(program), factsOf(member)));
}

function categoryOf({ category }: SearchCriteria): Category | null {
  return category && category !== ANY_CATEGORY ? category : null;
}

/** What a search sends overrides the profile for that search; what it leaves empty does not. */
function withCriteria(member: Profile, criteria: SearchCriteria): Profile {
  const given = Object.entries(criteria).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return profile.parse({ ...member, ...Object.fromEntries(given) });
}
