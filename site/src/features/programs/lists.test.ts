import { describe, expect, it } from 'vitest';
import { listsOf, PAGE_SIZE, pagePath, pagesOf } from './lists.ts';
import { sampleProgram } from './program.fixture.ts';

const kansas = sampleProgram('kansas-heat', {
  title: 'Kansas Heat',
  states: ['KS'],
  eligibility: { fact: 'state', is: 'KS', says: 'You live in Kansas', source: 'law' },
});
const notInPuertoRico = sampleProgram('mainland', {
  title: 'Mainland Aid',
  eligibility: { not: { fact: 'state', in: ['PR', 'KS'], says: 'You live elsewhere', source: 'law' } },
});
const everywhere = Array.from({ length: PAGE_SIZE + 4 }, (_, number) =>
  sampleProgram(`aid-${number}`, { title: `Aid ${number}` }),
);
const lists = listsOf([kansas, notInPuertoRico, ...everywhere]);
const listAt = (path: string) => {
  const list = lists.find((one) => one.path === path);
  if (!list) throw new Error(`There is no list ${path}`);
  return list;
};

describe('lists of programs', () => {
  it('have short, stable addresses', () => {
    const paths = lists.map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('/programs/state/'))).toEqual([
      '/programs/type/assistance',
      '/programs/category/community-development',
      '/programs/for/families',
      '/programs/need/bills',
      '/programs/all',
    ]);
    // The 50 states and the District of Columbia.
    expect(paths.filter((path) => path.startsWith('/programs/state/'))).toHaveLength(51);
    expect(paths).toContain('/programs/state/new-hampshire');
  });

  it('need at least three programs, except state lists', () => {
    const paths = listsOf([kansas]).map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('/programs/state/'))).toEqual(['/programs/all']);
    expect(listAt('/programs/state/kansas').lead).toContain('One program that Kansas runs');
  });

  it("list a state's own programs and count the nationwide ones open there", () => {
    const { programs, nationwide } = listAt('/programs/state/kansas');
    expect(programs).toEqual([kansas]);
    expect(nationwide).toHaveLength(everywhere.length);
  });

  it('put nationwide programs before those of states', () => {
    const pages = pagesOf(listAt('/programs/type/assistance'));
    expect(pages[0]?.shown.map(({ title }) => title)).toEqual(['For the whole country']);
    expect(pages.at(-1)?.shown.map(({ title }) => title)).toEqual(['For the whole country', 'Only in Kansas']);
  });

  it("are grouped by need on a state's page, with nationwide programs", () => {
    const [first] = pagesOf(listAt('/programs/state/kansas'));
    expect(first?.shown).toHaveLength(1);
    const [bills] = first?.shown ?? [];
    expect(bills).toMatchObject({ need: 'bills', programs: [kansas] });
    expect(bills?.nationwide?.length).toBeGreaterThan(0);
  });

  it('contain a program’s local form instead of the program', () => {
    const form = { ...kansas, id: 'kansas-aid', localFormOf: { id: 'aid-0', name: 'Aid 0' } };
    const list = listsOf([kansas, ...everywhere], [form]).find(({ path }) => path === '/programs/state/kansas');
    expect(list?.programs).toEqual([form, kansas]);
    expect(list?.nationwide?.map(({ id }) => id)).not.toContain('aid-0');
  });

  it('of a need start with three programs, and list each program once', () => {
    const starts = ['liheap', 'weatherization', 'lifeline'].map((id) => sampleProgram(id, { title: id }));
    const list = listsOf([...everywhere, ...starts]).find(({ path }) => path === '/programs/need/bills');
    const pages = list ? pagesOf(list) : [];
    expect(pages.map((page) => page.starts.map(({ id }) => id))).toEqual([starts.map(({ id }) => id), []]);
    const shown = pages.flatMap((page) => [...page.starts, ...page.shown.flatMap((part) => part.programs)]);
    expect(shown).toHaveLength(list?.programs.length ?? 0);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('of a state start with its own versions, which stay under their need too', () => {
    const form = { ...kansas, id: 'kansas-snap', localFormOf: { id: 'snap', name: 'SNAP' } };
    const list = listsOf([kansas, ...everywhere], [form]).find(({ path }) => path === '/programs/state/kansas');
    const [first] = list ? pagesOf(list) : [];
    expect(first?.starts).toEqual([form]);
    expect(first?.shown.flatMap((part) => part.programs)).toContain(form);
  });

  it('are sorted A to Z, numbers by value, and paginated', () => {
    const all = listAt('/programs/all');
    expect(all.programs.slice(0, 3).map(({ name }) => name)).toEqual(['Aid 0', 'Aid 1', 'Aid 2']);
    const pages = pagesOf(all);
    expect(pages.map(({ page }) => pagePath(all, page))).toEqual(['/programs/all', '/programs/all/2']);
    expect(pages.flatMap(({ shown }) => shown.flatMap((part) => part.programs))).toEqual(all.programs);
  });
});
