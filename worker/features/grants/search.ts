import type { Profile } from '../../../contract/account.ts';
import type { GrantDetail, SearchCriteria, SearchResults } from '../../../contract/grants.ts';
import { SEARCH_PAGE_SIZE } from '../../../contract/limits.ts';
import { factsOf } from '../../../matching/facts.ts';
import { interestsOf } from '../../../matching/interests.ts';
import { matchProgram } from '../../../matching/match.ts';
import { rank } from '../../../matching/rank.ts';
import { coverage, tellingWords } from '../../../matching/words.ts';
import type { Database } from '../../db/client.ts';
import { ApiFailure } from '../../http/errors.ts';
import { grantDetailOf, grantOf, ruledProgramOf } from './program.ts';
import { findCandidates, findProgram, programTypesOf } from './queries.ts';

/** Candidates per program type: enough that what the rules strike out does not empty a page. */
const CANDIDATES = 3 * SEARCH_PAGE_SIZE;

/** Below this share of the best, a program merely shares a word with what was asked for. */
const LEAST_RELEVANCE = 0.1;

/** Programs for this person and these words, the best first. Programs in `excludeIds` are never repeated. */
export async function searchPrograms(db: Database, member: Profile, criteria: SearchCriteria): Promise<SearchResults> {
  const profile = withCriteria(member, criteria);
  const facts = factsOf(profile);
  const asked = tellingWords(criteria.searchTerm ?? '');
  // Words of which none tells anything ("please help me") are no search: the profile makes the query then, too.
  const words = asked.length > 0 ? asked : interestsOf(profile, facts);
  const found = await findCandidates(db, {
    words,
    programTypes: programTypesOf(criteria.programType),
    category: criteria.category || null,
    limit: CANDIDATES + criteria.excludeIds.length,
    withNewest: asked.length === 0,
  });

  const excluded = new Set(criteria.excludeIds);
  const candidates = found
    .filter(({ program }) => !excluded.has(program.id))
    .map(({ program, relevance: textFit }) => {
      const match = matchProgram(ruledProgramOf(program), facts);
      // Title and keywords say what a program is; that a word stands somewhere in its description says little.
      const relevance = (textFit + coverage(words, `${program.title} ${program.keywords}`)) / 2;
      return { id: program.id, programType: program.programType, program, relevance, match };
    })
    .filter(({ match }) => criteria.includeIneligible || match.verdict !== 'ineligible')
    .filter(({ relevance }) => asked.length === 0 || relevance >= LEAST_RELEVANCE);
  const ranked = rank(candidates, asked.length > 0 ? 'words' : 'profile');
  return {
    grants: ranked.slice(0, SEARCH_PAGE_SIZE).map(({ program, match }) => ({ ...grantOf(program), match })),
    hasMore: ranked.length > SEARCH_PAGE_SIZE,
  };
}

/** One program with everything known of it, matched to this person. Throws `not_found`. */
export async function programDetailFor(db: Database, member: Profile, id: string): Promise<GrantDetail> {
  const program = await findProgram(db, id);
  if (!program) throw new ApiFailure('not_found', 'We do not know this program. It may have been withdrawn.');
  return grantDetailOf(program, matchProgram(ruledProgramOf(program), factsOf(member)));
}

/** What a search sends overrides the profile for that search. */
function withCriteria(member: Profile, criteria: SearchCriteria): Profile {
  return {
    ...member,
    age: criteria.age ?? member.age,
    location: criteria.location || member.location,
    education: criteria.education || member.education,
    occupation: criteria.occupation || member.occupation,
    isVeteran: criteria.isVeteran ?? member.isVeteran,
    ownsBusinesss: criteria.ownsBusinesss ?? member.ownsBusinesss,
    seekingStartupGrant: criteria.seekingStartupGrant ?? member.seekingStartupGrant,
    isStudent: criteria.isStudent ?? member.isStudent,
    isSingleParent: criteria.isSingleParent ?? member.isSingleParent,
    hasDisability: criteria.hasDisability ?? member.hasDisability,
    industryExperience: criteria.industryExperience ?? member.industryExperience,
    minorityGroup: criteria.minorityGroup ?? member.minorityGroup,
    nonprofitStatus: criteria.nonprofitStatus ?? member.nonprofitStatus,
  };
}
