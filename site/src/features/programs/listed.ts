import { WORTH } from '../../../../contract/catalogue.ts';
import { conceptsOf } from '../../../../matching/concepts.ts';
import { phraseStems } from '../../../../matching/words.ts';
import { PROGRAM_TYPE_WORDS } from '../program/words.ts';
import { type Program, placeOf } from './program.ts';
import type { Listed, ListedFile } from './search.ts';
import { NEED_LISTS } from './texts.ts';
import { TILES } from './tiles.ts';

const ORGANIZATIONS: ReadonlySet<string> = new Set([
  'small-businesses',
  'farms',
  'nonprofits',
  'communities',
  'tribes',
  'researchers',
]);
/** What most people who need something ask for. */
const BEST_KNOWN: ReadonlySet<string> = new Set(TILES.flatMap(({ programs }) => programs));

/** A program as the search of all programs knows it; `most` says what it is worth where no source does. */
export function listedOf(program: Program, most?: string): Listed {
  const { id, name, title, programType, popularName, keywords, needs, states, amount, localFormOf } = program;
  const names = [...new Set([title, ...(popularName === undefined ? [] : [popularName]), ...keywords])];
  const { named, mentioned } = conceptsOf({
    title: phraseStems(`${title} ${name}`),
    names: names.map(phraseStems),
    description: phraseStems(program.description),
  });
  return {
    id,
    name,
    facts: [PROGRAM_TYPE_WORDS[programType], placeOf(program), amount?.text ?? most].filter(Boolean).join(' · '),
    states,
    ...(localFormOf ? { formOf: localFormOf.id } : {}),
    names: [...names, ...needs.map((need) => NEED_LISTS[need].name)],
    about: named,
    mentions: mentioned,
    need: needs[0] ?? '',
    standing: standingOf(program),
  };
}

/** Programs for people come before those for organizations, then what many ask for, then what is worth more. */
function standingOf({ id, audiences, worth, localFormOf }: Program): number {
  const isForPeople = audiences.some((audience) => !ORGANIZATIONS.has(audience));
  const isBestKnown = BEST_KNOWN.has(localFormOf?.id ?? id);
  return 0.4 * Number(isForPeople) + 0.3 * Number(isBestKnown) + 0.3 * (WORTH.indexOf(worth) / (WORTH.length - 1));
}

/** The file that the page loads, as `show-search.ts` reads it. */
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
