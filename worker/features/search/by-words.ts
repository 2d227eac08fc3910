import { SEARCH_PAGE_SIZE } from '../../../contract/limits.ts';
import type { Match, ProgramType } from '../../../contract/programs/grants.ts';
import type { SearchResults } from '../../../contract/search/search.ts';
import { inOrderOfGain } from '../../../matching/order/order.ts';
import { rank, wishOf } from '../../../matching/order/rank.ts';
import { asSpokenOf } from '../../../matching/rules/match.ts';
import { isPassThrough } from '../../../matching/rules/pass-through.ts';
import { spokenOf } from '../../../matching/search/spoken-of.ts';
import type { Database } from '../../db/client.ts';
import { type LocalForms, listedInState } from '../programs/local-forms.ts';
import { CURATED, type ListedProgram, ruledProgramOf } from '../programs/program.ts';
import { bestCandidates } from './candidates.ts';
import { crawledPrograms } from './crawled-cache.ts';
import { cachedMatchOf, judgmentOf } from './facts-cache.ts';
import type { Meaning } from './nearest.ts';
import { judgedFor } from './own-list.ts';
import { resultsOf, type Search } from './results.ts';

/**
 * How many programs to check against the rules at once: a page and a few more. Repeated if the rules exclude too many.
 */
const LOADED_AT_ONCE = SEARCH_PAGE_SIZE + 4;
const MOST_LOADED = 2 * LOADED_AT_ONCE;

/** How many programs for the same need to show if the rules exclude everything that the words found. */
const MOST_FOR_NEED = 5;

/** How many programs to show if nothing fits the words well: the nearest ones, not a page of distant ones. */
const MOST_IF_WEAK = 5;

interface Matched {
  id: string;
  program: ListedProgram;
  programType: ProgramType;
  match: Match;
  relevance: number;
  isCurated: boolean;
  isPassThrough: boolean;
  isOfOwnState: boolean;
}

/** Returns the programs that fit the words and that the rules don't exclude, best first. */
export async function searchByWords(
  db: Database,
  asked: Search,
  reference: LocalForms,
  meaning: Meaning | null,
): Promise<SearchResults> {
  const spoken = spokenOf(asked.text, asked.facts);
  const applicantKinds = asked.applicantKinds && (spoken.facts.applicantKind ?? asked.applicantKinds);
  const { candidates, catalog, named, words, understood, isWeakAmong, facets } = await bestCandidates(
    db,
    { ...asked, applicantKinds },
    meaning,
  );
  const { programs, byRow } = catalog;
  // The next page rechecks the programs excluded on this one, so the number to check grows with the programs already
  // shown.
  const looked = candidates.slice(0, MOST_LOADED + asked.excludeIds.length);
  const shown: Matched[] = [];
  const struckOut: ListedProgram[] = [];
  // Someone who types a program's title is looking for that program, even if it isn't for them.
  let namesOne = false;
  for (let next = 0; next < looked.length && shown.length <= SEARCH_PAGE_SIZE; next += LOADED_AT_ONCE) {
    const some = looked.slice(next, next + LOADED_AT_ONCE);
    const crawled = await crawledPrograms(
      db,
      catalog.version,
      some.filter(({ rowId }) => !byRow.has(rowId)),
    );
    const loaded = new Map(crawled.map((program) => [program.rowId, program]));
    const found = some.flatMap(({ rowId, relevance }) => {
      const program = byRow.get(rowId) ?? loaded.get(rowId);
      return program ? { program, relevance } : [];
    });
    namesOne ||= found.some(({ program }) => named.has(program.id));
    for (const { program, relevance } of found) {
      if (asked.leftOut?.excludes(program.title)) continue;
      const own = cachedMatchOf(program, asked.facts, judgmentOf(program, asked.facts));
      const match = namesOne ? own : asSpokenOf(own, ruledProgramOf(program), spoken);
      if (match.likelihood === 'no' && !asked.includeIneligible) {
        struckOut.push(program);
        continue;
      }
      const { id, programType } = program;
      const here = listedInState(program, asked.facts.state, reference);
      const isCurated = program.sourceType === CURATED;
      const isOthers = !isCurated && isPassThrough(program.rules, asked.facts);
      const isOfOwnState = program.states.length === 1 && program.states[0] === asked.facts.state;
      shown.push({
        id,
        program: here,
        programType,
        match,
        relevance,
        isCurated,
        isPassThrough: isOthers,
        isOfOwnState,
      });
    }
  }
  if (shown.length === 0) {
    const page = forSameNeed(struckOut, programs, asked).map(({ program, match }) => ({
      program: listedInState(program, asked.facts.state, reference),
      match,
    }));
    const isWeak = understood.isWeak || page.length > 0;
    return resultsOf(page, asked.facts, { understood: { ...understood, isWeak }, facets, hasMore: false });
  }
  // A program that the rules exclude doesn't count as a good match.
  const isWeak = understood.isWeak || (asked.isFirstPage && isWeakAmong(new Set(shown.map(({ id }) => id))));
  // Programs that are near in meaning may fit well without sharing a word.
  const isDistant = isWeak && meaning === null;
  const page = rank(shown, wishOf(words)).slice(0, isDistant ? MOST_IF_WEAK : SEARCH_PAGE_SIZE);
  // `hasMore` counts only programs that were actually found.
  return resultsOf(page, asked.facts, {
    ...{ understood: { ...understood, isWeak }, facets },
    hasMore: !isDistant && shown.length > page.length,
  });
}

/** Returns curated programs for the need of the best excluded match, as the closest alternatives. */
function forSameNeed(
  struckOut: readonly ListedProgram[],
  programs: readonly ListedProgram[],
  asked: Search,
): { program: ListedProgram; match: Match }[] {
  const need = struckOut[0]?.needs[0];
  if (need === undefined || !asked.isFirstPage || asked.arrived) return [];
  const sameNeed = programs.filter(({ needs }) => needs.includes(need));
  return inOrderOfGain(judgedFor(sameNeed, { ...asked, arrived: null }))
    .slice(0, MOST_FOR_NEED)
    .map((judgment) => {
      const { program } = judgment;
      return { program, match: cachedMatchOf(program, asked.facts, judgment) };
    });
}
