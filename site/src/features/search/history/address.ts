import { CATEGORIES, PROGRAM_TYPES } from '../../../../../contract/programs/grants.ts';
import { PROFILE_QUERY, type Query } from '../state.ts';
import { FIRST_VIEW, SORTS, TABS, type View } from '../view.ts';

/** The search and view in the page's URL. */
export interface Address {
  query: Query;
  view: View;
}

/** The page's URL without parameters. */
export const PLAIN: Address = { query: PROFILE_QUERY, view: FIRST_VIEW };

/** Parameter names. They must never change, because people save links. */
const NAMES = {
  words: 'q',
  type: 'type',
  category: 'category',
  place: 'place',
  asTyped: 'exact',
  only: 'show',
  sort: 'sort',
  tab: 'tab',
  autoSearch: 'autoSearch',
} as const;

const LONGEST_PLACE = 200;
const LONGEST_CATEGORY = 200;
/** Servers reject longer URLs. Longer searches still work, but can't be linked. */
const LONGEST_WORDS = 4000;

/** Parses a query string. Ignores unknown values. */
export function addressOf(search: string): Address {
  const given = new URLSearchParams(search);
  const text = (name: string, longest: number) => (given.get(name) ?? '').trim().slice(0, longest);
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === given.get(name));
  return {
    query: {
      searchTerm: text(NAMES.words, LONGEST_WORDS),
      programType: one(NAMES.type, PROGRAM_TYPES) ?? PROFILE_QUERY.programType,
      category: one(NAMES.category, CATEGORIES) ?? null,
      location: text(NAMES.place, LONGEST_PLACE),
      asTyped: given.get(NAMES.asTyped) === 'true',
    },
    view: {
      tab: one(NAMES.tab, TABS) ?? FIRST_VIEW.tab,
      sort: one(NAMES.sort, SORTS) ?? FIRST_VIEW.sort,
      only: text(NAMES.only, LONGEST_CATEGORY) || null,
    },
  };
}

/**
 * Returns the URL with exactly this search and view, keeping other parameters. Removes `autoSearch`, because that
 * search has already run.
 */
export function hrefOf(href: string, { query, view }: Address): string {
  const url = new URL(href);
  const set = (name: string, value: string) =>
    value === '' ? url.searchParams.delete(name) : url.searchParams.set(name, value);
  url.searchParams.delete(NAMES.autoSearch);
  set(NAMES.words, encodeURIComponent(query.searchTerm).length > LONGEST_WORDS ? '' : query.searchTerm);
  set(NAMES.type, query.programType === PROFILE_QUERY.programType ? '' : query.programType);
  set(NAMES.category, query.category ?? '');
  set(NAMES.place, query.location);
  set(NAMES.asTyped, query.asTyped ? 'true' : '');
  set(NAMES.only, view.only ?? '');
  set(NAMES.sort, view.sort === FIRST_VIEW.sort ? '' : view.sort);
  set(NAMES.tab, view.tab === FIRST_VIEW.tab ? '' : view.tab);
  return url.pathname + url.search + url.hash;
}

export function asksForAutoSearch(search: string): boolean {
  return new URLSearchParams(search).get(NAMES.autoSearch) === 'true';
}

/** Returns whether the URL itself sets the view. */
export function namesView({ view }: Address): boolean {
  return view.tab !== FIRST_VIEW.tab || view.sort !== FIRST_VIEW.sort || view.only !== FIRST_VIEW.only;
}
