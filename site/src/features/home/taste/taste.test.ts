import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { Need } from '../../../../../contract/profile/profile.ts';
import { curatedProgram } from '../../../../../contract/programs/catalog.ts';
import { truthIn } from '../../../../../matching/rules/evaluate.ts';
import { fittingPrograms, MOST_SHOWN } from './answer.ts';
import { tastePrograms } from './catalog.ts';
import { OLDER_AGE, WHO, type WhoKey } from './questions.ts';

const FOLDER = join(import.meta.dirname, '../../../content/programs');
const catalog = readdirSync(FOLDER).map((file) => ({
  id: file.replace(/\.yaml$/, ''),
  program: curatedProgram.parse(parse(readFileSync(join(FOLDER, file), 'utf8'))),
}));
const programs = tastePrograms(catalog);

// biome-ignore format: one row reads better than one word per line
const EVERYBODY = [
  'adult', 'family', 'older', 'veteran', 'student', 'disability', 'business', 'startup', 'farm', 'nonprofit',
] as const satisfies readonly WhoKey[];
// biome-ignore format: one row reads better than one word per line
const EVERY_NEED = [
  'bills', 'food', 'rent', 'home', 'school', 'work', 'health', 'children', 'money', 'business', 'land', 'community',
  'disaster',
] as const satisfies readonly Need[];

const best = (state: 'PA' | 'NY' | 'IA' | 'FL', who: WhoKey, need: Need) =>
  fittingPrograms(programs, { state, who, need })
    .slice(0, 5)
    .map(({ program }) => program.id);

describe('expected programs come first', () => {
  test.each([
    ['PA', 'older', 'bills', 'liheap'],
    ['NY', 'student', 'school', 'pell-grant'],
    ['IA', 'farm', 'land', 'fsa-farm-ownership-loan'],
    ['FL', 'family', 'food', 'snap'],
    ['FL', 'veteran', 'rent', 'hud-vash'],
    ['NY', 'startup', 'business', 'sba-microloan'],
    ['NY', 'nonprofit', 'community', 'americorps-state-national'],
  ] as const)('%s, %s, %s: %s', (state, who, need, id) => {
    expect(best(state, who, need)).toContain(id);
  });
});

const firstFive = (state: 'GA' | 'KS', who: WhoKey, need: Need) =>
  fittingPrograms(programs, { state, who, need }).slice(0, 5);

test("a family that needs money starts with food and cash help for its members' ages", () => {
  const five = firstFive('GA', 'family', 'money');
  expect(five.map(({ program }) => program.id)).toEqual(expect.arrayContaining(['snap', 'tanf']));
  expect(five.map(({ program }) => program.id).filter((id) => /^(social-security|ssdi)/.test(id))).toEqual([]);
  const said = EVERY_NEED.flatMap((need) => firstFive('GA', 'family', need)).flatMap(({ match }) => match.reasons);
  expect(said.map(({ text }) => text).filter((text) => /^You are 6\d or older/.test(text))).toEqual([]);
});

describe('food for a family', () => {
  afterEach(() => vi.useRealTimers());
  const foodIn = (month: string) => {
    vi.useFakeTimers({ now: new Date(`2026-${month}-28T12:00:00Z`) });
    return fittingPrograms(programs, { state: 'GA', who: 'family', need: 'food' });
  };
  const placeOf = (month: string) => foodIn(month).findIndex(({ program }) => program.id === 'summer-meals');

  test('summer meals come later in November than in June', () => {
    expect(placeOf('06')).toBeLessThan(3);
    expect(placeOf('11')).toBeGreaterThan(3);
  });

  test('a family with children is not asked for a child', () => {
    const meals = foodIn('06').find(({ program }) => program.id === 'summer-meals');
    expect(meals?.match.reasons).toContainEqual(
      expect.objectContaining({ verdict: 'met', text: 'A child under 18 lives with you' }),
    );
  });
});

test('a nonprofit with a project starts with what helps people', () => {
  const ids = firstFive('KS', 'nonprofit', 'community').map(({ program }) => program.id);
  expect(ids).toContain('tefap-food-pantries');
  expect(ids.filter((id) => /urban-agriculture|firefighter/.test(id))).toEqual([]);
});

test('every need has programs, and none are for another state or off limits', () => {
  for (const need of EVERY_NEED) {
    expect(programs.filter((program) => need in program.needs).length, need).toBeGreaterThan(1);
  }
  const all = EVERYBODY.flatMap((who) =>
    EVERY_NEED.flatMap((need) => fittingPrograms(programs, { state: 'PA', who, need })),
  );
  expect(all.every(({ program }) => program.states.length === 0 || program.states.includes('PA'))).toBe(true);
  expect(all.every(({ match }) => match.verdict !== 'ineligible')).toBe(true);
});

test('what most visitors like this miss still counts, below what they get', () => {
  const { facts, typical } = WHO.family;
  const isMissed = (rules: (typeof programs)[number]['rules']) =>
    truthIn(rules, facts) !== 'false' && truthIn(rules, { ...facts, ...typical }) === 'false';
  const shown = fittingPrograms(programs, { state: 'GA', who: 'family', need: 'work' });
  expect(shown.some(({ program }) => isMissed(program.rules))).toBe(true);
  expect(shown.slice(0, MOST_SHOWN).some(({ program }) => isMissed(program.rules))).toBe(false);
});

test('"65 or older" rules out no program that is open to older people', () => {
  const refused = programs.filter(
    ({ rules }) => truthIn(rules, { age: OLDER_AGE }) === 'false' && truthIn(rules, { age: 90 }) !== 'false',
  );
  expect(refused.map(({ id }) => id)).toEqual([]);
});

test('a nonprofit gets all projects for others, those that name the need first', () => {
  const idsFor = (need: Need) =>
    fittingPrograms(programs, { state: 'KS', who: 'nonprofit', need }).map(({ program }) => program.id);
  const [food, projects] = [idsFor('food'), idsFor('community')];
  expect(food).toEqual(expect.arrayContaining(projects));
  const ofFood = ['tefap-food-pantries', 'emergency-food-shelter-program', 'community-food-projects'];
  expect(food.slice(0, 5)).toEqual(expect.arrayContaining(ofFood));
});
