import type { HelpOfPlace, PlacedHelper } from '../../../../../contract/profile/help-of-place.ts';
import type { Grant } from '../../../../../contract/programs/grants.ts';

const FEDERAL_GRANTS = ['grants-gov', 'simpler-grants', 'federal-register', 'sbir'];

/** Returns helpers for a program in a place. For crawled programs, only source and topic are known. */
export function helpersOf(
  { helpers, best }: HelpOfPlace,
  { id, sourceType, category }: Pick<Grant, 'id' | 'sourceType' | 'category'>,
): PlacedHelper[] {
  const places = best.find(({ programs }) => programs.includes(id))?.helpers;
  if (places) return places.flatMap((place) => helpers[place] ?? []);
  const ids = FEDERAL_GRANTS.includes(sourceType)
    ? ['grants-gov-support']
    : sourceType !== 'curated' && category === 'Small Business'
      ? ['sbdc', 'score']
      : [];
  return helpers.filter((helper) => ids.includes(helper.id));
}
