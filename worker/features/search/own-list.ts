import { ABROAD } from '../../../contract/profile/places.ts';
import type { Category, ProgramType } from '../../../contract/programs/grants.ts';
import type { SearchResults } from '../../../contract/search/search.ts';
import { familyOf, inOrderOfGain, type Listed } from '../../../matching/order/order.ts';
import { waitsForSeason } from '../../../matching/order/season.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { isListed, type Judgment } from '../../../matching/rules/match.ts';
import type { Database } from '../../db/client.ts';
import type { ListedProgram } from '../programs/program.ts';
import { cachedCatalog } from './catalog-cache.ts';
import { crawledPrograms } from './crawled-cache.ts';
import { crawledForOwnList } from './crawled-for-own-list.ts';
import { isRuledOut, judgmentOf } from './facts-cache.ts';
import type { Arrived } from './hits.ts';
import type { Asked } from './search-request.ts';

/** The person that the list is for, and its filters. */
export interface OwnListQuery {
  facts: Facts;
  /** Words for the person's interests, used to look up crawled programs. */
  interests: readonly string[];
  programType: ProgramType | null;
  category: Category | null;
  /** Excludes programs in other states; null if the state is unknown or irrelevant. */
  state: string | null;
  applicantKinds: readonly string[] | null;
  excludeIds: readonly string[];
  leftOut?: Asked['leftOut'];
  /** Limits the list to programs added in this range. */
  arrived: Arrived | null;
  includeIneligible: boolean;
}

export interface ListedJudgment extends Listed, Judgment {
  program: ListedProgram;
}

/**
 * Returns a member's own list before they type anything, best first. Judges every open curated program, and the crawled
 * national and state programs that match who the person is and what they do.
 */
export async function ownList(
  db: Database,
  query: OwnListQuery,
): Promise<{ listed: ListedJudgment[]; facets: NonNullable<SearchResults['facets']> }> {
  const judged = judgedFor(await programsFor(db, query), query);
  return { listed: inOrderOfGain(judged), facets: facetsOf(judged.map(({ program }) => program)) };
}

/** Returns every program that this person's list is made from, before judging any. */
export async function offeredFor(db: Database, query: OwnListQuery): Promise<ListedProgram[]> {
  return askedFor(await programsFor(db, query), query);
}

async function programsFor(db: Database, query: OwnListQuery): Promise<ListedProgram[]> {
  const { wanted, version } = await crawledForOwnList(db, query);
  const [{ programs }, crawled] = await Promise.all([cachedCatalog(db, version), crawledPrograms(db, version, wanted)]);
  return [...programs, ...crawled];
}

function askedFor(programs: readonly ListedProgram[], query: OwnListQuery): ListedProgram[] {
  const now = Date.now();
  const excluded = new Set(query.excludeIds);
  return programs.filter((one) => !excluded.has(one.id) && isWanted(one, query) && !hasPassed(one, now));
}

/** Judges the programs, and returns those that may be for this person. */
export function judgedFor(programs: readonly ListedProgram[], query: OwnListQuery): ListedJudgment[] {
  const now = new Date();
  return askedFor(programs, query)
    .filter((program) => query.includeIneligible || !isRuledOut(program, query.facts))
    .map((program) => ({
      ...{ id: program.id, program, family: familyOf(program.provider, program.needs) },
      isLater: waitsForSeason(program.deadline, now),
      ...judgmentOf(program, query.facts),
    }))
    .filter((judgment) => query.includeIneligible || isListed(judgment));
}

function isWanted(program: ListedProgram, { programType, category, state, arrived, leftOut }: OwnListQuery): boolean {
  if (leftOut?.kinds.includes(program.programType) || leftOut?.excludes(program.title)) return false;
  if (programType !== null && program.programType !== programType) return false;
  if (category !== null && program.category !== category) return false;
  // Without a search, no one is asking for programs abroad.
  if (program.states.includes(ABROAD)) return false;
  if (state !== null && program.states.length > 0 && !program.states.includes(state)) return false;
  return arrived === null || (program.rowId > arrived.after && program.rowId <= arrived.upTo);
}

function hasPassed({ deadlineAt }: ListedProgram, now: number): boolean {
  return deadlineAt !== null && Date.parse(deadlineAt) <= now;
}

function facetsOf(programs: readonly ListedProgram[]): {
  programType: Record<string, number>;
  category: Record<string, number>;
} {
  const facets = { programType: {} as Record<string, number>, category: {} as Record<string, number> };
  for (const { programType, category } of programs) {
    facets.programType[programType] = (facets.programType[programType] ?? 0) + 1;
    if (category) facets.category[category] = (facets.category[category] ?? 0) + 1;
  }
  return facets;
}
