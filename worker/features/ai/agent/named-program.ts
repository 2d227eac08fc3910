import { inArray } from 'drizzle-orm';
import { searchCriteria } from '../../../../contract/search/search.ts';
import { isGeneral, phraseStems } from '../../../../matching/search/words.ts';
import { grants } from '../../../db/schema/index.ts';
import { findProgram } from '../../programs/find-program.ts';
import { wholeInState } from '../../programs/local-forms.ts';
import type { Program } from '../../programs/program.ts';
import { searchPrograms } from '../../search/search.ts';
import type { Member } from './tools.ts';

/** Returns the program that a question names, by its title or a usual name such as "SNAP"; null if none or several. */
export async function namedProgram(
  { db, profile, state, reference }: Member,
  question: string,
): Promise<Program | null> {
  // A member may ask about a program that their profile rules out.
  const criteria = searchCriteria.parse({ searchTerm: question, includeIneligible: true });
  const found = (await searchPrograms(db, profile, criteria, { reference })).grants.map(({ id }) => id);
  if (found.length === 0) return null;
  const { id, titleStems, nameStems } = grants;
  const rows = await db.select({ id, titleStems, nameStems }).from(grants).where(inArray(id, found));
  const said = ` ${phraseStems(question).join(' ')} `;
  const lengthOf = (names: readonly string[]) =>
    Math.max(0, ...names.filter((name) => isName(name) && said.includes(` ${name} `)).map(({ length }) => length));
  const named = rows
    .map((row) => ({ id: row.id, length: lengthOf([row.titleStems, ...row.nameStems.split(',')]) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  const [best, second] = named;
  if (!best || best.length === second?.length) return null;
  const program = await findProgram(db, best.id);
  return program && wholeInState(program, state, reference);
}

/** Whether a name is more than a word that nearly every program has. */
function isName(stems: string): boolean {
  return stems.split(' ').some((part) => part !== '' && !isGeneral(part));
}
