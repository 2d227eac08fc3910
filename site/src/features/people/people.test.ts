import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Likelihood } from '../../../../contract/programs/grants.ts';
import { memoryStorage } from '../account/session/memory-storage.fixture.ts';
import {
  clearEndedSession,
  clearMemberStorage,
  keepOf,
  keptOf,
  LOCAL_KEYS,
  noteMember,
} from '../account/session/storage.ts';
import { aGrant } from '../program/grant.fixture.ts';
import { viewOf } from './address.ts';
import { fileOf, withFile } from './file.ts';
import { MOST_HELPED } from './limits.ts';
import { EMPTY_ANSWERS, type Person, readKept, readRecord, written } from './person.ts';
import { cut, namedPapers, printedOf, typedAddress } from './sheet.ts';
import { $people, addFile, keepPerson, openPeople, removePerson, removeUnreadable } from './store.ts';
import { groupsOf } from './summary.ts';

const answers = readRecord(
  JSON.stringify({
    version: 1,
    people: [
      {
        ...{ id: 'x', name: 'X', changedAt: '2026-11-24T10:00:00.000Z' },
        answers: { age: 71, location: 'Columbus, OH', occupation: 'Retired' },
      },
    ],
  }),
)?.people[0]?.answers;

function aPerson(id: string, changes: Partial<Person> = {}): Person {
  if (!answers) throw new Error('The required answers must be enough');
  return { id, name: id.toUpperCase(), answers, changedAt: '2026-11-24T10:00:00.000Z', ...changes };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

describe('stored people', () => {
  test('round-trips, with defaults for questions added later', () => {
    const kept = { people: [aPerson('a'), aPerson('b')], aside: [] };
    expect(readKept(written(kept))).toEqual(kept);
    expect(kept.people[0]?.answers).toMatchObject({ isVeteran: false, household: null, needs: [] });
  });

  test.each([
    ['no age', { ...aPerson('b'), answers: {} }],
    ['no name', { ...aPerson('b'), name: ' ' }],
    ['no moment', { ...aPerson('b'), changedAt: '2026-13-45T99:00:00.000Z' }],
    ['a duplicate', aPerson('a')],
    ['not a person', 7],
  ])('that are unreadable (%s) are set aside until deleted', (_, entry) => {
    const kept = readKept(JSON.stringify({ version: 1, people: [aPerson('a'), entry] }));
    expect(kept).toEqual({ people: [aPerson('a')], aside: [entry] });
    expect(readKept(written(kept)).aside).toEqual([entry]);
  });

  test.each(['not json', '[]', '{"version":2,"people":[]}', '{"people":[]}'])(
    'are set aside as a whole: %s',
    (text) => {
      expect(readKept(text)).toEqual({ people: [], aside: [text] });
      expect(readRecord(text)).toBeUndefined();
    },
  );

  test('belong to one member: they outlive a session, but not a logout or another member', () => {
    expect(keepPerson(1001, aPerson('a'))).toBe('kept');
    clearEndedSession();
    noteMember(1001);
    const close = openPeople(1001);
    expect($people.get().people.map(({ id }) => id)).toEqual(['a']);
    close();
    expect($people.get().people).toEqual([]);
    openPeople(1002);
    expect($people.get().people).toEqual([]);
    noteMember(1002);
    expect(keptOf(LOCAL_KEYS.people, 1001)).toBeUndefined();
    keepPerson(1002, aPerson('b'));
    clearMemberStorage();
    expect(keptOf(LOCAL_KEYS.people, 1002)).toBeUndefined();
  });

  test('are not written by the page of a member who has left', () => {
    noteMember(1002);
    expect(keepPerson(1001, aPerson('a'))).toBe('refused');
    expect(keptOf(LOCAL_KEYS.people, 1001)).toBeUndefined();
  });

  test('include what another tab added in the meantime', () => {
    openPeople(1001);
    keepPerson(1001, aPerson('a'));
    keepOf(LOCAL_KEYS.people, 1001, written({ people: [aPerson('a'), aPerson('b')], aside: [1] }));
    keepPerson(1001, aPerson('a', { name: 'A. A.' }));
    expect($people.get().people.map(({ name }) => name)).toEqual(['A. A.', 'B']);
    removePerson(1001, 'a');
    removeUnreadable(1001);
    expect($people.get()).toMatchObject({ people: [{ id: 'b' }], aside: [] });
    removePerson(1001, 'b');
    expect(localStorage.getItem(LOCAL_KEYS.people)).toBeNull();
  });

  test('are at most thirty, and none if the browser stores nothing', () => {
    for (let count = 0; count < MOST_HELPED; count += 1) expect(keepPerson(1001, aPerson(`p${count}`))).toBe('kept');
    expect(keepPerson(1001, aPerson('one-more'))).toBe('full');
    expect(keepPerson(1001, aPerson('p0', { name: 'Changed' }))).toBe('kept');
    vi.stubGlobal('localStorage', undefined);
    expect(keepPerson(1001, aPerson('a'))).toBe('refused');
  });
});

describe('a file', () => {
  const kept = { people: [aPerson('a'), aPerson('b')], aside: ['?'] };

  test('is named after the day and contains everyone', () => {
    const { name, text } = fileOf(kept, new Date(2026, 0, 5));
    expect(name).toBe('grantlight-people-2026-01-05.json');
    expect(readRecord(text)).toEqual(kept);
  });

  test('adds new people, and newer answers of existing ones', () => {
    const newer = aPerson('b', { name: 'Newer', changedAt: '2026-11-25T10:00:00.000Z' });
    const older = aPerson('a', { name: 'Older', changedAt: '2026-11-23T10:00:00.000Z' });
    const file = written({ people: [older, newer, aPerson('c')], aside: [1] });
    const opened = withFile(kept, file);
    expect(opened).toMatchObject({ status: 'read', added: 1, updated: 1, unreadable: 1 });
    expect(opened.status === 'read' && opened.kept.people.map(({ name }) => name)).toEqual(['A', 'Newer', 'C']);
  });

  test('that is not ours or has too many people changes nothing', () => {
    openPeople(1001);
    keepPerson(1001, aPerson('a'));
    expect(addFile(1001, '{"grants":[]}')).toEqual({ status: 'not-ours' });
    const many = Array.from({ length: MOST_HELPED }, (_, index) => aPerson(`p${index}`));
    expect(addFile(1001, written({ people: many, aside: [] }))).toEqual({ status: 'too-many', count: MOST_HELPED + 1 });
    expect($people.get().people.map(({ id }) => id)).toEqual(['a']);
  });
});

test('the address selects the view', () => {
  expect(['', '?new', '?edit=a', '?person=b', '?leave', '?person='].map(viewOf)).toEqual([
    { at: 'list' },
    { at: 'new' },
    { at: 'form', id: 'a' },
    { at: 'programs', id: 'b' },
    { at: 'leaving' },
    { at: 'list' },
  ]);
});

test('a new profile is empty', () => {
  expect(EMPTY_ANSWERS).toMatchObject({
    age: null,
    location: null,
    occupation: null,
    isVeteran: false,
    household: null,
  });
});

describe('the sheet', () => {
  const grants = (likelihood: Likelihood, count: number) =>
    Array.from({ length: count }, (_, index) =>
      aGrant({ id: `${likelihood}-${index}`, match: { ...aGrant().match, likelihood } }),
    );

  test('lists what fits before what is worth checking, up to its limit', () => {
    const all = [
      ...grants('worth-checking', 9),
      ...grants('qualify', 3),
      ...grants('very-likely', 14),
      ...grants('only-if', 2),
    ];
    const printed = printedOf(groupsOf(all));
    expect(printed.settled.map(({ grant }) => grant.id).slice(0, 4)).toEqual([
      'qualify-0',
      'qualify-1',
      'qualify-2',
      'very-likely-0',
    ]);
    expect([printed.settled.length, printed.checking.length, printed.left]).toEqual([14, 6, 8]);
  });

  test('lists documents as long as there is room', () => {
    expect(namedPapers(['ID', 'Pay stubs'])).toEqual({ named: 'ID; Pay stubs', left: 0 });
    expect(namedPapers(['a'.repeat(100), 'b'.repeat(100), 'c'.repeat(100)], 240)).toMatchObject({ left: 1 });
    expect(namedPapers(['word '.repeat(60)]).named.length).toBeLessThan(170);
  });

  test('cuts long text at a word, and an address to its site', () => {
    expect(cut('A short text', 40)).toBe('A short text');
    expect(cut('A text that is somewhat longer', 15)).toBe('A text that is …');
    expect(typedAddress('https://www.benefits.example.gov/')).toBe('benefits.example.gov');
    expect(typedAddress(`https://www.example.gov/${'a'.repeat(60)}`)).toBe('example.gov');
  });
});
