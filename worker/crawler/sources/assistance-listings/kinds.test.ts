import { expect, test } from 'vitest';
import { helpsPeople, programTypeOf } from './kinds.ts';

test.each([
  [['Project Grants', 'Direct Loans'], 'grant'],
  [['Direct Loans', 'Guaranteed / Insured Loans', 'Project Grants'], 'loan'],
  [['Guaranteed / Insured Loans'], 'loan'],
  [['Direct Payments for a Specified Use'], 'assistance'],
  [['Insurance'], 'assistance'],
  [[], 'assistance'],
])('assistance types %j make a %s', (types, kind) => {
  expect(programTypeOf(types, false)).toBe(kind);
});

test.each([
  [['Formula Grants', 'Direct Payments for a Specified Use'], 'assistance'],
  [['Formula Grants', 'Direct Payments with Unrestricted Use'], 'assistance'],
  [['Project Grants', 'Formula Grants', 'Direct Payments for a Specified Use'], 'grant'],
  [['Direct Loans', 'Direct Payments for a Specified Use'], 'loan'],
  [['Formula Grants', 'Training'], 'grant'],
  [['Formula Grants'], 'grant'],
])('for people, assistance types %j make a %s', (types, kind) => {
  expect(programTypeOf(types, true)).toBe(kind);
});

test.each([
  [['Individual/Family'], '', true],
  [['Low Income', 'State'], '', true],
  [[], 'Households that meet the limits of income and resources', true],
  [[], 'Scientists and research institutions', false],
  [['Anyone/general public'], 'State and local governments', false],
])('beneficiaries %j and “%s” are people: %s', (types, text, isForPeople) => {
  expect(helpsPeople(types, text)).toBe(isForPeople);
});
