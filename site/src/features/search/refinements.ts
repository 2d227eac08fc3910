import type { Query } from './state.ts';
import { nearPlace } from './texts.ts';

interface Refinement {
  name: string;
  /** The query without it. */
  without: Partial<Query>;
}

/** What the refine dialog narrows a search by. */
export function refinementsOf({ category, location }: Query): Refinement[] {
  return [
    ...(location === '' ? [] : [{ name: nearPlace(location), without: { location: '' } }]),
    ...(category === null ? [] : [{ name: category, without: { category: null } }]),
  ];
}
