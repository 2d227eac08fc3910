/** The program lists that have a page: by type, category, audience and state, plus all programs. */

import { DEFAULT_LOCALE } from '../../../../contract/locales.ts';
import { isState, type StateCode, TERRITORIES, US_STATES } from '../../../../contract/profile/places.ts';
import { NEEDS, type Need } from '../../../../contract/profile/profile.ts';
import { AUDIENCES } from '../../../../contract/programs/catalog.ts';
import { CATEGORIES, PROGRAM_TYPES, type ProgramType } from '../../../../contract/programs/grants.ts';
import { truthIn } from '../../../../matching/rules/evaluate.ts';
import { LOCALE } from '../../locale/locale.ts';
import { STATE_NAMES, STATES_IN_SENTENCES } from '../../locale/state-names.ts';
import { byName, type Program, placeInSentence, placeOf } from './program.ts';
import { isForPeople, standingOf } from './standing.ts';
import { startsOf } from './starts.ts';
import {
  ALL_LIST,
  AUDIENCE_LISTS,
  audienceTitle,
  CATEGORY_LISTS,
  FOR_ORGANIZATIONS,
  IN_SOME_STATES,
  NEED_LISTS,
  needPath,
  STATE_NATIONWIDE,
  STATE_OWN,
  stateLead,
  stateTitle,
  TYPE_LISTS,
} from './texts.ts';

export type Group = 'type' | 'category' | 'for' | 'need' | 'state' | 'all';

export interface ProgramList {
  group: Group;
  /** Its path, such as `/programs/category/education`. */
  path: string;
  /** Its name among lists of its kind. */
  name: string;
  title: string;
  lead: string;
  programs: Program[];
  /** The need it covers. Only for lists by need. */
  need?: Need;
  /** The state, and the nationwide programs open there that it doesn't run itself. Only for lists by state. */
  code?: StateCode;
  nationwide?: Program[];
}

/** Programs under a heading. */
export interface Part {
  title?: string;
  programs: Program[];
  /** On a state's page: the need it covers, and nationwide programs for it. */
  need?: Need;
  nationwide?: Program[];
  /** Help for businesses, farms and organizations. Collapsed, because most readers want help for themselves. */
  isForOrganizations?: boolean;
}

export interface ListPage extends ProgramList {
  page: number;
  pages: number;
  /** The programs to start with, on the first page of a need or a state. */
  starts: Program[];
  /** The programs on this page, in parts, with headings if there's more than one. */
  shown: Part[];
}

/** Programs per page of a list. Keeps its HTML below 45 KB. */
export const PAGE_SIZE = 36;

/** Nationwide programs per need on a state's page. The longer words of other languages leave room for fewer. */
const NATIONWIDE_SHOWN = LOCALE === DEFAULT_LOCALE ? 7 : 5;

/** Needs of businesses, farms and organizations. */
const NEEDS_OF_ORGANIZATIONS: ReadonlySet<Need> = new Set(['business', 'land', 'community']);

/** A list with fewer programs gets no page, except state lists, which also show nationwide programs. */
const FEWEST = 3;

/** The order of headings and guides: most requested first. */
const NEEDS_IN_ORDER = (Object.keys(NEED_LISTS) as Need[]).filter((need) => NEEDS.includes(need));

/** The end of a kind's path, the same in every language. */
const TYPE_SLUGS: Readonly<Record<ProgramType, string>> = { grant: 'grants', loan: 'loans', assistance: 'assistance' };

/** Turns a name into a slug: lowercase, joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * Returns every list that has a page. Local forms are only in their state's list; elsewhere, only their nationwide
 * program is listed.
 */
export function listsOf(programs: readonly Program[], localForms: readonly Program[] = []): ProgramList[] {
  const sorted = [...programs].sort(nationwideFirst);
  const lists: ProgramList[] = [
    ...PROGRAM_TYPES.map((type) => ({
      ...TYPE_LISTS[type],
      group: 'type' as const,
      path: `/programs/type/${TYPE_SLUGS[type]}`,
      programs: sorted.filter(({ programType }) => programType === type),
    })),
    ...CATEGORIES.map((category) => ({
      ...CATEGORY_LISTS[category],
      group: 'category' as const,
      path: categoryPath(category),
      programs: sorted.filter((program) => program.category === category),
    })),
    ...AUDIENCES.map((audience) => ({
      ...AUDIENCE_LISTS[audience],
      group: 'for' as const,
      title: audienceTitle(AUDIENCE_LISTS[audience].name),
      path: `/programs/for/${audience}`,
      programs: sorted.filter(({ audiences }) => audiences.includes(audience)),
    })),
    ...NEEDS_IN_ORDER.map((need) => ({
      ...NEED_LISTS[need],
      need,
      group: 'need' as const,
      path: needPath(need),
      programs: startsFirst(
        need,
        sorted
          .filter(({ needs }) => needs.includes(need))
          .toSorted(
            (a, b) =>
              Number(isAside(need, a)) - Number(isAside(need, b)) ||
              Number(a.states.length > 0) - Number(b.states.length > 0) ||
              a.needs.indexOf(need) - b.needs.indexOf(need) ||
              standingOf(b) - standingOf(a),
          ),
      ),
    })),
  ];
  const all = { ...ALL_LIST, group: 'all' as const, path: '/programs/all', programs: [...programs].sort(byName) };
  return [...lists.filter((list) => list.programs.length >= FEWEST), ...stateLists(sorted, localForms), all];
}

