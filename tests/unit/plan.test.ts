import { expect, test, vi } from 'vitest';
import type { Likelihood, Match } from '../../contract/programs/grants.ts';
import { inPlanOrder, planOf } from '../../matching/order/plan.ts';
import { aGrant } from '../../site/src/features/program/grant.fixture.ts';

const grantOf = (id: string, likelihood: Likelihood) => {
  const grant = aGrant({ id });
  return { ...grant, match: { ...grant.match, likelihood } };
};

test('a plan starts with three that look right, and groups the rest by likelihood', () => {
  const { starts, groups } = planOf([
    grantOf('a', 'worth-checking'),
    grantOf('b', 'very-likely'),
    grantOf('c', 'qualify'),
    grantOf('d', 'only-if'),
    grantOf('e', 'very-likely'),
    grantOf('f', 'very-likely'),
    grantOf('g', 'qualify'),
  ]);
  expect(starts.map(({ id }) => id)).toEqual(['b', 'c', 'e']);
  expect(groups.map(({ name, grants }) => [name, grants.map(({ id }) => id)])).toEqual([
    ['qualify', ['g']],
    ['veryLikely', ['f']],
    ['worthChecking', ['a']],
    ['onlyIf', ['d']],
  ]);
});

test('programs that may be closed are not starts while others are open', () => {
  const over = { ...grantOf('over', 'qualify'), roundOver: true };
  const { starts, groups } = planOf([over, grantOf('a', 'very-likely')]);
  expect(starts.map(({ id }) => id)).toEqual(['a']);
  expect(groups.map(({ name, grants }) => [name, grants.length])).toEqual([['qualify', 1]]);
  expect(planOf([over]).starts.map(({ id }) => id)).toEqual(['over']);
});

test('a program whose last day of this year has passed is not a start', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27) });
  const rebate = { ...grantOf('rebate', 'qualify'), deadline: 'June 30 each year; often moved to December 31' };
  const list = [rebate, ...['a', 'b', 'c'].map((id) => grantOf(id, 'very-likely'))];
  expect(planOf(list).starts.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  vi.useRealTimers();
});

test('yearly heating help is a start in winter', () => {
  const heat = {
    ...grantOf('heat', 'very-likely'),
    roundOver: true,
    deadline: 'Once each winter; the last one ended in April',
  };
  const list = [heat, ...['a', 'b', 'c'].map((id) => grantOf(id, 'very-likely'))];
  const startsIn = (month: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, month, 27) });
    const { starts } = planOf(list);
    vi.useRealTimers();
    return starts.map(({ id }) => id);
  };
  expect(startsIn(10)).toEqual(['heat', 'a', 'b']);
  expect(startsIn(6)).toEqual(['a', 'b', 'c']);
});

test('an organization starts with what may be open, even if it is only worth checking', () => {
  const over = { ...grantOf('over', 'very-likely'), roundOver: true };
  const list = [over, grantOf('open', 'worth-checking')];
  const startsOf = (grants: typeof list) => planOf(grants, { forOrganization: true }).starts.map(({ id }) => id);
  expect(startsOf(list)).toEqual(['open']);
  expect(startsOf([over])).toEqual(['over']);
  expect(startsOf([grantOf('sure', 'qualify'), ...list])).toEqual(['sure']);
});

test('the starts include one that the total counts', () => {
  const grants = ['a', 'b', 'c', 'd', 'e'].map((id) => grantOf(id, 'very-likely'));
  const startsFor = (counted: string[]) => planOf(grants, { counted }).starts.map(({ id }) => id);
  expect(startsFor(['e', 'd'])).toEqual(['a', 'b', 'd']);
  expect(startsFor(['b', 'e'])).toEqual(['a', 'b', 'c']);
  expect(startsFor(['elsewhere'])).toEqual(['a', 'b', 'c']);
});

test('starts with the most valuable of the first that look right', () => {
  const worth = (id: string, sum: number, more: Partial<Match> = {}) => {
    const grant = grantOf(id, 'very-likely');
    return { ...grant, match: { ...grant.match, worth: sum, ...more } };
  };
  const list = [
    worth('caregiver', 1000),
    worth('rebate', 4000),
    worth('known', 9000, { alreadyGets: true }),
    worth('eitc', 4427),
    worth('medicaid', 12_000),
    ...['f', 'g', 'h'].map((id) => worth(id, 100)),
    worth('far', 20_000),
  ];
  expect(planOf(list).starts.map(({ id }) => id)).toEqual(['medicaid', 'eitc', 'rebate']);
});

test('two programs for a need the member named come first, however little they pay', () => {
  const wanted = (id: string) => {
    const grant = grantOf(id, 'very-likely');
    return { ...grant, match: { ...grant.match, worth: 40, wantedNeed: 'bills' } };
  };
  const paid = (id: string) => ({ ...wanted(id), match: { ...wanted(id).match, worth: 900, wantedNeed: undefined } });
  const list = [...['a', 'b', 'c'].map(paid), ...['heat', 'insulation', 'phone'].map(wanted)];
  expect(planOf(list).starts.map(({ id }) => id)).toEqual(['heat', 'insulation', 'a']);
});

