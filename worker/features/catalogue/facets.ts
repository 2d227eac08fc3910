import { PROGRAM_TYPES, type ProgramType } from '../../../contract/grants.ts';
import { US_STATES } from '../../../contract/places.ts';
import type { Place } from './embedding-rows.ts';

/**
 * An index of vectors cannot be narrowed: asked for the nearest 16 it gives those, of whatever kind and state, and
 * filtering leaves few. So a vector carries what is narrowed by, as numbers behind those of its text, and programs of the
 * wanted kind or state come nearer. All of one index are lengthened alike, so that without a wish the text alone decides.
 */
const FACETS = 64;

/** How much each counts beside the text. More parts the index's graph into islands, between which it finds no way. */
const WEIGHT = { nation: 0.5, state: 0.8 } as const satisfies Record<Place, number>;

const STATES = Object.keys(US_STATES);

/** A program's vector as the index of its place holds it. */
export function withFacets(
  vector: readonly number[],
  { programType, states }: { programType: ProgramType; states: readonly string[] },
): number[] {
  if (states.length === 0) return [...vector, ...marked([PROGRAM_TYPES.indexOf(programType)], WEIGHT.nation)];
  return [
    ...vector,
    ...marked(
      states.map((state) => STATES.indexOf(state)),
      WEIGHT.state,
    ),
  ];
}

/** What is looked for in an index: null where every kind, or every state, is welcome. */
export function wanted(vector: readonly number[], place: Place, wish: ProgramType | string | null): number[] {
  if (wish === null) return plain(vector);
  const known: readonly string[] = place === 'nation' ? PROGRAM_TYPES : STATES;
  return [...vector, ...marked([known.indexOf(wish)], WEIGHT[place])];
}

/** A text's vector in the length of the index. */
export function plain(vector: readonly number[]): number[] {
  return [...vector, ...marked([], 0)];
}

/** How alike two texts are, 0 to 1, from the distance between a plain vector and one of the index. */
export function likenessOf(distance: number, place: Place): number {
  return (1 - distance) * Math.hypot(1, WEIGHT[place]);
}

/** Numbers of this length together, shared by the places; a place that is none is left out. */
function marked(places: readonly number[], weight: number): number[] {
  const known = new Set(places.filter((place) => place >= 0));
  const each = known.size === 0 ? 0 : weight / Math.sqrt(known.size);
  return Array.from({ length: FACETS }, (_, index) => (known.has(index) ? each : 0));
}
