import type { Category, ProgramType } from '../../../contract/grants.ts';
import type { LeftOut } from '../../../matching/left-out.ts';
import type { Dictionary } from '../../../matching/spelling.ts';
import type { Arrived } from './hits.ts';
import type { Wanted } from './kept-crawled.ts';
import type { Found } from './queries.ts';

/** What is looked for. */
export interface Asked {
  text: string;
  /** What is no slip in the text. */
  dictionary?: Dictionary;
  /** Whether nothing in the text is a slip. */
  asTyped?: boolean;
  /** Words of the person's interests. */
  interests: readonly string[];
  programType: ProgramType | null;
  category: Category | null;
  /** Programs of other states are left out; null where the state is unknown or does not matter. */
  state: string | null;
  /** Whether programs outside of the country are looked for too. */
  isAbroad?: boolean;
  /** Programs for other kinds of applicants are left out; null where the kind is unknown or does not matter. */
  applicantKinds: readonly string[] | null;
  excludeIds: readonly string[];
  /** Kinds and titles of programs that the words shut out. */
  leftOut?: Pick<LeftOut, 'kinds' | 'leavesOut'>;
  /** Only programs that came in this span. */
  arrived?: Arrived | null;
}

export type BestCandidate = Pick<Found, keyof Wanted | 'id' | 'programType' | 'category'> & { relevance: number };
