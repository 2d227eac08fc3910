import { expect, test } from 'vitest';
import type { Someone } from '../form/child-boxes.ts';
import { statusOfChildren, withChildren, withPartner, withPartnerStatus, withStatusOfChildren } from './family.ts';

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
  const citizens = withStatusOfChildren(children, 'citizens', own);
  expect(citizens[1]).toMatchObject({ age: 8, disability: true, citizenshipStatus: 'citizen' });
  expect(statusOfChildren(citizens, own)).toBe('citizens');
  const same = withStatusOfChildren(children, 'same', own);
  expect(same[0]).toMatchObject(own);
  expect(statusOfChildren(same, own)).toBe('same');
  expect(statusOfChildren(withStatusOfChildren(same, '', own), own)).toBe('');
  expect(statusOfChildren([...citizens, ...same], own)).toBe('differ');
});

test('children who were only counted are listed without an age', () => {
  expect(withChildren(children, 3)).toHaveLength(3);
  expect(withChildren(children, 2)).toEqual(children);
});
