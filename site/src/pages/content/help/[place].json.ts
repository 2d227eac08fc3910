import type { APIRoute, GetStaticPaths } from 'astro';
import type { StateCode } from '../../../../../contract/profile/places.ts';
import { helpOf } from '../../../features/help/helpers.ts';
import { fileOfPlace, isPlace, PLACES } from '../../../features/help/route.ts';
import { wishOf } from '../../../features/help/wish.ts';
import { catalog } from '../../../features/programs/catalog.ts';

export const getStaticPaths = (() =>
  [null, ...PLACES].map((state) => ({ params: { place: fileOfPlace(state) } }))) satisfies GetStaticPaths;

/** Helpers by place, for member pages: `helpOfPlace` in the contract. */
export const GET: APIRoute = async ({ params: { place } }) => {
  const state: StateCode | null = isPlace(place) ? place : null;
  const { programs } = await catalog();
  const there = programs.filter(({ states }) => states.length === 0 || (state !== null && states.includes(state)));
  return Response.json(await helpOf(state, there.map(wishOf)));
};
