import type { APIRoute } from 'astro';
import { benefitOf } from '../../../../matching/match.ts';
import { mostOf } from '../../features/benefits/tables.ts';
import { PROGRAM_TYPE_WORDS } from '../../features/program/words.ts';
import { catalogue } from '../../features/programs/catalogue.ts';
import { byName, type Program, placeOf } from '../../features/programs/program.ts';
import type { Listed } from '../../features/programs/search.ts';
import { NEED_LISTS } from '../../features/programs/texts.ts';

/** All programs as the search of their list needs them; those of the whole country first. */
export const GET: APIRoute = async () => {
  const { programs, localForms } = await catalogue();
  const all = [...programs, ...localForms].toSorted(
    (a, b) => Number(a.states.length > 0) - Number(b.states.length > 0) || byName(a, b),
  );
  return Response.json(all.map(listedOf));
};

function listedOf(program: Program): Listed {
  const { id, name, title, programType, keywords, needs, eligibility, states, amount } = program;
  const benefit = benefitOf(eligibility);
  const worth = amount?.text ?? (benefit ? mostOf(benefit, states)?.words : undefined);
  return {
    id,
    name,
    nationwide: states.length === 0,
    facts: [PROGRAM_TYPE_WORDS[programType], placeOf(program), worth].filter(Boolean).join(' · '),
    words: [name === title ? '' : title, ...keywords, ...needs.map((need) => NEED_LISTS[need].name)].join(' ').trim(),
  };
}