test('the starts are for different needs, with heating help first in winter', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27) });
  const wanted = (id: string, need: string, worth = 40) => {
    const grant = { ...grantOf(id, 'very-likely'), deadline: id === 'heat' ? 'Once each winter' : null };
    return { ...grant, match: { ...grant.match, worth, wantedNeed: need } };
  };
  const list = [
    wanted('medicine', 'health', 900),
    wanted('care', 'health', 900),
    wanted('counseling', 'home', 0),
    wanted('insulation', 'bills'),
    wanted('heat', 'bills'),
    wanted('roof', 'home'),
  ];
  expect(planOf(list).starts.map(({ id }) => id)).toEqual(['heat', 'medicine', 'roof']);
  vi.useRealTimers();
});

test('an organization gets a closed program that fits before an open one far down', () => {
  const over = (id: string) => ({ ...grantOf(id, 'worth-checking'), roundOver: true });
  const closed = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(over);
  const startsOf = (grants: ReturnType<typeof over>[]) =>
    planOf(grants, { forOrganization: true }).starts.map(({ id }) => id);
  const open = { ...grantOf('open', 'worth-checking'), roundOver: false };
  const loan = { ...open, id: 'loan', programType: 'loan' as const };
  expect(startsOf([loan, ...closed])).toEqual(['a', 'b', 'c']);
  expect(startsOf([...closed, open])).toEqual(['open', 'a', 'b']);
  expect(startsOf([...closed, over('h'), open])).toEqual(['a', 'b', 'c']);
});

test('urgent help is a start even if only worth checking', () => {
  const fema = grantOf('fema', 'worth-checking');
  const urgent = { ...fema, match: { ...fema.match, urgent: true } };
  const list = [urgent, ...['b', 'c', 'd', 'e'].map((id) => grantOf(id, 'very-likely'))];
  expect(planOf(list).starts.map(({ id }) => id)).toEqual(['fema', 'b', 'c']);
});

test('if nothing looks right, starts with what is worth checking', () => {
  const { starts, groups } = planOf([
    grantOf('a', 'only-if'),
    ...['b', 'c', 'd', 'e'].map((id) => grantOf(id, 'worth-checking')),
  ]);
  expect(starts.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(groups.map(({ name, grants }) => [name, grants.length])).toEqual([
    ['worthChecking', 1],
    ['onlyIf', 1],
  ]);
});

test('if too few look right, starts in list order without closed programs', () => {
  const over = { ...grantOf('over', 'worth-checking'), roundOver: true };
  const list = [
    grantOf('project', 'worth-checking'),
    over,
    grantOf('rebate', 'very-likely'),
    ...['d', 'e'].map((id) => grantOf(id, 'worth-checking')),
  ];
  const { starts } = planOf(list);
  expect(starts.map(({ id }) => id)).toEqual(['project', 'rebate', 'd']);
});

test('programs for rare circumstances are never starts', () => {
  expect(planOf([grantOf('a', 'only-if'), grantOf('b', 'no')]).starts).toEqual([]);
  expect(planOf([])).toEqual({ starts: [], groups: [] });
});

test('an organization starts with what looks right, grants first, personal help last', () => {
  const snap = grantOf('snap', 'very-likely');
  const list = [
    { ...grantOf('checked-loan', 'worth-checking'), programType: 'loan' as const },
    grantOf('checked', 'worth-checking'),
    { ...grantOf('loan', 'very-likely'), programType: 'loan' as const },
    { ...snap, match: { ...snap.match, asPerson: true } },
    grantOf('grant', 'very-likely'),
    grantOf('rare', 'only-if'),
  ];
  const { starts, groups } = planOf(list, { forOrganization: true });
  expect(starts.map(({ id }) => id)).toEqual(['grant', 'loan']);
  expect(groups.map(({ name, grants }) => [name, grants.map(({ id }) => id)])).toEqual([
    ['worthChecking', ['checked-loan', 'checked']],
    ['onlyIf', ['rare']],
    ['asPerson', ['snap']],
  ]);
  const unsure = list.filter(({ match }) => match.likelihood === 'worth-checking');
  expect(planOf(unsure, { forOrganization: true }).starts.map(({ id }) => id)).toEqual(['checked', 'checked-loan']);
});

test('saved programs that are starts come first, then those that look right', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 28) });
  const of = (id: string, likelihood: Likelihood, match: Partial<Match>, deadline: string | null = null) => {
    const grant = grantOf(id, likelihood);
    return { ...grant, deadline, match: { ...grant.match, ...match } };
  };
  const list = [
    of('drugs', 'very-likely', { worth: 5000, score: 80 }),
    of('rebate', 'very-likely', { worth: 1000, score: 70 }),
    of('food', 'very-likely', { worth: 3000, score: 60, eachMonth: true }),
    of('unsure', 'worth-checking', { worth: 9000, score: 50 }),
    of('heating', 'very-likely', { worth: 800, score: 40, wantedNeed: 'bills' }, 'Once each winter, from November'),
  ];
  const { starts } = planOf(list);
  const planned = inPlanOrder(list.toReversed());
  expect(planned.slice(0, starts.length)).toEqual(starts);
  expect(planned.map(({ id }) => id)).toEqual(['heating', 'food', 'drugs', 'rebate', 'unsure']);
  vi.useRealTimers();
});

test('a saved program that may be closed follows an open one that fits less', () => {
  const over = { ...grantOf('over', 'very-likely'), roundOver: true };
  expect(inPlanOrder([over, grantOf('open', 'only-if')]).map(({ id }) => id)).toEqual(['open', 'over']);
});
