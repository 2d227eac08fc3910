import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { memoryStorage } from '../account/session/memory-storage.fixture.ts';
import { aGrant } from '../program/grant.fixture.ts';
import { comparedRows } from './compare/compare.ts';
import { byDeadline } from './groups.ts';
import { savedIn, savedNow } from './state.ts';
import { $faults, $pending, $removed, $saved, followSaved } from './store.ts';
import { toggleSaved } from './toggle.ts';

vi.mock('../../components/ui/toast.ts', () => ({ showToast: vi.fn(), toastOnNextPage: vi.fn() }));

/** A program saved at a fixed time. With equal times, programs keep the order they were saved in. */
const aSaved = (changes: Partial<SavedGrant> = {}): SavedGrant => ({
  ...savedNow(aGrant()),
  savedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const plan = { limit: 5, compare: false, csv: false, priority: false };

test('sorts saved programs by deadline: soonest, then undated, then past', () => {
  const { dated, open, closed } = byDeadline([
    aSaved({ id: 'no-day-old', savedAt: '2026-01-01' }),
    aSaved({ id: 'late', deadlineAt: '2031-05-01T00:00:00Z' }),
    aSaved({ id: 'over-long-ago', deadlineAt: '2020-01-01T00:00:00Z', closed: true }),
    aSaved({ id: 'over', deadlineAt: '2024-01-01T00:00:00Z', closed: true }),
    aSaved({ id: 'soon', deadlineAt: '2031-04-01T00:00:00Z' }),
    aSaved({ id: 'no-day-new', savedAt: '2026-02-01' }),
  ]);
  expect([dated, open, closed].map((group) => group.map(({ id }) => id))).toEqual([
    ['soon', 'late'],
    ['no-day-new', 'no-day-old'],
    ['over', 'over-long-ago'],
  ]);
});

test('sorts undated programs as in the plan: what looks right, then what pays most', () => {
  const of = (id: string, match: Partial<SavedGrant['match']>, savedAt: string) =>
    aSaved({ id, savedAt, match: { ...aGrant().match, ...match } });
  const { open } = byDeadline([
    of('unsure', { likelihood: 'worth-checking', worth: 9000 }, '2026-03-03'),
    of('less', { likelihood: 'qualify', worth: 500 }, '2026-03-02'),
    of('more', { likelihood: 'very-likely', worth: 4000 }, '2026-03-01'),
  ]);
  expect(open.map(({ id }) => id)).toEqual(['more', 'less', 'unsure']);
});

describe('the comparison', () => {
  const rowsOf = (grants: SavedGrant[]) => {
    const rows = comparedRows(grants);
    return { rows, row: (name: string) => rows.find((one) => one.name === name) };
  };
  const matched = (changes: Partial<SavedGrant['match']>) => ({ ...aGrant().match, ...changes });

  test('puts what differs first, in any order of its lines, and skips empty rows', () => {
    const reasons = ['You live in Ohio', 'You rent'].map((text) => ({
      ...{ criterion: text, verdict: 'met' as const, text, quote: null, source: null },
    }));
    const { rows, row } = rowsOf([
      aSaved({ amount: '$500', match: matched({ reasons }) }),
      aSaved({ amount: null, match: matched({ reasons: reasons.toReversed() }) }),
    ]);
    expect(row('Amount')).toMatchObject({ cells: [['$500'], []], differs: true });
    expect(row('Met')?.differs).toBe(false);
    expect(row('Where')?.cells).toEqual([['The whole country'], ['The whole country']]);
    expect(row('Interest rate')).toBeUndefined();
    const differing = rows.map(({ differs }) => differs);
    expect(differing).toEqual(differing.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('leaves out the lines that all share, and uses one name for each document', () => {
    const reason = (text: string) => ({ criterion: 'x', verdict: 'unknown' as const, text, quote: null, source: null });
    const { row } = rowsOf([
      aSaved({ requirements: 'Photo ID', match: matched({ reasons: [reason('You rent'), reason('You own a car')] }) }),
      aSaved({
        requirements: 'Proof of identity\nProof of who you are',
        match: matched({ reasons: [reason('You rent')] }),
      }),
    ]);
    expect(row('Documents')?.cells).toEqual([['Proof of who you are'], ['Proof of who you are']]);
    expect(row('To check')).toMatchObject({ own: [['You own a car'], []], shared: 1, none: 'Nothing left to check' });
  });

  test('says what is best only where the facts do', () => {
    const pays = (from: number, to: number) =>
      matched({ estimate: { verdict: 'yes', amount: { from, to, per: 'year' } } });
    const amounts = (...all: SavedGrant['match'][]) => rowsOf(all.map((match) => aSaved({ match }))).row('Amount');
    expect(amounts(pays(5819, 5819), pays(100, 5000))?.best).toEqual(['Pays you most', null]);
    // The ranges overlap, or one sum is unknown.
    expect(amounts(pays(5819, 5819), pays(100, 6000))?.best).toEqual([null, null]);
    expect(amounts(pays(5819, 5819), aGrant().match)?.best).toEqual([null, null]);
    expect(amounts(pays(5819, 5819), pays(1, 2))?.cells[0]).toEqual(['About $5,819 a year for you']);

    const chances = (...all: SavedGrant['match']['likelihood'][]) =>
      rowsOf(all.map((likelihood) => aSaved({ match: matched({ likelihood }) }))).row('Can I get this?')?.best;
    expect(chances('worth-checking', 'very-likely')).toEqual([null, 'Best chance']);
    expect(chances('very-likely', 'very-likely', 'no')).toEqual([null, null, null]);
    expect(chances('only-if', 'no')).toEqual([null, null]);
    expect(chances('unknown', 'no')).toEqual([null, null]);
    const paid = aSaved({ match: matched({ likelihood: 'qualify', alreadyGets: true }) });
    const other = aSaved({ match: matched({ likelihood: 'no' }) });
    expect(rowsOf([paid, other]).row('Can I get this?')?.best).toEqual([null, null]);

    const due = (deadlineAt: string | null) => aSaved({ deadlineKind: 'fixed', deadline: deadlineAt, deadlineAt });
    expect(rowsOf([due('2031-05-01T00:00:00Z'), due('2031-04-01T00:00:00Z')]).row('Deadline')?.best).toEqual([
      null,
      'Due first',
    ]);
  });

  test('numbers the order to do them in', () => {
    const four = ['$1', '$2', '$1', '$2'].map((amount) => aSaved({ amount }));
    expect(rowsOf(four).row('Which first')?.cells).toEqual([['First'], ['Second'], ['Third'], ['Fourth']]);
  });
});

describe('the list', () => {
  const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
  const answers = (grants: SavedGrant[]) => Response.json({ savedGrants: grants, plan });
  const settled = () => vi.waitFor(() => expect($pending.get().size).toBe(0));
  let leave = () => {};
  const arrive = async (userId: number, grants: SavedGrant[]) => {
    fetched.mockResolvedValueOnce(answers(grants));
    leave = followSaved(userId);
    await vi.waitFor(() => expect($saved.get().status).toBe('ready'));
  };

  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('sessionStorage', memoryStorage());
  });
  afterEach(() => {
    leave();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  test('of one member is cleared when another one comes', async () => {
    await arrive(1, [aSaved({ id: 'a' })]);
    fetched.mockReturnValueOnce(new Promise(() => {}));
    leave();
    leave = followSaved(2);
    expect([$saved.get(), $faults.get().size, $removed.get().size]).toEqual([{ status: 'loading' }, 0, 0]);
  });

  test('reverts one failed change and keeps a successful one', async () => {
    await arrive(3, []);
    fetched.mockResolvedValueOnce(Response.json({ message: 'Broken' }, { status: 500 }));
    fetched.mockResolvedValueOnce(Response.json(aSaved({ id: 'b' })));
    const both = [toggleSaved(aGrant({ id: 'a' })), toggleSaved(aGrant({ id: 'b' }))];
    expect(['a', 'b'].map((id) => savedIn($saved.get(), id) !== undefined)).toEqual([true, true]);
    await Promise.all(both);
    expect(['a', 'b'].map((id) => savedIn($saved.get(), id) !== undefined)).toEqual([false, true]);
    expect($faults.get().get('a')?.message).toContain('Broken');
  });

  test('sends one call for two quick clicks, and none after the member has left', async () => {
    await arrive(4, []);
    fetched.mockResolvedValueOnce(Response.json(aSaved()));
    await Promise.all([toggleSaved(aGrant()), toggleSaved(aGrant())]);
    await settled();
    expect(fetched).toHaveBeenCalledTimes(2);
    localStorage.setItem('grantlight_member', '5');
    await toggleSaved(aGrant());
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('a program that another tab removed already counts as removed', async () => {
    await arrive(6, [aSaved()]);
    fetched.mockResolvedValueOnce(Response.json({ message: 'Not there' }, { status: 404 }));
    await toggleSaved(aGrant());
    expect([savedIn($saved.get(), 'liheap'), $faults.get().size]).toEqual([undefined, 0]);
  });

  test('a restored program gets its note back', async () => {
    await arrive(7, [aSaved({ notes: 'mine', notesRevision: 9 })]);
    fetched.mockResolvedValueOnce(Response.json({ message: 'Gone' }));
    await toggleSaved(aGrant());
    fetched.mockResolvedValueOnce(Response.json(aSaved({ notesRevision: 20 })));
    fetched.mockResolvedValueOnce(Response.json({ notes: 'mine', notesRevision: 21 }));
    await toggleSaved(aGrant());
    expect(savedIn($saved.get(), 'liheap')).toMatchObject({ notes: 'mine', notesRevision: 21 });
    expect(JSON.parse(String(fetched.mock.lastCall?.[1].body))).toEqual({ notes: 'mine', notesRevision: 20 });
  });
});

test('the comparison never suggests a closed or ruled-out program as the next step', () => {
  const no = aSaved({ id: 'no', deadlineAt: '2099-01-01T00:00:00Z' });
  const [first] = comparedRows([
    { ...no, match: { ...no.match, likelihood: 'no' } },
    aSaved({ id: 'closed', deadlineAt: '2020-01-01T00:00:00Z', closed: true }),
    aSaved({ id: 'dated', deadlineAt: '2099-02-01T00:00:00Z' }),
  ]);
  expect(first?.cells.map(([place]) => place !== '')).toEqual([false, false, true]);
});
