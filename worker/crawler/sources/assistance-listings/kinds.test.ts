import { expect, test } from 'vitest';
import { programTypeOf } from './kinds.ts';

test.each([
  [['Project Grants', 'Direct Loans'], 'grant'],
  [['Direct Loans', 'Guaranteed / Insured Loans', 'Project Grants'], 'loan'],
  [['Guaranteed / Insured Loans'], 'loan'],
  [['Direct Payments for a Specified Use'], 'assistance'],
  [['Insurance'], 'assistance'],
  [[], 'assistance'],
])('assistance types %j make a %s', (types, kind) => {
  expect(programTypeOf(types)).toBe(kind);
});
