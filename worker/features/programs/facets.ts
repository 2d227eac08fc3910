import { US_STATES } from '../../../contract/profile/places.ts';
import { PROGRAM_TYPES, type ProgramType } from '../../../contract/programs/grants.ts';
import type { Place } from './embedding-rows.ts';

/**
 * A vector index can't filter: asked for the nearest 16, it returns any kind and state, and filtering leaves few. So
 * each vector carries the filter values as extra numbers, which brings programs of the wanted kind or state closer. All
 * vectors of an index have the same extra length, so without a filter only the text decides.
 */
const FACETS = 64;

/** The weight of each filter relative to the text. More would split the index's graph into disconnected islands. */
const WEIGHT = { nation: 0.5, state: 0.8 } as const satisfies Record<Place, number>;

const STATES = Object.keys(US_STATES);

/** A program's vector in the form of its place's index. */
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

/** The search vector for an index: null means every kind, or every state. */
export function wanted(vector: readonly number[], place: Place, wish: ProgramType | string | null): number[] {
  if (wish === null) return plain(vector);
  const known: readonly string[] = place === 'nation' ? PROGRAM_TYPES : STATES;
  return [...vector, ...marked([known.indexOf(wish)], WEIGHT[place])];
}

/** A text's vector padded to the index's length. */
export function plain(vector: readonly number[]): number[] {
  return [...vector, ...marked([], 0)];
}

/** The similarity of two texts, 0 to 1, from the distance between a plain vector and an indexed one. */
export function likenessOf(distance: number, place: Place): number {
  return (1 - distance) * Math.hypot(1, WEIGHT[place]);
}

/** Numbers with this total length, shared by the positions; an invalid position is skipped. */
function marked(places: readonly number[], weight: number): number[] {
  const known = new Set(places.filter((place) => place >= 0));
  const each = known.size === 0 ? 0 : weight / Math.sqrt(known.size);
  return Array.from({ length: FACETS }, (_, index) => (known.has(index) ? each : 0));
}
