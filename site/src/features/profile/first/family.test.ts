import { expect, test } from 'vitest';
import type { Someone } from '../form/child-boxes.ts';
import {
  following,
  statusOfChildren,
  withPartner,
  withPartnerStatus,
  withStatusOfChild,
  withStatusOfChildren,
} from './family.ts';
import { FAMILY as SPANISH } from './texts.es.ts';
import { FAMILY } from './texts.ts';

const own = { citizenshipStatus: 'permanent-resident', permanentResidentSince: 2023 } as const;
const children: Someone[] = [
  { relation: 'child', age: 4 },
  { relation: 'child', age: 8, disability: true },
];

test('a partner is listed once, and taken off the list again', () => {
  const people = withPartnerStatus(withPartner(children, 'spouse'), 'other');
  expect(people[0]).toMatchObject({ relation: 'spouse', citizenshipStatus: 'other' });
  expect(withPartner(people, 'partner')[0]).toMatchObject({ relation: 'partner', citizenshipStatus: 'other' });
  expect(withPartner(people, null)).toEqual(children);
});

test('one answer covers all children and keeps what else is known about them', () => {
  const citizens = withStatusOfChildren(children, 2, 'citizens', own);
  expect(citizens[1]).toMatchObject({ age: 8, disability: true, citizenshipStatus: 'citizen' });
  expect(statusOfChildren(citizens, own)).toBe('citizens');
  const same = withStatusOfChildren(children, 2, 'same', own);
  expect(same[0]).toMatchObject(own);
  expect(statusOfChildren(same, own)).toBe('same');
  expect(statusOfChildren(withStatusOfChildren(same, 2, '', own), own)).toBe('');
  expect(statusOfChildren([...citizens, ...same], own)).toBe('differ');
});

test('a partner with an age or disability stays listed', () => {
  const people = [{ relation: 'spouse', age: 70, disability: true, citizenshipStatus: 'other' } as const, ...children];
  expect(withPartner(people, null)[0]).toMatchObject({
    relation: 'spouse',
    age: 70,
    citizenshipStatus: 'not_specified',
  });
});

test('children who were only counted are listed with a status, and not without one', () => {
  expect(withStatusOfChildren(children, 3, '', own)).toHaveLength(2);
  const three = withStatusOfChildren(children, 3, 'citizens', own);
  expect(three[2]).toMatchObject({ relation: 'child', citizenshipStatus: 'citizen' });
  expect(withStatusOfChildren(three, 3, '', own)).toHaveLength(2);
  expect(withStatusOfChildren(children, 3, 'differ', own)).toHaveLength(3);
  expect(withStatusOfChildren(children, 2, 'differ', own)).toEqual(children);
});

test('a grown child is not one of the children', () => {
  const people: Someone[] = [{ relation: 'child', age: 24 }, ...children];
  expect(withStatusOfChildren(people, 2, 'citizens', own)[0]).toEqual({ relation: 'child', age: 24 });
});

test('children with the same status follow the own one, others do not', () => {
  const same = withStatusOfChildren(children, 2, 'same', own);
  const later = { ...own, permanentResidentSince: 2019 };
  expect(following(same, own, later)?.[1]).toMatchObject({ age: 8, ...later });
  const daca = { citizenshipStatus: 'daca', permanentResidentSince: null } as const;
  expect(following(same, own, daca)?.[0]).toMatchObject(daca);
  // A slip in the own answer makes no child a citizen.
  const citizen = { citizenshipStatus: 'citizen', permanentResidentSince: null } as const;
  expect(following(same, own, citizen)?.[0]).toMatchObject({ citizenshipStatus: 'not_specified' });
  expect(following(withStatusOfChildren(children, 2, 'citizens', own), own, daca)).toBeNull();
  expect(following(same, own, own)).toBeNull();
});

test("a child's year as a permanent resident goes with the status", () => {
  const same = withStatusOfChildren(children, 2, 'same', own);
  const [first = same[1]] = same;
  if (!first) throw new Error('No child is listed');
  expect(withStatusOfChild(same, first, 'refugee')[0]).toMatchObject({
    citizenshipStatus: 'refugee',
    permanentResidentSince: null,
  });
});

test('an only child with another status than offered for all has a different one', () => {
  expect(statusOfChildren([{ relation: 'child', age: 4, citizenshipStatus: 'visa-holder' }], own)).toBe('differ');
  expect(FAMILY.differ(1)).toBe('A different status');
  expect(FAMILY.citizens(1)).toBe('U.S. citizen');
});

test('ages read naturally in Spanish', () => {
  expect([null, 0, 1, 8].map((age) => SPANISH.child(1, age))).toEqual([
    'Niño 1',
    'Niño 1, menos de 1 año',
    'Niño 1, 1 año',
    'Niño 1, 8 años',
  ]);
});
