/** The lists of programs that have a page: by type, category, audience and state, and all of them. */
import { AUDIENCES } from '../../../../contract/catalogue.ts';
import { CATEGORIES, PROGRAM_TYPES } from '../../../../contract/grants.ts';
import { type StateCode, TERRITORIES, US_STATES } from '../../../../contract/places.ts';
import { NEEDS, type Need } from '../../../../contract/profile.ts';
import { truthIn } from '../../../../matching/evaluate.ts';
import { byName, type Program, placeOf } from './program.ts';
import { isForPeople, standingOf } from './standing.ts';
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
  /** Its address: `/programs/category/education`. */
  path: string;
  /** As it is called among its kind. */
  name: string;
  title: string;
  lead: string;
  programs: Program[];
  /** Which need it is about: lists of a need alone. */
  need?: Need;
  /** Which state it is, and the programs of the whole country that are open there and that it does not run itself: lists of a state alone. */
  code?: StateCode;
  nationwide?: Program[];
}

/** Programs under a heading. */
export interface Part {
  title?: string;
  programs: Program[];
  /** On a state's page: the need that it is about, and programs of the whole country for it. */
  need?: Need;
  nationwide?: Program[];
  /** Help for businesses, farms and organizations: folded, as most readers ask for themselves. */
  isForOrganizations?: boolean;
}

export interface ListPage extends ProgramList {
  page: number;
  pages: number;
  /** What this page shows, in parts with a heading where there is more than one. */
  shown: Part[];
}

/** Programs on one page of a list: its HTML stays below 45 KB. */
export const PAGE_SIZE = 36;

/** Programs of the whole country for one need on a state's page. */
const NATIONWIDE_SHOWN = 8;

/** Needs of businesses, farms and organizations. */
const NEEDS_OF_ORGANIZATIONS: ReadonlySet<Need> = new Set(['business', 'land', 'community']);

/** A list with fewer programs has no page, unless it is a state's: that one names what is open there. */
const FEWEST = 3;

/** As headings and guides stand: what people ask for most comes first. */
const NEEDS_IN_ORDER = (Object.keys(NEED_LISTS) as Need[]).filter((need) => NEEDS.includes(need));

/** A word for addresses: small letters joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Every list that has a page. Local forms stand in their state's list, and in no other beside the program that they are of. */
export function listsOf(programs: readonly Program[], localForms: readonly Program[] = []): ProgramList[] {
  const sorted = [...programs].sort(nationwideFirst);
  const lists: ProgramList[] = [
    ...PROGRAM_TYPES.map((type) => ({
      ...TYPE_LISTS[type],
      group: 'type' as const,
      path: `/programs/type/${slugOf(TYPE_LISTS[type].name)}`,
      programs: sorted.filter(({ programType }) => programType === type),
    })),
    ...CATEGORIES.map((category) => ({
      ...CATEGORY_LISTS[category],
      group: 'category' as const,
      name: category,
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
      programs: sorted
        .filter(({ needs }) => needs.includes(need))
        .toSorted(
          (a, b) =>
            Number(isAside(need, a)) - Number(isAside(need, b)) ||
            Number(a.states.length > 0) - Number(b.states.length > 0) ||
            a.needs.indexOf(need) - b.needs.indexOf(need) ||
            standingOf(b) - standingOf(a),
        ),
    })),
  ];
  const all = { ...ALL_LIST, group: 'all' as const, path: '/programs/all', programs: [...programs].sort(byName) };
  return [...lists.filter((list) => list.programs.length >= FEWEST), ...stateLists(sorted, localForms), all];
}

function stateLists(programs: readonly Program[], localForms: readonly Program[]): ProgramList[] {
  const nationwide = programs.filter(({ states }) => states.length === 0);
  const codes = Object.keys(US_STATES).filter(isStateCode);
  return (
    codes
      .map((code) => ({
        code,
        own: byNeed([...localForms, ...programs].filter(({ states }) => states.includes(code))),
      }))
      // Every state has programs of the whole country, with limits of its own; a territory has them where we know its programs.
      .filter(({ code, own }) => own.length > 0 || !TERRITORIES.includes(code))
      .map(({ code, own }) => {
        const name = US_STATES[code];
        return {
          group: 'state' as const,
          code,
          path: statePath(code),
          name,
          title: stateTitle(name),
          lead: stateLead(name, own.length),
          programs: own,
          nationwide: nationwide.filter(
            ({ id, eligibility }) =>
              !own.some(({ localFormOf }) => localFormOf?.id === id) &&
              truthIn(eligibility, { state: code }) !== 'false',
          ),
        };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
}

/** By what they help with most, and what the state runs for the country first. */
function byNeed(programs: readonly Program[]): Program[] {
  const placeOfNeed = ({ needs: [need = 'community'] }: Program) => NEEDS_IN_ORDER.indexOf(need);
  return programs.toSorted((a, b) => placeOfNeed(a) - placeOfNeed(b));
}

function isStateCode(code: string): code is StateCode {
  return code in US_STATES;
}

export function categoryPath(category: string): string {
  return `/programs/category/${slugOf(category)}`;
}

export function statePath(code: StateCode): string {
  return `/programs/state/${slugOf(US_STATES[code])}`;
}

/** Programs of the whole country first, then by state, then by name. */
function nationwideFirst(a: Program, b: Program): number {
  const [first, second] = [placeOf(a), placeOf(b)];
  return first === second ? byName(a, b) : first < second ? -1 : 1;
}

/** A list cut into its pages. */
export function pagesOf(list: ProgramList): ListPage[] {
  const pages = Math.max(1, Math.ceil(list.programs.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => {
    const programs = list.programs.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE);
    return { ...list, page: index + 1, pages, shown: inParts(list, programs, index === 0) };
  });
}

/** What is for the whole country, and what a single state has, under a heading each; a state's page goes by need. */
function inParts({ group, need, nationwide }: ProgramList, programs: Program[], isFirst: boolean): Part[] {
  if (group === 'all') return [{ programs }];
  if (group === 'state') return partsByNeed(programs, isFirst ? (nationwide ?? []) : []);
  const ownTitle = (program: Program) => (need ? IN_SOME_STATES : STATE_OWN(placeOf(program)));
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

/** Whether people who have this need can't get it for themselves. */
function isAside(need: Need, program: Program): boolean {
  return !(NEEDS_OF_ORGANIZATIONS.has(need) || isForPeople(program));
}

/** Of the whole country, what many ask for and what is worth most. */
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
