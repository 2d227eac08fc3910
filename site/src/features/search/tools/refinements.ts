import { categoryName } from '../../program/category-names.ts';
import type { Query } from '../state.ts';
import { nearPlace } from '../texts.ts';

interface Refinement {
  name: string;
  /** The query without this filter. */
  without: Partial<Query>;
}

/** Returns the filters set in the refine dialog. */
export function refinementsOf({ category, location }: Query): Refinement[] {
  return [
    ...(location === '' ? [] : [{ name: nearPlace(location), without: { location: '' } }]),
    ...(category === null ? [] : [{ name: categoryName(category), without: { category: null } }]),
  ];
}
