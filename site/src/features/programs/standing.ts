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
 * The two programs most requested for each need. Disaster help is left out, because only people in a disaster want it.
 */
const BEST_KNOWN: ReadonlyMap<string, number> = new Map(
  TILES.filter(({ need }) => need !== 'disaster').flatMap(({ programs: [first, second] }) => [
    [first, 1],
    [second, 0.65],
  ]),
);

/** Returns whether individuals can get a program, not just organizations, businesses or farms. */
export function isForPeople({ audiences }: Pick<Program, 'audiences'>): boolean {
  return audiences.some((audience) => !ORGANIZATIONS.has(audience));
}

/** Ranks programs for individuals before those for organizations, then by demand, then by value. */
export function standingOf(program: Program): number {
  const { id, worth, localFormOf } = program;
  const renown = BEST_KNOWN.get(localFormOf?.id ?? id) ?? 0;
  return 0.4 * Number(isForPeople(program)) + 0.3 * renown + 0.3 * (WORTH.indexOf(worth) / (WORTH.length - 1));
}
