import { getCollection } from 'astro:content';
import type { HelpOfPlace, PlacedHelper } from '../../../../contract/profile/help-of-place.ts';
import type { Helper } from '../../../../contract/profile/helpers.ts';
import type { StateCode } from '../../../../contract/profile/places.ts';
import { chooseHelpers, type Wish } from './choosing/choose.ts';
import { placeHelper } from './place-helper.ts';
import { helpPath } from './route.ts';

interface Listed extends Helper {
  placed: PlacedHelper;
}

/**
 * Returns all helpers in a state or nationwide: helpers for individuals and families first, then by how much they
 * offer.
 */
export async function helpersIn(state: StateCode | null): Promise<Listed[]> {
  const forms = (await getCollection('local-forms')).map(({ data }) => data);
  const all = new Map((await getCollection('helpers')).map(({ id, data }) => [id, data]));
  const officeNameOf = (id: string, helper: Helper) => placeHelper(id, helper, state, forms).office?.name;
  /** In states where one agency runs two programs, both helpers have the same local offices. */
  const withLocalOffices = (id: string, helper: Helper): Helper => {
    const sharing = helper.sharesOfficesOf;
    const other = sharing === undefined ? undefined : all.get(sharing);
    const isShared = sharing !== undefined && other && officeNameOf(id, helper) === officeNameOf(sharing, other);
    return isShared
      ? { ...helper, localOffices: other.localOffices, sources: { ...other.sources, ...helper.sources } }
      : helper;
  };
  return [...all]
    .map(([id, data]) => ({ ...data, placed: placeHelper(id, withLocalOffices(id, data), state, forms) }))
    .toSorted((one, other) => offerOf(other) - offerOf(one) || one.name.localeCompare(other.name));
}

/** 211 and the state's main office come first. Helpers for people who lost a job come after those for everyone. */
const FIRST = ['211', 'benefits-office'];

function offerOf({ placed, audiences, needs, offices, isOnlyFor }: Listed): number {
  const isForPeople = audiences.includes('individuals') || audiences.includes('families');
  return (
    (isForPeople ? 100 : 0) +
    50 * (FIRST.length - FIRST.indexOf(placed.id)) * Number(FIRST.includes(placed.id)) +
    // State offices process the applications themselves.
    (offices.length > 0 ? 5 : 0) +
    needs.length -
    (isOnlyFor === 'programs' && needs.includes('work') ? 20 : 0)
  );
}

/** Returns helpers for a program in a state; empty if none fit. */
export async function helpersFor(wish: Wish, state: StateCode | null): Promise<PlacedHelper[]> {
  return chooseHelpers(await helpersIn(state), wish).map(({ placed }) => placed);
}

/** Returns the office that handles a program: its phone number, and where to find the one near someone. */
export async function officeFor(
  wish: Wish,
  state: StateCode | null,
): Promise<{ phone: string | null; nearby: string } | null> {
  const known = (await helpersIn(state)).filter(({ programs }) => programs.includes(wish.id));
  const [first] = chooseHelpers(known, wish);
  const placed = first?.placed;
  if (!placed) return null;
  return { phone: placed.office?.phone ?? placed.phone, nearby: placed.nearby?.page ?? helpPath(state) };
}

/** Returns all the helper data a member's page needs for a place. */
export async function helpOf(state: StateCode | null, programs: readonly Wish[]): Promise<HelpOfPlace> {
  const helpers = await helpersIn(state);
  const chosen = Map.groupBy(programs, (wish) =>
    chooseHelpers(helpers, wish)
      .map((one) => helpers.indexOf(one))
      .join(),
  );
  return {
    helpers: helpers.map(({ placed }) => placed),
    best: [...chosen]
      .filter(([places]) => places !== '')
      .map(([places, some]) => ({ helpers: places.split(',').map(Number), programs: some.map(({ id }) => id) })),
  };
}
