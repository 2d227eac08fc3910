import type { APIRoute } from 'astro';
import { benefitOf } from '../../../../matching/rules/match.ts';
import { mostOf } from '../../features/programs/benefits/tables.ts';
import { catalog } from '../../features/programs/catalog.ts';
import { listedFileOf, listedOf } from '../../features/programs/listed.ts';
import { byName } from '../../features/programs/program.ts';

/** All programs in the form the public search needs. Sorted by name, so name breaks ties. */
export const GET: APIRoute = async () => {
  const { programs, localForms } = await catalog();
  const all = [...programs, ...localForms].toSorted(byName).map((program) => {
    const benefit = benefitOf(program.eligibility);
    return listedOf(program, benefit ? mostOf(benefit, program.states)?.words : undefined);
  });
  return Response.json(listedFileOf(all));
};
