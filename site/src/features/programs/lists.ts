/** The lists of programs that have a page: by type, category, audience and state, and all of them. */
import { AUDIENCES } from '../../../../contract/catalogue.ts';
import { CATEGORIES, PROGRAM_TYPES } from '../../../../contract/grants.ts';
import { type StateCode, TERRITORIES, US_STATES } from '../../../../contract/places.ts';
import { truthIn } from '../../../../matching/evaluate.ts';
import { byName, type Program } from './program.ts';
import {
  ALL_LIST,
  AUDIENCE_LISTS,
  audienceTitle,
  CATEGORY_LISTS,
  STATE_NATIONWIDE,
  STATE_OWN,
  stateLead,
  stateTitle,
  TYPE_LISTS,
} from './texts.ts';

export type Group = 'type' | 'category' | 'for' | 'state' | 'all';

export interface ProgramList {
  group: Group;
  /** Its address: `/programs/category/education`. */
  path: string;
  /** As it is called among its kind. */
  name: string;
  title: string;
  lead: string;
  programs: Program[];
  /** Which state it is, and the programs of the whole country that are open there: lists of a state alone. */
  code?: StateCode;
  nationwide?: Program[];
}

export interface ListPage extends ProgramList {
  page: number;
  pages: number;
  /** What this page shows, in parts with a heading where there is more than one. */
  shown: { title?: string; programs: Program[] }[];
}

/** Programs on one page of a list: its HTML stays below 40 KB. */
export const PAGE_SIZE = 36;

/** A list with fewer programs has no page, unless it is a state's: that one names what is open there. */
const FEWEST = 3;

/** A word for addresses: small letters joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Every list that has a page. */
export function listsOf(programs: readonly Program[]): ProgramList[] {
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
  ];
  const all = { ...ALL_LIST, group: 'all' as const, path: '/programs/all', programs: [...programs].sort(byName) };
  return [...lists.filter((list) => list.programs.length >= FEWEST), ...stateLists(sorted), all];
}

function stateLists(programs: readonly Program[]): ProgramList[] {
  const nationwide = programs.filter(({ states }) => states.length === 0);
  const codes = Object.keys(US_STATES).filter(isStateCode);
  return (
    codes
      .map((code) => ({ code, own: programs.filter(({ states }) => states.includes(code)) }))
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
          nationwide: nationwide.filter(({ eligibility }) => truthIn(eligibility, { state: code }) !== 'false'),
        };
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
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
  const [first, second] = [a, b].map(({ states }) => states.map((state) => US_STATES[state]).join());
  return first === second ? byName(a, b) : (first ?? '') < (second ?? '') ? -1 : 1;
}

/** A list cut into its pages. */
export function pagesOf(list: ProgramList): ListPage[] {
  const pages = Math.max(1, Math.ceil(list.programs.length / PAGE_SIZE));
  return Array.from({ length: pages }, (_, index) => {
    const programs = list.programs.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE);
    return { ...list, page: index + 1, pages, shown: inParts(list, programs) };
  });
}

/** What is for the whole country, and what a single state has, under a heading each. */
function inParts({ group, name }: ProgramList, programs: Program[]): ListPage['shown'] {
  if (group === 'all') return [{ programs }];
  if (group === 'state') return programs.length > 0 ? [{ title: STATE_OWN(name), programs }] : [];
  const parts = new Map<string, Program[]>();
  for (const program of programs) {
    const title =
      program.states.length === 0
        ? STATE_NATIONWIDE
        : STATE_OWN(program.states.map((state) => US_STATES[state]).join(', '));
    parts.set(title, [...(parts.get(title) ?? []), program]);
  }
  return [...parts].map(([title, some]) => ({ title, programs: some }));
}

export function pagePath({ path }: Pick<ProgramList, 'path'>, page: number): string {
  return page === 1 ? path : `${path}/${page}`;
}