function stateLists(programs: readonly Program[], localForms: readonly Program[]): ProgramList[] {
  const nationwide = programs.filter(({ states }) => states.length === 0);
  const codes = Object.keys(US_STATES).filter(isState);
  return (
    codes
      .map((code) => ({
        code,
        own: byNeed([...localForms, ...programs].filter(({ states }) => states.includes(code))),
      }))
      // Every state has nationwide programs with its own limits. A territory is only included if we know programs of
      // its own.
      .filter(({ code, own }) => own.length > 0 || !TERRITORIES.includes(code))
      .map(({ code, own }) => {
        const inSentence = STATES_IN_SENTENCES[code];
        return {
          group: 'state' as const,
          code,
          path: statePath(code),
          name: STATE_NAMES[code],
          title: stateTitle(inSentence),
          lead: stateLead(inSentence, own.length),
          programs: own,
          nationwide: nationwide.filter(
            ({ id, eligibility }) =>
              !own.some(({ localFormOf }) => localFormOf?.id === id) &&
              truthIn(eligibility, { state: code }) !== 'false',
          ),
        };
      })
      .sort(byName)
  );
}

function startsFirst(need: Need, programs: readonly Program[]): Program[] {
  const starts = startsOf(need, programs);
  return [...starts, ...programs.filter((program) => !starts.includes(program))];
}

/** Sorts by main need. The sort is stable, so nationwide programs that the state runs stay first. */
function byNeed(programs: readonly Program[]): Program[] {
  const placeOfNeed = ({ needs: [need = 'community'] }: Program) => NEEDS_IN_ORDER.indexOf(need);
  return programs.toSorted((a, b) => placeOfNeed(a) - placeOfNeed(b));
}

export function categoryPath(category: string): string {
  return `/programs/category/${slugOf(category)}`;
}

export function statePath(code: StateCode): string {
  return `/programs/state/${slugOf(US_STATES[code])}`;
}

/** Sorts nationwide programs first, then by state, then by name. */
function nationwideFirst(a: Program, b: Program): number {
  return byName({ name: placeOf(a) }, { name: placeOf(b) }) || byName(a, b);
}

/** The states by name, then the territories. */
export const STATES_IN_ORDER: readonly StateCode[] = Object.keys(US_STATES)
  .filter(isState)
  .toSorted(
    (a, b) =>
      Number(TERRITORIES.includes(a)) - Number(TERRITORIES.includes(b)) ||
      byName({ name: STATE_NAMES[a] }, { name: STATE_NAMES[b] }),
  );

/** Splits a list into pages. */
export function pagesOf(list: ProgramList): ListPage[] {
  const pages = Math.max(1, Math.ceil(list.programs.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => {
    const programs = list.programs.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE);
    const starts =
      index === 0 && (list.need || list.code) ? startsOf(list.need, [...programs, ...(list.nationwide ?? [])]) : [];
    // A state's parts stay whole, because people look for food help under "Food".
    const others = list.need ? programs.filter((program) => !starts.includes(program)) : programs;
    return { ...list, page: index + 1, pages, starts, shown: inParts(list, others, index === 0) };
  });
}

/** Groups nationwide programs and each state's own under headings. A state's page is grouped by need. */
function inParts({ group, need, nationwide }: ProgramList, programs: Program[], isFirst: boolean): Part[] {
  if (group === 'all') return [{ programs }];
  if (group === 'state') return partsByNeed(programs, isFirst ? (nationwide ?? []) : []);
  const ownTitle = (program: Program) => (need ? IN_SOME_STATES : STATE_OWN(placeInSentence(program)));
  const titleOf = (program: Program) => {
    if (need && isAside(need, program)) return FOR_ORGANIZATIONS;
    return program.states.length === 0 ? STATE_NATIONWIDE : ownTitle(program);
  };
  return [...Map.groupBy(programs, titleOf)].map(([title, some]) => ({
    title,
    programs: some,
    ...(title === FOR_ORGANIZATIONS ? { isForOrganizations: true } : {}),
  }));
}

/** Returns whether the program isn't for the people with this need, only for organizations. */
export function isAside(need: Need, program: Program): boolean {
  return !(NEEDS_OF_ORGANIZATIONS.has(need) || isForPeople(program));
}

/** Groups by need. Of the nationwide programs, includes only the most requested and most valuable. */
function partsByNeed(own: readonly Program[], nationwide: readonly Program[]): Part[] {
  return NEEDS_IN_ORDER.map((need) => ({
    need,
    title: NEED_LISTS[need].name,
    programs: own.filter(({ needs }) => needs[0] === need),
    nationwide: nationwide
      .filter((program) => program.needs[0] === need && !isAside(need, program))
      .toSorted((a, b) => standingOf(b) - standingOf(a) || byName(a, b))
      .slice(0, NATIONWIDE_SHOWN),
    isForOrganizations: NEEDS_OF_ORGANIZATIONS.has(need),
  })).filter(({ programs, nationwide: some }) => programs.length + some.length > 0);
}

export function pagePath({ path }: Pick<ProgramList, 'path'>, page: number): string {
  return page === 1 ? path : `${path}/${page}`;
}
