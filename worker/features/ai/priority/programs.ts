import type { Match } from '../../../../contract/programs/grants.ts';
import { mayBeNamed } from '../../../../matching/person/private-facts.ts';
import type { Program } from '../../programs/program.ts';
import { withoutInjection } from '../analysis/checks/prompt-injection.ts';
import { type SourceText, storedSources, withinLength } from '../analysis/sources.ts';

/** A program in the form that we send for ranking. */
export interface SentProgram {
  id: string;
  title: string;
  provider: string | null;
  programType: string;
  verdict: Match['verdict'];
  /** The program's conditions that depend on unknown facts. */
  open: string[];
  texts: SourceText[];
}

/** Enough to tell programs apart, while ranking sixty costs less than a cent. */
const MOST_CHARACTERS: Readonly<Record<string, number>> = {
  Description: 500,
  'Who can apply': 300,
  Amount: 160,
  Deadline: 160,
};
const MOST_OPEN = 4;
const MOST_OF_AN_OPEN_ONE = 160;

export function sentProgramOf(program: Program, { verdict, reasons }: Match): SentProgram {
  const open = reasons
    .filter((reason) => reason.verdict === 'unknown' && mayBeNamed(reason.criterion))
    .slice(0, MOST_OPEN);
  return {
    id: program.id,
    title: withoutInjection(program.title).slice(0, 200),
    provider: program.provider && withoutInjection(program.provider).slice(0, 120),
    programType: program.programType,
    verdict,
    open: open.map(({ text }) => withoutInjection(text).slice(0, MOST_OF_AN_OPEN_ONE)),
    texts: textsOf(program),
  };
}

/** Returns the beginning of each of a program's texts. Quotes are checked against these alone. */
function textsOf(program: Program): SourceText[] {
  const left = new Map(Object.entries(MOST_CHARACTERS));
  return storedSources(program).flatMap((source) => {
    const texts = withinLength([source], left.get(source.about) ?? 0);
    const used = texts.flatMap(({ passages }) => passages).join('').length;
    left.set(source.about, (left.get(source.about) ?? 0) - used);
    return texts;
  });
}
