import { WORTH } from '../../../../contract/catalogue.ts';
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

/** What most people who need something ask for: first one, then the other. Who was in no disaster asks for none of its help. */
const BEST_KNOWN: ReadonlyMap<string, number> = new Map(
  TILES.filter(({ need }) => need !== 'disaster').flatMap(({ programs: [first, second] }) => [
    [first, 1],
    [second, 0.65],
  ]),
);

/** Whether people can get it for themselves, and not only an organization, a business or a farm. */
export function isForPeople({ audiences }: Pick<Program, 'audiences'>): boolean {
  return audiences.some((audience) => !ORGANIZATIONS.has(audience));
}

/** Programs for people come before those for organizations, then what many ask for, then what is worth more. */
export function standingOf(program: Program): number {
  const { id, worth, localFormOf } = program;
  const renown = BEST_KNOWN.get(localFormOf?.id ?? id) ?? 0;
  return 0.4 * Number(isForPeople(program)) + 0.3 * renown + 0.3 * (WORTH.indexOf(worth) / (WORTH.length - 1));
}
