import { CURATED } from '../../program.ts';
import { distinctiveTitle, dueOf, LISTINGS, type Listed, namedBy, nameOf, pageOf, placeOf } from './listed.ts';

/** A title shared by more programs than this doesn't identify any of them. */
const MOST_OF_A_TITLE = 50;

/** Two rows of the same program. Names take precedence over similar text. */
interface Pair {
  one: Listed;
  other: Listed;
  weight: number;
}

const WEIGHT = { name: 0, listing: 1, title: 2, otherDay: 1, over: 2, otherType: 3, unlisted: 10 } as const;

/**
 * Groups the rows of the same program, at least two each. Never groups two rows from one source, except the listings of
 * one curated program. The result doesn't depend on the order of the rows.
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

/** Returns the listings that make up the group's curated program. */
function listingsOfOneProgram(group: readonly Listed[]): readonly string[] {
  const curated = group.find(({ source, isListed, isOpen }) => source === CURATED && isListed && isOpen);
  return curated?.assistanceListings ?? [];
}

/**
 * Sorts by weight, and breaks ties by the later round, because a listing with a call's title and page refers to the
 * upcoming one.
 */
function byWeight(a: Pair, b: Pair): number {
  const [dayOfA, dayOfB] = [lastDayOf(a), lastDayOf(b)];
  if (a.weight === b.weight && dayOfA !== dayOfB) return dayOfA > dayOfB ? -1 : 1;
  return a.weight - b.weight || (keyOf(a) < keyOf(b) ? -1 : 1);
}

function lastDayOf({ one, other }: Pair): string {
  return [one.deadlineDate ?? '', other.deadlineDate ?? ''].toSorted()[1] ?? '';
}

/**
 * Returns whether two rows are different programs of one source, according to their origin or the names they refer to,
 * no matter what else they share.
 */
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

/** Pairs rows from different sources that cover the same places and share a key. */
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

/**
 * Returns extra weight for rows of different rounds, because yearly calls reuse a title and page. Rows with different
 * dates that are both open get less of it.
 */
function otherRound(one: Listed, other: Listed): number {
  if (one.deadlineDate === other.deadlineDate) return 0;
  return one.isOpen && other.isOpen ? WEIGHT.otherDay : WEIGHT.over;
}

/**
 * Returns extra weight for rows of different types. Sources may file the same program under different types, but among
 * programs with the same title, the same type is preferred.
 */
function otherType(one: Listed, other: Listed): number {
  return one.programType === other.programType ? 0 : WEIGHT.otherType;
}

/** Returns keys made of the title, plus the page or the date and provider. */
function titleKeys(rows: readonly Listed[]): (row: Listed) => string[] {
  const titled = new Map<string, number>();
  for (const { titleStems } of rows) titled.set(titleStems, (titled.get(titleStems) ?? 0) + 1);
  return (row) => {
    const title = distinctiveTitle(row);
    if (title === null || (titled.get(title) ?? 0) > MOST_OF_A_TITLE) return [];
    return [pageOf(row), dueOf(row)].flatMap((key) => (key === null ? [] : `${title}\n${key}`));
  };
}

/**
 * Pairs nationwide curated programs with the listings whose numbers they name. If several name a number, the listing
 * goes to the one with its title, or to none, because one listing can fund many programs.
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
