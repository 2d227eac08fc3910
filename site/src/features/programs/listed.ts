import { conceptsOf } from '../../../../matching/search/concepts.ts';
import { phraseStems } from '../../../../matching/search/words.ts';
import { DOT } from '../../lib/dot.ts';
import { otherLanguageOf } from '../../locale/paths.ts';
import { ENGLISH_MARK } from '../../locale/texts.ts';
import { PROGRAM_TYPE_WORDS } from '../program/conditions/type-words.ts';
import { type Program, placeOf, programPath } from './program.ts';
import type { Listed, ListedFile } from './search/search.ts';
import { standingOf } from './standing.ts';
import { NEED_LISTS } from './texts.ts';

/** Converts a program to an entry of the public search. `most` is its amount if no source states one. */
export function listedOf(program: Program, most?: string): Listed {
  const { id, name, title, programType, popularName, keywords, needs, states, amount, localFormOf } = program;
  const names = [...new Set([title, ...(popularName === undefined ? [] : [popularName]), ...keywords])];
  const { named, mentioned } = conceptsOf({
    title: phraseStems(`${title} ${name}`),
    names: names.map(phraseStems),
    description: phraseStems(program.description),
  });
  const lang = otherLanguageOf(programPath(program));
  return {
    id,
    name,
    facts: [PROGRAM_TYPE_WORDS[programType], placeOf(program), lang ? ENGLISH_MARK : (amount?.text ?? most)]
      .filter(Boolean)
      .join(DOT),
    ...(lang ? { lang } : {}),
    states,
    ...(localFormOf ? { formOf: localFormOf.id } : {}),
    names: [...names, ...needs.map((need) => NEED_LISTS[need].name)],
    about: named,
    mentions: mentioned,
    need: needs[0] ?? '',
    standing: standingOf(program),
  };
}

/** Returns the file the page loads, in the format `show-search.ts` reads. */
export function listedFileOf(programs: readonly Listed[]): ListedFile {
  const concepts = [...new Set(programs.flatMap(({ about, mentions }) => [...about, ...mentions]))];
  const places = new Map(concepts.map((token, place) => [token, place]));
  const placesOf = (tokens: readonly string[]) => tokens.flatMap((token) => places.get(token) ?? []);
  return {
    concepts,
    programs: programs.map((program) => ({
      ...program,
      about: placesOf(program.about),
      mentions: placesOf(program.mentions),
    })),
  };
}
