import type { Category, ProgramType } from '../../../contract/programs/grants.ts';
import type { Exclusions } from '../../../matching/search/exclusions.ts';
import type { Dictionary } from '../../../matching/search/spelling.ts';
import type { Wanted } from './crawled-cache.ts';
import type { Arrived } from './hits.ts';
import type { Found } from './queries.ts';

/** What to search for. */
export interface Asked {
  text: string;
  /** Words that aren't typos. */
  dictionary?: Dictionary;
  /** Words that we know in neither English nor Spanish, so they aren't corrected either. */
  notTypos?: readonly string[];
  /** True to skip spelling correction. */
  asTyped?: boolean;
  /** Words for the person's interests. */
  interests: readonly string[];
  programType: ProgramType | null;
  category: Category | null;
  /** Excludes programs in other states; null if the state is unknown or irrelevant. */
  state: string | null;
  /** True to include programs abroad. */
  isAbroad?: boolean;
  /** Excludes programs for other kinds of applicants; null if the kind is unknown or irrelevant. */
  applicantKinds: readonly string[] | null;
  excludeIds: readonly string[];
  /** The types and titles of programs that the words exclude. */
  leftOut?: Pick<Exclusions, 'kinds' | 'excludes'>;
  /** Limits the search to programs added in this range. */
  arrived?: Arrived | null;
}

export type BestCandidate = Pick<Found, keyof Wanted | 'id' | 'programType' | 'category'> & { relevance: number };
