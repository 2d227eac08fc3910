import { US_STATES } from '../../../contract/profile/places.ts';
import { PROGRAM_TYPES, type ProgramType } from '../../../contract/programs/grants.ts';
import type { Place } from './embedding-rows.ts';

/**
 * How many numbers to append to each vector for filtering. A vector index can't filter: the nearest 16 may be of any
 * type and state, so filtering afterwards leaves few. The extra numbers encode the filter values, which brings programs
 * of the right type or state closer. All vectors in an index have the same extra length, so without a filter only the
 * text decides.
 */
const FACETS = 64;

/** Each filter's weight relative to the text. With more, the index's graph would split into disconnected islands. */
const WEIGHT = { nation: 0.5, state: 0.8 } as const satisfies Record<Place, number>;

const STATES = Object.keys(US_STATES);

/** Extends a program's vector for the index of nationwide or state programs. */
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

/** Returns the vector to search an index with. A null wish means every type, or every state. */
export function wanted(vector: readonly number[], place: Place, wish: ProgramType | string | null): number[] {
  if (wish === null) return plain(vector);
  const known: readonly string[] = place === 'nation' ? PROGRAM_TYPES : STATES;
  return [...vector, ...marked([known.indexOf(wish)], WEIGHT[place])];
}

/** Pads a text's vector to the index's length. */
export function plain(vector: readonly number[]): number[] {
  return [...vector, ...marked([], 0)];
}

/**
 * Returns the similarity of two texts, from 0 to 1, based on the distance between a plain vector and an indexed one.
 */
export function likenessOf(distance: number, place: Place): number {
  return (1 - distance) * Math.hypot(1, WEIGHT[place]);
}

/** Returns a vector whose length is `weight`, spread evenly over the given positions. Skips invalid positions. */
function marked(places: readonly number[], weight: number): number[] {
  const known = new Set(places.filter((place) => place >= 0));
  const each = known.size === 0 ? 0 : weight / Math.sqrt(known.size);
  return Array.from({ length: FACETS }, (_, index) => (known.has(index) ? each : 0));
}
