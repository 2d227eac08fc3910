import type { Match } from '../../../../contract/grants.ts';
import type { StateCode } from '../../../../contract/places.ts';
import type { Need } from '../../../../contract/profile.ts';
import { matchProgram } from '../../../../matching/match.ts';
import { rank } from '../../../../matching/rank.ts';
import type { TasteProgram } from './program.ts';
import { WHO, type WhoKey } from './questions.ts';

export interface Answers {
  state: StateCode;
  who: WhoKey;
  need: Need;
}

export interface Fitting {
  program: TasteProgram;
  match: Match;
}

/** The programs that may fit, the best first, by the same rules and ranking as a member's search. */
export function fittingPrograms(programs: readonly TasteProgram[], { state, who, need }: Answers): Fitting[] {
  const facts = { ...WHO[who].facts, state };
  const fitting = programs.flatMap((program) => {
    const relevance = program.needs[need];
    const isElsewhere = program.states.length > 0 && !program.states.includes(state);
    if (relevance === undefined || isElsewhere) return [];
    const match = matchProgram({ rules: program.rules, sources: {}, states: program.states }, facts);
    return match.verdict === 'ineligible' ? [] : [{ ...program, program, match, relevance }];
  });
  return rank(fitting, 'words').map(({ program, match }) => ({
    program: { ...program, amount: program.most?.[state] ?? program.amount },
    match,
  }));
}
