import { CURATED } from '../../program.ts';
import { dueOf, LISTINGS, type Listed, namedBy, nameOf, pageOf, placeOf, tellingTitle } from './listed.ts';

/** A title that more programs share identifies none. */
const MOST_OF_A_TITLE = 50;

/** Two rows of the same program. Names take precedence over text similarity. */
interface Pair {
  one: Listed;
  other: Listed;
  weight: number;
}

const WEIGHT = { name: 0, listing: 1, title: 2, otherDay: 1, over: 2, otherType: 3, unlisted: 10 } as const;

/**
 * The rows of the same program, each group with at least two: never two rows of one source, except the listings of one
 * curated program. The result doesn't depend on the order of the rows.
 */
export function groupsOf(rows: readonly Listed[]): Listed[][] {
  const groups = new Map(rows.map((row) => [row.id, [row]]));
  for (const { one, other } of pairsOf(rows).toSorted(byWeight)) {
    const [group, others] = [groups.get(one.id) ?? [], groups.get(other.id) ?? []];
    if (group === others) continue;
    const parts = listingsOfOneProgram([...group, ...others]);
    const isPart = (row: Listed) => row.source === LISTINGS && parts.includes(row.sourceId);
    const mayJoin = (row: Listed, another: Listed) => (isPart(row) && isPart(another)) || !areApart(row, another);
    if (!group.every((row) => others.every((another) => mayJoin(row, another)))) continue;
    group.push(...others);
    for (const row of others) groups.set(row.id, group);
  }
  return [...new Set(groups.values())].filter((group) => group.length > 1);
}

/** The listings that the group's curated program consists of. */
function listingsOfOneProgram(group: readonly Listed[]): readonly string[] {
  const curated = group.find(({ source, isListed, isOpen }) => source === CURATED && isListed && isOpen);
  return curated?.assistanceListings ?? [];
}

/** If equal, the later round comes first: a listing with a call's title and page refers to the upcoming one. */
function byWeight(a: Pair, b: Pair): number {
  const [dayOfA, dayOfB] = [lastDayOf(a), lastDayOf(b)];
  if (a.weight === b.weight && dayOfA !== dayOfB) return dayOfA > dayOfB ? -1 : 1;
  return a.weight - b.weight || (keyOf(a) < keyOf(b) ? -1 : 1);
}

function lastDayOf({ one, other }: Pair): string {
  return [one.deadlineDate ?? '', other.deadlineDate ?? ''].toSorted()[1] ?? '';
}

/** Whether they are two programs of one source, by their origin or the names they give, whatever else they share. */
function areApart(one: Listed, other: Listed): boolean {
  if (one.source === other.source) return true;
  const named = Map.groupBy([nameOf(other), ...other.names], sourceOf);
  const names = Map.groupBy([nameOf(one), ...one.names], sourceOf);
  return [...names].some(([source, ids]) => named.get(source)?.every((name) => !ids.includes(name)) ?? false);
}

function sourceOf(name: string): string {
  return namedBy(name)[0];
}

function keyOf({ one, other }: Pair): string {
  return [one.id, other.id].toSorted().join('\n');
}

function pairsOf(rows: readonly Listed[]): Pair[] {
  return [
    ...pairsBy(rows, (row) => [nameOf(row), ...row.names], WEIGHT.name),
    ...listingPairs(rows),
    ...pairsBy(rows, titleKeys(rows), WEIGHT.title),
  ];
}

/** Pairs of rows from different sources, with the same places and a shared key. */
function pairsBy(rows: readonly Listed[], keysOf: (row: Listed) => string[], weight: number): Pair[] {
  const sharing = new Map<string, Listed[]>();
  for (const row of rows) {
    for (const key of new Set(keysOf(row))) {
      const whole = `${key}\n${placeOf(row)}`;
      const others = sharing.get(whole) ?? [];
      sharing.set(whole, others);
      others.push(row);
    }
  }
  return [...sharing.values()].flatMap((all) =>
    all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => pairOf(one, other, weight))),
  );
}

function pairOf(one: Listed, other: Listed, weight: number): Pair[] {
  if (areApart(one, other)) return [];
  const isListed = one.isListed && other.isListed;
  const unlike = weight === WEIGHT.title ? otherRound(one, other) + otherType(one, other) : 0;
  return [{ one, other, weight: weight + unlike + (isListed ? 0 : WEIGHT.unlisted) }];
}

/** Calls return each year under the same title and page: the same round has the same date, or is also open. */
function otherRound(one: Listed, other: Listed): number {
  if (one.deadlineDate === other.deadlineDate) return 0;
  return one.isOpen && other.isOpen ? WEIGHT.otherDay : WEIGHT.over;
}

/**
 * Sources file one program under different types. Of two programs with one title, the one with the same type is meant.
 */
function otherType(one: Listed, other: Listed): number {
  return one.programType === other.programType ? 0 : WEIGHT.otherType;
}

/** The same title, plus the same page or the same date and provider. */
function titleKeys(rows: readonly Listed[]): (row: Listed) => string[] {
  const titled = new Map<string, number>();
  for (const { titleStems } of rows) titled.set(titleStems, (titled.get(titleStems) ?? 0) + 1);
  return (row) => {
    const title = tellingTitle(row);
    if (title === null || (titled.get(title) ?? 0) > MOST_OF_A_TITLE) return [];
    return [pageOf(row), dueOf(row)].flatMap((key) => (key === null ? [] : `${title}\n${key}`));
  };
}

/**
 * Nationwide curated programs with the listings whose numbers they name. If several name a number, the listing belongs
 * to the one with its title, or to none: one listing can fund many programs.
 */
function listingPairs(rows: readonly Listed[]): Pair[] {
  const curated = rows.filter(({ source, isListed, states }) => source === CURATED && isListed && states.length === 0);
  const byNumber = new Map<string, Listed[]>();
  for (const program of curated) {
    for (const number of new Set(program.assistanceListings)) {
      byNumber.set(number, [...(byNumber.get(number) ?? []), program]);
    }
  }
  return rows.flatMap((listing) => {
    if (listing.source !== LISTINGS || listing.states.length > 0) return [];
    const naming = byNumber.get(listing.sourceId) ?? [];
    const titled = naming.filter((program) => hasTitle(program, listing.titleStems));
    const [program, ...others] = naming.length === 1 ? naming : titled;
    return program && others.length === 0 ? pairOf(program, listing, WEIGHT.listing) : [];
  });
}

function hasTitle({ titleStems, nameStems }: Listed, title: string): boolean {
  return titleStems === title || nameStems.split(',').includes(title);
}
