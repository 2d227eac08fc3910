import { WORTH } from '../../../../contract/programs/catalog.ts';
import type { Program } from './program.ts';
import { TILES } from './tiles.ts';

const ORGANIZATIONS: ReadonlySet<string> = new Set([
  'small-businesses',
  'farms',
  'nonprofits',
  'communities',
  'tribes',
  'researchers',
]);

/**
 * The programs most people ask for with a need: first one, then the other. People who weren't in a disaster don't ask
 * for disaster help.
 */
const BEST_KNOWN: ReadonlyMap<string, number> = new Map(
  TILES.filter(({ need }) => need !== 'disaster').flatMap(({ programs: [first, second] }) => [
    [first, 1],
    [second, 0.65],
  ]),
);

/** Whether people can get it for themselves, not only an organization, business or farm. */
export function isForPeople({ audiences }: Pick<Program, 'audiences'>): boolean {
  return audiences.some((audience) => !ORGANIZATIONS.has(audience));
}

/** Programs for people rank before those for organizations, then by demand, then by value. */
export function standingOf(program: Program): number {
  const { id, worth, localFormOf } = program;
  const renown = BEST_KNOWN.get(localFormOf?.id ?? id) ?? 0;
  return 0.4 * Number(isForPeople(program)) + 0.3 * renown + 0.3 * (WORTH.indexOf(worth) / (WORTH.length - 1));
}
